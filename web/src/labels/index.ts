// One language at a time is loaded; its labels are there before anything is drawn in it.
import type { Language } from '../protocol.ts';
import type { Labels } from './labels.ts';

export type { Labels };
export const languages: Language[] = ['en', 'es', 'ja'];
export const languageNames: Record<Language, string> = { en: 'EN', es: 'ES', ja: '日本語' };

const loaders: Record<Language, () => Promise<Labels>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ja: async () => (await import('./ja.ts')).ja,
};
export const loadLabels = (language: Language): Promise<Labels> => loaders[language]();
