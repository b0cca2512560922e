// Every outcome, and every edition: long work in engines of their own, which can be stopped.
import { app } from './app.svelte.ts';
import { backend } from './backend.ts';
import { Engine, Refused } from './engine.ts';
import { words, type Answer, type LoadedCards, type Sentence } from './protocol.ts';
import { cardFiles } from './store.ts';

export type Next = { question?: number; outcome?: number; loop?: number; unknown?: boolean };
export interface GraphQuestion { text: string; chance?: boolean; choices: { text: string; results: ({ is?: string } & Next)[] }[] }
export interface Graph { first: Next; questions: GraphQuestion[]; outcomes: { text: string }[]; lines: number }
export interface Outcomes { outcomes: { text: Sentence; end: string; lines: number }[]; common: Sentence; positions: number; complete: boolean; graph: Graph }
export interface Comparison { editions: { edition: string; answer: Answer }[]; partings: { from: string; to: string; changes: string[] }[] }
export type Mark = 'same' | 'way' | 'other' | 'none';

// The last answer for a line, and whether one is being worked out. A new line drops what was asked for the old one.
class Explorer<T> {
  value = $state.raw<T | null>(null);
  problem = $state('');
  busy = $state(false);
  stopped = $state(false);
  #call: string;
  #engine: Engine | null = null;
  #key = '';

  constructor(call: string) {
    this.#call = call;
  }

  async ask(): Promise<void> {
    if (app.empty || app.moments.length === 0 || (app.choices.length === 0 && !app.isFile)) {
      this.stop();
      this.#key = '';
      this.value = null;
      this.stopped = false;
      return;
    }
    const language = await app.spoken();
    let scenario: string;
    try {
      scenario = await app.scenario();
    } catch (error) {
      this.problem = error instanceof Error ? error.message : '';
      return;
    }
    const key = `${language}\n${app.position.edition}\n${scenario}`;
    if (key === this.#key && (this.busy || this.value)) return;
    this.stop();
    this.#key = key;
    this.value = null;
    this.problem = '';
    this.stopped = false;
    this.busy = true;
    const { edition } = app.position;
    const engine = new Engine(backend, async (ask) => {
      for (const file of await cardFiles()) await ask<LoadedCards>({ call: 'cards.load', game: file.game, text: file.text, name: file.name }).catch(() => {});
    });
    this.#engine = engine;
    try {
      const value = await engine.request<T>({ call: this.#call, scenario, language, ...(this.#call === 'outcomes' ? { edition } : {}) });
      if (key === this.#key) this.value = value;
    } catch (error) {
      if (key === this.#key && !this.stopped) this.problem = error instanceof Refused ? error.message : app.labels.engineStopped;
    } finally {
      if (key === this.#key) this.busy = false;
      engine.stop();
      if (this.#engine === engine) this.#engine = null;
    }
  }

  stop(): void {
    if (!this.busy) return;
    this.stopped = true;
    this.busy = false;
    this.#key = '';
    this.#engine?.stop();
    this.#engine = null;
  }
}

export const outcomes = new Explorer<Outcomes>('outcomes');
export const comparison = new Explorer<Comparison>('compare');

// The same answer in the same steps, the same answer told another way, another answer, or none.
export function markOf(answer: Answer, own: Answer | undefined): Mark {
  if (!own || answer.kind === 'unclear' || answer.kind === 'stopped' || own.kind === 'unclear' || own.kind === 'stopped') return 'none';
  if (words(answer.outcome) !== words(own.outcome)) return 'other';
  const told = (one: Answer): string => one.steps.flat().map((line) => words(line.sentence)).join('\n');
  return told(answer) === told(own) ? 'same' : 'way';
}
