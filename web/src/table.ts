// A table of the engine that follows the line of play: it is opened, choices are taken and taken back, and every moment on
// the way is kept, so that stepping asks nothing.
import { Refused, Stopped, type Engine } from './engine.ts';
import type { Action, Language, Moment, Opened, Option, Problem } from './protocol.ts';

export interface Setup { scenario: string; game: string; edition: string; language: Language }

// A choice of the line, and what was on offer when it was taken.
export interface Choice { id: string; offered: Action | Option | null }

export interface Followed {
  moments: Moment[];           // the first one is the position; each choice adds one
  ids: string[];               // the choices that were taken
  failed: { index: number; problem: Problem; moment: Moment } | null;
}

// Old number of a card → its number at the new table.
export type Renumber = (moment: Moment) => ((card: number) => number | undefined) | null;

export class Table {
  // Whether the options of the last question say what would come of them.
  leadsTo = false;
  #engine: Engine;
  #key = '';
  #starts = -1;
  #table = 0;
  #moments: Moment[] = [];
  #ids: string[] = [];

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  get number(): number {
    return this.#table;
  }

  get isOpen(): boolean {
    return this.#key !== '' && this.#starts === this.#engine.starts;
  }

  // The next call opens a new table.
  forget(): void {
    this.#key = '';
  }

  // Follows the choices as far as they are possible. After an edit `renumber` finds the same choices at the new table.
  async follow(setup: Setup, choices: Choice[], renumber?: Renumber): Promise<Followed> {
    try {
      return await this.#follow(setup, choices, renumber);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      this.#key = '';
      return this.#follow(setup, choices, renumber);
    }
  }

  async #follow(setup: Setup, choices: Choice[], renumber?: Renumber): Promise<Followed> {
    const key = JSON.stringify(setup);
    if (!this.isOpen || key !== this.#key) await this.#open(setup, key);
    const number = renumber?.(this.#moments[0]!) ?? null;
    const wanted = (index: number): string | undefined => {
      const choice = choices[index];
      const moment = this.#moments[index];
      if (!choice || !moment) return undefined;
      return number ? sameChoice(choice, moment, number) ?? choice.id : choice.id;
    };
    let same = 0;
    while (same < this.#ids.length && same < choices.length && this.#ids[same] === wanted(same)) same += 1;
    while (this.#ids.length > same) {
      await this.#engine.request<Moment>({ call: 'game.undo', table: this.#table, language: setup.language });
      this.#ids.pop();
      this.#moments.pop();
    }
    for (let index = same; index < choices.length; index += 1) {
      const moment = this.#moments[index]!;
      const choice = choices[index]!;
      const id = number ? sameChoice(choice, moment, number) : choice.id;
      const missing: Problem = { file: '', line: 0, column: 0, what: '', right: '' };
      if (id === null) return { moments: [...this.#moments], ids: [...this.#ids], failed: { index, problem: missing, moment } };
      try {
        const next = await this.#engine.request<Moment>({ call: 'game.act', table: this.#table, option: id, language: setup.language, ...(this.leadsTo && index === choices.length - 1 ? { leads_to: true } : {}) });
        this.#ids.push(id);
        this.#moments.push(next);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return { moments: [...this.#moments], ids: [...this.#ids], failed: { index, problem: error.problem, moment } };
      }
    }
    return { moments: [...this.#moments], ids: [...this.#ids], failed: null };
  }

  async #open(setup: Setup, key: string): Promise<void> {
    if (this.isOpen) await this.#engine.request({ call: 'game.close', table: this.#table });
    this.#key = '';
    const opened = await this.#engine.request<Opened>({ call: 'game.new', ...setup });
    this.#table = opened.table;
    this.#moments = [opened.moment];
    this.#ids = [];
    this.#key = key;
    this.#starts = this.#engine.starts;
  }
}

// The id of the same act or answer among what is on offer now, or null. Ids name cards by number, so what was offered
// is compared card by card rather than by its text.
export function sameChoice(choice: Choice, moment: Moment, number: (card: number) => number | undefined): string | null {
  const was = choice.offered;
  if (!was) return choice.id;
  const same = (before: number[], now: number[]): boolean => before.length === now.length && before.every((card, index) => number(card) === now[index]);
  if ('kind' in was) {
    const found = moment.actions.find(
      (now) =>
        now.kind === was.kind && now.way === was.way && now.ability === was.ability && now.target_player === was.target_player &&
        same(was.targets, now.targets) && (was.card === null ? now.card === null : number(was.card) === now.card),
    );
    return found?.id ?? null;
  }
  const bare = (id: string): string => id.replace(/\d+/g, '');
  const options = moment.question?.options ?? [];
  const found = was.cards.length > 0 ? options.find((now) => bare(now.id) === bare(was.id) && same(was.cards, now.cards)) : options.find((now) => now.id === was.id);
  return found?.id ?? null;
}
