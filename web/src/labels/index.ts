import type { Language } from '../protocol.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ja } from './ja.ts';
import type { Labels } from './labels.ts';

export type { Labels };
export const languages: Language[] = ['en', 'es', 'ja'];
export const labels: Record<Language, Labels> = { en, es, ja };
