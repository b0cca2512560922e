// The state of the page: one line of play (position, choices, the step that is shown) under all pages, and what the engine
// said of it. Stepping asks nothing: the moments of the line are kept.
import { backend } from './backend.ts';
import { Engine, Refused, Stopped } from './engine.ts';
import { formOf, probeOf } from './files.ts';
import { loadLabels, type Labels } from './labels/index.ts';
import { BadLink, longest, pack, readHash, unpack, writeHash, type LinkProblem } from './link.ts';
import * as edit from './position.ts';
import { asScenario, copyOf, emptyPosition, fromMoment, isEmpty, itemsOf, numbersOf, scenarioOf, type Position } from './position.ts';
import {
  words as plain, type Answer, type DeckReport, type Face, type Hello, type Judged, type Language, type LoadedCards, type Moment, type Opened, type Problem, type Refusal, type Rule, type RulePage,
} from './protocol.ts';
import { changesOf, rowsOf, rowsOfAnswer, verdictOf, type Row, type Verdict } from './steps.ts';
import { cardFiles, forgetKept, keepCardFile, keepSetting, setting, type CardFile } from './store.ts';
import { forgetOffline } from './offline.ts';
import { Table, type Choice, type Followed, type Renumber, type Setup } from './table.ts';
import { abilitiesOf, everyCard, viewOfMoment, viewOfPosition, wordsOf, type AbilityText, type Known, type ViewCard, type ViewPlayer, type ViewZone, type Words } from './view.ts';

export type Page = 'board' | 'build' | 'outcomes' | 'compare';
export const pages: Page[] = ['board', 'build', 'outcomes', 'compare'];
export type Side = 'ruling' | 'why' | 'card' | 'rule' | 'text';
interface Snapshot { position: Position; choices: Choice[] }

export interface Toast { text: string; undo: boolean }

class App {
  // What the engine is.
  hello = $state.raw<Hello | null>(null);
  engineProblem = $state<'none' | 'loading' | 'stopped' | 'offline'>('loading');
  // How the page is shown.
  language = $state<Language>('en');
  labels = $state.raw<Labels>({} as Labels); // there before anything is drawn: start() loads them
  theme = $state<'light' | 'dark'>('light');
  page = $state<Page>('board');
  side = $state<Side>('ruling');
  phone = $state(false);
  phoneTab = $state<'board' | 'ruling' | 'outcomes' | 'cards'>('board');
  turned = $state(false);
  letters = $state(true);
  becauseFolded = $state(false);
  menu = $state(false);
  help = $state(false);
  toast = $state.raw<Toast | null>(null);
  announced = $state('');
  newVersion = $state(false);
  offlineReady = $state(false);
  // The line of play.
  position = $state.raw<Position>(emptyPosition('lorcana', 'lorcana-2.1', ['Ana', 'Bruno']));
  choices = $state.raw<Choice[]>([]);
  moments = $state.raw<Moment[]>([]);
  stale = $state.raw<{ index: number; reason: string; rules: Rule[]; rest: Choice[] } | null>(null);
  judged = $state.raw<Answer | null>(null); // of a scenario file, or of a line of several actions
  at = $state(0);
  problem = $state.raw<Problem | null>(null);
  linkProblem = $state<LinkProblem | null>(null);
  busy = $state(false);
  selectedKey = $state<string | null>(null);
  refusals = $state.raw<Refusal[] | null>(null);
  rulePage = $state.raw<RulePage | null>(null);
  scenarioText = $state('');
  // Cards.
  faces = $state.raw<Map<string, Face>>(new Map());
  texts = $state.raw<Map<string, AbilityText[]>>(new Map());
  words = $state.raw<Words | null>(null);
  files = $state.raw<CardFile[]>([]);
  // Where a card that is found is put.
  targetSeat = $state(0);
  targetZone = $state('');

  engine = new Engine(backend, async (ask) => {
    for (const file of await cardFiles()) await ask<LoadedCards>({ call: 'cards.load', game: file.game, text: file.text, name: file.name }).catch(() => {});
  });
  #table = new Table(this.engine);
  #turnOfWork = 0;
  #past: Snapshot[] = [];
  #future: Snapshot[] = [];
  #hash = '';
  #otherKeys: [string, string][] = [];
  undoable = $state(false);
  redoable = $state(false);

  readonly editions: string[] = $derived(this.hello?.games.find((game) => game.id === this.position.game)?.editions ?? [this.position.edition]);
  readonly isFile: boolean = $derived(this.position.file !== '');
  // The turn was passed on because nothing else could be done: the board shows the position as it was laid out.
  readonly passedOn: boolean = $derived.by(() => {
    const first = this.moments[0];
    const [player, number] = this.position.turn;
    return first !== undefined && this.choices.length === 0 && first.events.length > 0 && (first.turn.player !== player || first.turn.number !== number);
  });
  readonly rows: Row[] = $derived(
    this.isFile
      ? this.judged ? rowsOfAnswer(this.judged) : []
      : rowsOf(this.moments, this.moments.map((moment) => moment.question === null)),
  );
  readonly row: Row | null = $derived(this.at > 0 ? this.rows[this.at - 1] ?? null : null);
  readonly shown: number = $derived(this.row ? this.row.moment : this.at === 0 ? 0 : this.moments.length - 1);
  readonly atEnd: boolean = $derived(this.at >= this.rows.length);
  readonly now: Moment | null = $derived(this.moments[this.atEnd ? this.moments.length - 1 : this.shown] ?? null);
  readonly last: Moment | null = $derived(this.moments.at(-1) ?? null);
  readonly uids: Map<number, number> = $derived.by(() => {
    const first = this.moments[0];
    const numbers = first && !this.passedOn ? numbersOf(this.position, first) : null;
    const uids = new Map<number, number>();
    for (const [uid, list] of numbers ?? []) for (const number of list) uids.set(number, uid);
    return uids;
  });
  readonly known: Known = $derived({
    face: (name) => this.faces.get(name),
    text: (face) => this.texts.get(`${this.language}/${face.id}`) ?? abilitiesOf(face),
    words: this.words,
  });
  readonly players: ViewPlayer[] = $derived(
    this.now && !this.passedOn ? viewOfMoment(this.now, this.position, this.uids, this.known) : viewOfPosition(this.position, this.known),
  );
  readonly changes = $derived(this.row?.last && this.row.moment > 0 ? changesOf(this.moments[this.row.moment - 1], this.moments[this.row.moment]!) : new Map<number, { key: string; label: string; by: number }[]>());
  readonly selected: { card: ViewCard; zone: ViewZone } | null = $derived.by(() => {
    if (this.selectedKey === null) return null;
    for (const found of everyCard(this.players)) if (found.card.key === this.selectedKey || (found.card.uid !== null && `u${found.card.uid}` === this.selectedKey)) return found;
    return null;
  });
  readonly question = $derived(this.atEnd ? this.last?.question ?? null : null);
  readonly empty: boolean = $derived(isEmpty(this.position));
  readonly verdict: Verdict | null = $derived(verdictOf(this.judged, this.last, this.choices.length > 0));
  readonly outcome = $derived(this.verdict?.outcome ?? []);
  readonly because = $derived(this.verdict?.because ?? null);

  // ---- start --------------------------------------------------------------------------------------------------------

  async start(): Promise<void> {
    const wanted = setting('language') ?? navigator.language.slice(0, 2);
    const said = readHash(location.hash).keys.language;
    await this.#speak(said ?? (wanted === 'es' || wanted === 'ja' ? wanted : 'en'));
    const theme = setting('theme');
    this.theme = theme === 'dark' || theme === 'light' ? theme : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    this.letters = setting('letters') !== 'off';
    this.becauseFolded = setting('because') === 'folded';
    const game = setting('game') ?? 'lorcana';
    this.position = emptyPosition(game, setting(`edition.${game}`) ?? (game === 'lorcana' ? 'lorcana-2.1' : ''), [this.labels.playerA, this.labels.playerB]);
    addEventListener('popstate', () => void this.#fromHash());
    await this.#fromHash();
    void this.#loadEngine();
  }

  async #loadEngine(): Promise<void> {
    this.engineProblem = 'loading';
    try {
      this.files = await cardFiles();
      this.hello = await this.engine.request<Hello>({ call: 'hello' });
      this.engineProblem = 'none';
      const game = this.hello.games.find((one) => one.id === this.position.game) ?? this.hello.games[0]!;
      if (!game.editions.includes(this.position.edition)) this.position = { ...this.position, game: game.id, edition: game.current };
      await this.#follow();
    } catch (error) {
      this.engineProblem = !(error instanceof Stopped) && !navigator.onLine ? 'offline' : 'stopped';
    }
  }

  retry(): void {
    this.engine.stop();
    void this.#loadEngine();
  }

  // ---- the engine follows the line ------------------------------------------------------------------------------------

  // Only the last call counts: the answers to older ones are dropped.
  async #follow(renumber?: Renumber): Promise<void> {
    if (!this.hello) return;
    const turn = (this.#turnOfWork += 1);
    const { position, choices, language } = this;
    this.busy = true;
    try {
      await this.#needWords(position.game, language);
      if (isEmpty(position)) {
        if (turn === this.#turnOfWork) this.#settle({ moments: [], ids: [], failed: null }, null, null);
        return;
      }
      const setup: Setup = { scenario: scenarioOf(position), game: position.game, edition: position.edition, language };
      this.#table.leadsTo = this.hello.calls.includes('scenario.read'); // the calls came together with this parameter
      const followed = await this.#table.follow(setup, choices, renumber);
      await this.#learn(followed.moments, language);
      const answer = position.file ? await this.#judgeFile(setup) : null;
      const refusal = followed.failed ? await this.#whyFailed(followed, language) : null;
      if (turn !== this.#turnOfWork) return;
      this.#settle(followed, answer, refusal);
      this.engineProblem = 'none';
      if (!position.file && this.#actions() > 1) void this.#judgeLine(turn, language);
    } catch (error) {
      if (turn !== this.#turnOfWork) return;
      if (error instanceof Refused) {
        this.moments = [];
        this.judged = null;
        this.problem = error.problem;
      } else this.engineProblem = 'stopped';
    } finally {
      if (turn === this.#turnOfWork) this.busy = false;
    }
  }

  #settle(followed: Followed, answer: Answer | null, refusal: { reason: string; rules: Rule[] } | null): void {
    this.problem = null;
    this.moments = followed.moments;
    this.judged = answer;
    const failed = followed.failed;
    this.stale = failed ? { index: failed.index, rest: this.choices.slice(failed.index), reason: refusal?.reason ?? '', rules: refusal?.rules ?? [] } : null;
    this.choices = followed.ids.map((id, index) => ({ id, offered: offeredIn(followed.moments[index]!, id) }));
    this.at = this.#wantedStep ?? this.rows.length;
    this.#wantedStep = null;
    if (this.at > this.rows.length) this.at = this.rows.length;
    void this.#askRefusals();
  }
  #wantedStep: number | null = null;

  #actions(): number {
    return this.choices.filter((_, index) => this.moments[index]?.question === null).length;
  }

  async #judgeFile(setup: Setup): Promise<Answer | null> {
    const language = (await this.#fellBack(setup)) ? 'en' : setup.language;
    const judged = await this.engine.request<Judged>({ call: 'judge', scenario: setup.scenario, edition: setup.edition, language });
    return judged.answers[0] ?? null;
  }

  // `judge` refuses a language that the game does not speak; a table falls back to English, and says so.
  #fellBackOf = new Map<string, boolean>();
  async #fellBack(setup: { game: string; language: Language }): Promise<boolean> {
    await this.#needWords(setup.game, setup.language);
    return this.#fellBackOf.get(`${setup.game}/${setup.language}`) ?? false;
  }
  async spoken(): Promise<Language> {
    return (await this.#fellBack({ game: this.position.game, language: this.language })) ? 'en' : this.language;
  }

  // The verdict of a line of several actions is that of its scenario, as `kawari judge` gives it.
  async #judgeLine(turn: number, language: Language): Promise<void> {
    try {
      const scenario = await this.scenario();
      const judged = await this.engine.request<Judged>({ call: 'judge', scenario, edition: this.position.edition, language: (await this.#fellBack({ game: this.position.game, language })) ? 'en' : language });
      if (turn === this.#turnOfWork && judged.answers[0] && judged.answers[0].kind !== 'unclear') this.judged = judged.answers[0];
    } catch {
      // A position that no file can say keeps the answer of its last action.
    }
  }

  async #whyFailed(followed: Followed, language: Language): Promise<{ reason: string; rules: Rule[] }> {
    const failed = followed.failed!;
    const was = this.choices[failed.index]?.offered;
    const refusal = failed.problem.refusal;
    if (refusal) return { reason: plain(refusal.reason), rules: refusal.rules };
    const spare = { reason: failed.problem.what, rules: [] };
    if (!was || !('kind' in was) || was.card === null) return spare;
    try {
      const uid = this.uids.get(was.card);
      const numbers = numbersOf(this.position, followed.moments[0]!);
      const card = (uid !== undefined ? numbers?.get(uid)?.[0] : undefined) ?? was.card;
      const list = await this.engine.request<Refusal[]>({ call: 'game.refusals', table: this.#table.number, card, language });
      const found = list.find((one) => one.kind === was.kind && (was.targets.length === 0 || one.target === was.targets[0])) ?? list.find((one) => one.kind === was.kind);
      return found ? { reason: plain(found.reason), rules: found.rules } : spare;
    } catch {
      return spare;
    }
  }

  async #needWords(game: string, language: Language): Promise<void> {
    const key = `${game}/${language}`;
    const known = this.#wordsOf.get(key);
    if (known) {
      if (this.position.game === game && this.language === language) this.words = known;
      return;
    }
    const players = { [this.labels.playerA]: probeOf(game), [this.labels.playerB]: {} };
    const opened = await this.engine.request<Opened>({ call: 'game.new', game, language, scenario: JSON.stringify({ title: '-', game, players, steps: [] }) });
    await this.engine.request({ call: 'game.close', table: opened.table });
    const words = wordsOf(opened.moment);
    this.#wordsOf.set(key, words);
    this.#fellBackOf.set(key, opened.moment.fell_back);
    if (this.position.game === game && this.language === language) this.words = words;
    if (!words.zones.some((zone) => zone.key === this.targetZone)) this.targetZone = words.zones[0]?.key ?? '';
  }
  #wordsOf = new Map<string, Words>();

  // Faces are sent once a table; their texts in the language are asked for once.
  async #learn(moments: Moment[], language: Language): Promise<void> {
    this.learnFaces(moments.flatMap((moment) => moment.faces));
    const game = moments[0]?.game;
    const ids = new Set(moments.flatMap((moment) => moment.cards.flatMap((card) => card.face ?? [])));
    await this.#learnTexts(game, [...ids], language);
  }

  async #learnTexts(game: string | undefined, ids: string[], language: Language): Promise<void> {
    const texts = new Map(this.texts);
    for (const id of ids) {
      const key = `${language}/${id}`;
      const face = this.faces.get(id);
      if (texts.has(key) || !face || face.text === '' || !face.plays) continue;
      try {
        const told = await this.engine.request<Face>({ call: 'card', card: id, language, ...(game ? { game } : {}) });
        texts.set(key, abilitiesOf(told));
      } catch {
        texts.set(key, abilitiesOf(face));
      }
    }
    if (texts.size !== this.texts.size) this.texts = texts;
  }

  learnFaces(list: Face[]): void {
    if (list.length === 0) return;
    const faces = new Map(this.faces);
    for (const face of list) {
      faces.set(face.id, face);
      faces.set(face.full_name, face);
    }
    this.faces = faces;
  }

  async #askRefusals(): Promise<void> {
    this.refusals = null;
    const number = this.selected?.card.number;
    if (number == null || this.passedOn || this.isFile || !this.#table.isOpen || this.moments.length === 0 || this.last?.question) return;
    const turn = this.#turnOfWork;
    const key = this.selectedKey;
    try {
      const list = await this.engine.request<Refusal[]>({ call: 'game.refusals', table: this.#table.number, card: number, language: this.language });
      if (turn === this.#turnOfWork && key === this.selectedKey) this.refusals = list;
    } catch (error) {
      if (error instanceof Stopped) void this.#follow();
    }
  }

  // ---- the line: acts, answers, edits -----------------------------------------------------------------------------------

  async act(id: string): Promise<void> {
    const moment = this.last;
    if (!moment) return;
    const free = moment.question === null;
    if (free) this.#remember();
    this.choices = [...this.choices, { id, offered: offeredIn(moment, id) }];
    this.stale = null;
    if (free) this.selectedKey = null;
    this.judged = null;
    if (this.phone) this.phoneTab = 'board';
    this.side = 'ruling';
    await this.#follow();
    this.#save(free);
    this.#announceNew();
  }

  // Takes the line back to the question that the choice answered, so that it is asked again.
  async answerOtherwise(index: number): Promise<void> {
    this.#remember();
    this.choices = this.choices.slice(0, index);
    this.judged = null;
    await this.#follow();
    this.#save(true);
  }

  // The last choice that answered a question; -1: none did.
  get lastAnswer(): number {
    let index = this.isFile ? -1 : this.choices.length - 1;
    while (index >= 0 && !this.moments[index]?.question) index -= 1;
    return index;
  }

  // The previous or next answer of the last question that was answered. What was chosen after it is followed again.
  async otherAnswer(by: number): Promise<void> {
    const index = this.lastAnswer;
    const options = this.moments[index]?.question?.options ?? [];
    if (this.busy || options.length < 2) return;
    const line = this.#wholeLine();
    const here = options.findIndex((option) => option.id === this.choices[index]!.id);
    const other = options[(here + by + options.length) % options.length]!;
    this.#remember();
    this.choices = [...line.slice(0, index), { id: other.id, offered: other }, ...line.slice(index + 1)];
    this.stale = null;
    this.judged = null;
    await this.#follow();
    this.announced = plain(other.label);
    this.#save(true);
  }

  // The item of the position that is selected, where it can be edited.
  get #place(): ReturnType<typeof edit.findItem> {
    const uid = this.selected?.card.uid;
    return uid == null || this.isFile ? null : edit.findItem(this.position, uid);
  }

  async removeSelected(): Promise<void> {
    const place = this.#place;
    if (!place) return;
    this.select(null); // its number may be another card's after the edit
    await this.change(edit.remove(this.position, place.item.uid));
  }

  // The first state of the selected card that it has or has not (exerted, tapped) is turned round.
  async turnSelected(): Promise<void> {
    const place = this.#place;
    const next = place && edit.turned(this.position, place.item.uid);
    if (next) await this.change(next);
  }

  // The first state of the selected card that is a number (damage) is raised or lowered.
  async countSelected(by: number): Promise<void> {
    const place = this.#place;
    const next = place && edit.counted(this.position, place.item.uid, by);
    if (next) await this.change(next);
  }

  async change(changed: Position, keep = true): Promise<void> {
    const before = this.position;
    const laid = (before.file === '' && before.base === '') || changed.edition !== before.edition;
    if (!laid && !(await this.isLaidOut())) {
      this.say(this.labels.notEditable);
      return;
    }
    this.#remember();
    const next = laid ? changed : { ...changed, file: '', base: '' };
    if (before.file !== '' && next.file === '') keep = false;
    const first = this.moments[0];
    const uids = this.uids;
    const selected = this.selected?.card.uid;
    if (selected != null) this.selectedKey = `u${selected}`; // its number may change
    this.position = next;
    if (!keep) this.choices = [];
    else if (this.stale) this.choices = [...this.choices, ...this.stale.rest];
    this.linkProblem = null;
    const renumber: Renumber | undefined =
      first && before.file === '' && keep && !this.passedOn
        ? (moment) => {
            const numbers = numbersOf(next, moment);
            return numbers ? (card) => renumbered(card, uids, numbers, first, moment) : null;
          }
        : undefined;
    await this.#follow(renumber);
    this.#save(true);
  }

  // A new line: an example, a file, a link, an empty table.
  async open(position: Position, choices: Choice[] = [], step: number | null = null, push = true): Promise<void> {
    if (push) this.#remember();
    this.position = position;
    this.choices = choices;
    this.moments = [];
    this.judged = null;
    this.stale = null;
    this.problem = null;
    this.selectedKey = null;
    this.refusals = null;
    this.linkProblem = null;
    this.#wantedStep = step;
    this.at = step ?? 0;
    keepSetting('game', position.game);
    await this.#follow();
    if (push) this.#save(true);
  }

  currentEdition(game: string): string {
    return this.hello?.games.find((one) => one.id === game)?.current ?? this.position.edition;
  }

  // The text of an example that `rule` has named.
  async exampleOfEngine(example: string): Promise<string | undefined> {
    try {
      return (await this.engine.request<{ scenario: string }>({ call: 'example', example })).scenario;
    } catch (error) {
      this.say(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  async openScenario(text: string, title = ''): Promise<void> {
    const head = edit.headOf(text);
    const game = head.game ?? this.position.game;
    const current = (of: string): string => this.currentEdition(of);
    const edition = head.edition ?? current(game);
    const said = title || head.title;
    const base = emptyPosition(game, edition, [this.labels.playerA, this.labels.playerB]);
    const read = await this.#readScenario(text, current);
    await this.open({ ...(read ?? base), title: said, file: text });
    const first = this.moments[0];
    if (first && !read && this.position.file === text) {
      // The seats of the file's position are kept beside it, so that a link can be drawn without the engine.
      this.position = { ...fromMoment(first, said), file: text, cards: edit.cardsOfFile(text), foreign: this.position.foreign };
      this.#save(false);
    } else if (first && first.events.length === 0 && this.position.file === text) {
      this.position = edit.completed(this.position, first);
      this.#save(false);
    }
    if (this.phone) this.phoneTab = 'board';
    this.page = 'board';
    this.side = 'ruling';
  }

  async #readScenario(text: string, current: (game: string) => string): Promise<Position | null> {
    if (!this.hello?.calls.includes('scenario.read')) return null;
    try {
      const { scenario } = await this.engine.request<{ scenario: string }>({ call: 'scenario.read', scenario: text });
      return edit.fromScenario(scenario, current);
    } catch {
      return null; // judging the file says what is wrong with it
    }
  }

  // From a judged file to the board: its position before the first step, to act on.
  async playOn(): Promise<void> {
    const first = this.moments[0];
    if (!first) return;
    await this.open({ ...this.position, file: '', base: this.position.file });
  }

  // Whether the seats say the whole position: laid out from them alone, it has the same hash.
  async isLaidOut(): Promise<boolean> {
    const first = this.moments[0];
    if (!first) return false;
    try {
      const { game, edition } = this.position;
      const opened = await this.engine.request<Opened>({ call: 'game.new', game, edition, scenario: asScenario({ ...this.position, file: '', base: '' }) });
      await this.engine.request({ call: 'game.close', table: opened.table });
      return opened.moment.hash === first.hash;
    } catch {
      return false;
    }
  }

  async clear(): Promise<void> {
    await this.open(emptyPosition(this.position.game, this.position.edition, [this.labels.playerA, this.labels.playerB]));
    this.say(this.labels.cleared, true);
  }

  #remember(): void {
    this.#past.push({ position: this.position, choices: this.#wholeLine() });
    if (this.#past.length > 200) this.#past.shift();
    this.#future = [];
    this.#mark();
  }
  #wholeLine(): Choice[] {
    return this.stale ? [...this.choices, ...this.stale.rest] : this.choices;
  }
  #mark(): void {
    this.undoable = this.#past.length > 0;
    this.redoable = this.#future.length > 0;
  }

  async undo(): Promise<void> {
    await this.#travel(this.#past, this.#future);
  }
  async redo(): Promise<void> {
    await this.#travel(this.#future, this.#past);
  }
  async #travel(from: Snapshot[], to: Snapshot[]): Promise<void> {
    const snapshot = from.pop();
    if (!snapshot) return;
    to.push({ position: this.position, choices: this.#wholeLine() });
    this.#mark();
    this.toast = null;
    this.position = snapshot.position;
    this.choices = snapshot.choices;
    this.judged = null;
    this.problem = null;
    if (!this.hello) this.at = 0;
    await this.#follow();
    this.#save(true);
  }

  // ---- stepping ---------------------------------------------------------------------------------------------------------

  goTo(step: number): void {
    const to = Math.max(0, Math.min(this.rows.length, step));
    if (to === this.at) return;
    this.at = to;
    const row = this.row;
    this.announced = row ? `${this.labels.step(to, this.rows.length)}. ${row.fate === 'replaced' ? `${this.labels.never}: ` : ''}${plain(row.sentence)}` : this.labels.step0;
    this.#save(false);
  }

  #announceNew(): void {
    const question = this.question;
    if (question) this.announced = plain(question.text);
  }

  // ---- selection ----------------------------------------------------------------------------------------------------------

  select(key: string | null): void {
    this.selectedKey = key;
    this.refusals = null;
    if (key === null) return;
    if (this.page !== 'build' && this.side !== 'why') this.side = 'card';
    void this.#askRefusals();
  }

  async showRule(number: string): Promise<void> {
    try {
      const rule = await this.engine.request<RulePage>({ call: 'rule', number, edition: this.position.edition, game: this.position.game, language: await this.spoken(), ...(this.hello?.calls.includes('example') ? { examples: 1000 } : {}) });
      this.rulePage = rule;
      this.side = 'rule';
      if (this.page !== 'board' && this.page !== 'build') this.setPage('board');
    } catch (error) {
      this.say(error instanceof Error ? error.message : String(error));
    }
  }

  // ---- settings -----------------------------------------------------------------------------------------------------------

  async #speak(language: Language): Promise<void> {
    this.labels = await loadLabels(language);
    this.language = language;
  }

  async setLanguage(language: Language): Promise<void> {
    await this.#speak(language);
    keepSetting('language', language);
    this.rulePage = null;
    if (this.side === 'rule') this.side = 'ruling';
    this.#wantedStep = this.at;
    await this.#follow();
    this.#save(false);
  }

  async setEdition(edition: string): Promise<void> {
    if (edition === this.position.edition) return;
    keepSetting(`edition.${this.position.game}`, edition);
    await this.change({ ...copyOf(this.position), edition });
  }

  async setGame(game: string): Promise<void> {
    if (game === this.position.game) return;
    const info = this.hello?.games.find((one) => one.id === game);
    await this.open(emptyPosition(game, setting(`edition.${game}`) ?? info?.current ?? '', [this.labels.playerA, this.labels.playerB]));
    this.targetZone = this.words?.zones[0]?.key ?? '';
  }

  setTheme(theme: 'light' | 'dark'): void {
    this.theme = theme;
    keepSetting('theme', theme);
  }

  setPage(page: Page): void {
    this.page = page;
    this.#save(true);
  }

  setSide(side: Side): void {
    this.side = side;
  }

  say(text: string, undo = false): void {
    const toast = { text, undo };
    this.toast = toast;
    setTimeout(() => {
      if (this.toast === toast) this.toast = null;
    }, 6000);
  }

  // ---- out: text, link ------------------------------------------------------------------------------------------------------

  // The line as a scenario file, by the engine.
  async scenario(): Promise<string> {
    if (this.position.file) return this.position.file;
    if (!this.#table.isOpen) await this.#follow();
    const { scenario } = await this.engine.request<{ scenario: string }>({ call: 'game.scenario', table: this.#table.number });
    const whole = edit.cardsBlock(this.position.cards) + scenario;
    return this.position.title ? whole.replace(/^title: .*$/m, () => `title: ${JSON.stringify(this.position.title)}`) : whole;
  }

  async loadScenarioText(): Promise<void> {
    if (this.empty || this.moments.length === 0) {
      this.scenarioText = '';
      return;
    }
    try {
      this.scenarioText = await this.scenario();
    } catch (error) {
      this.scenarioText = error instanceof Refused ? `# ${error.message}` : '';
    }
  }

  rulingText(): string {
    const lines = [`${this.labels.games[this.position.game] ?? this.position.game}, ${this.position.edition}`];
    if (this.position.title) lines.push(this.position.title);
    lines.push('', plain(this.outcome));
    if (this.because) lines.push(plain(this.because));
    lines.push('');
    for (const row of this.rows) {
      const rules = row.rules.map((rule) => rule.number).join(', ');
      lines.push(`${'  '.repeat(row.depth)}${row.number}. ${plain(row.sentence)}${row.fate === 'replaced' ? ` (${this.labels.never})` : ''}${rules ? ` [${rules}]` : ''}`);
    }
    return lines.join('\n');
  }

  async link(): Promise<string> {
    await this.#writeHash(false);
    return location.href;
  }

  async share(): Promise<void> {
    const link = await this.link();
    if (link.length > longest) this.say(this.labels.linkTooLong);
    else await this.copy(link);
  }

  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.say(this.labels.copied);
    } catch {
      this.say(text);
    }
  }

  #save(push: boolean): void {
    void this.#writeHash(push);
  }

  #groups(): string[][] {
    const groups: string[][] = [];
    this.#wholeLine().forEach((choice, index) => {
      if (groups.length === 0 || this.moments[index]?.question === null) groups.push([choice.id]);
      else groups.at(-1)!.push(choice.id);
    });
    return groups;
  }

  async #writeHash(push: boolean): Promise<void> {
    const packed = this.empty ? null : await pack({ position: this.#withForeign(), choices: this.#groups() });
    const at = this.at < this.rows.length ? this.at : null;
    const hash = writeHash(packed, { at, language: this.language, page: this.page, others: this.#otherKeys });
    if (hash === this.#hash) return;
    this.#hash = hash;
    history[push ? 'pushState' : 'replaceState'](null, '', hash);
  }

  #withForeign(): Position {
    const foreign = [...this.position.foreign];
    for (const { item } of itemsOf(this.position)) {
      const face = item.name === null ? undefined : this.faces.get(item.name);
      if (!face || !this.#isForeign(face) || foreign.some((one) => one.name === item.name)) continue;
      foreign.push({ name: face.full_name, cost: face.facts.find((fact) => fact.key === 'cost')?.value ?? 0, colours: face.colours, mark: hashOf(face.text) });
    }
    return { ...this.position, foreign };
  }
  // Cards of imported files: those that the page knows and that the position does not bring along.
  #isForeign(face: Face): boolean {
    return this.files.some((file) => file.game === this.position.game && file.text.includes(face.name));
  }

  async #fromHash(): Promise<void> {
    if (location.hash === this.#hash && this.#hash !== '') return;
    this.#hash = location.hash;
    const { packed, keys } = readHash(location.hash);
    this.#otherKeys = keys.others;
    if (keys.language && keys.language !== this.language) await this.#speak(keys.language);
    if (keys.page !== null && (pages as string[]).includes(keys.page)) this.page = keys.page as Page;
    else this.page = 'board';
    if (packed === null) {
      if (!this.empty) await this.open(emptyPosition(this.position.game, this.position.edition, [this.labels.playerA, this.labels.playerB]), [], null, false);
      return;
    }
    try {
      const shared = await unpack(packed);
      await this.open(shared.position, shared.choices.flat().map((id) => ({ id, offered: null })), keys.at, false);
    } catch (error) {
      this.linkProblem = error instanceof BadLink ? error.problem : 'broken';
    }
  }

  // ---- cards ----------------------------------------------------------------------------------------------------------------

  async find(text: string, limit = 30): Promise<Face[]> {
    const found = await this.engine.request<Face[]>({ call: 'cards.find', game: this.position.game, words: text, limit });
    this.learnFaces(found);
    return found;
  }

  async putCard(name: string): Promise<void> {
    await this.change(edit.put(this.position, this.targetSeat, this.targetZone, edit.item(name)));
  }

  // A card that was written here: it belongs to the position and travels with its link. Nothing changes if it is not understood.
  async writeCard(text: string): Promise<Problem | null> {
    const { block, name } = edit.cardBlock(text);
    const cards = [this.position.cards, block].filter((one) => one !== '').join('\n');
    const next = { ...edit.put(this.position, this.targetSeat, this.targetZone, edit.item(name)), cards, file: '', base: '' };
    try {
      const opened = await this.engine.request<Opened>({ call: 'game.new', game: next.game, edition: next.edition, scenario: asScenario(next) });
      await this.engine.request({ call: 'game.close', table: opened.table });
    } catch (error) {
      if (error instanceof Refused) return error.problem;
      throw error;
    }
    await this.change(next);
    return null;
  }

  // A deck list is read and checked by the engine. Its deck is put into the zone if the engine tells the cards of it.
  async readDeck(list: string): Promise<DeckReport> {
    return this.engine.request<DeckReport>({ call: 'deck', list, game: this.position.game, edition: this.position.edition, language: await this.spoken() });
  }
  async putDeck(report: DeckReport): Promise<boolean> {
    const next = edit.putDeck(this.position, this.targetSeat, report);
    if (next) await this.change(next);
    return next !== null;
  }

  async importCards(name: string, text: string): Promise<void> {
    const loaded = await this.engine.request<LoadedCards>({ call: 'cards.load', game: this.position.game, text, name });
    await keepCardFile({ name, game: this.position.game, text, date: new Date().toISOString(), read: loaded.read, plays: loaded.plays });
    this.files = await cardFiles();
    this.say(this.labels.imported(loaded.read, loaded.plays));
    this.#table.forget(); // a table keeps the cards that it was opened with: the line is followed at a new one
    await this.#follow();
  }

  async forget(): Promise<void> {
    await forgetKept();
    this.files = [];
    this.engine.stop();
    await this.#loadEngine(); // before the stored files of the engine go: there may be no network
    const stored = await forgetOffline();
    if (stored) this.offlineReady = false;
    this.say(stored ? `${this.labels.forgotten} ${this.labels.forgottenOffline}` : this.labels.forgotten);
  }

  // A file that was dropped: a scenario, or cards.
  async openFile(name: string, text: string): Promise<void> {
    if (/^\s*steps:/m.test(text) && /^\s*players:/m.test(text)) {
      const documents = text.split(/^---\s*$/m).filter((one) => /^\s*players:/m.test(one));
      await this.openScenario(documents[0] ?? text);
      if (documents.length > 1) this.documents = documents;
      else this.documents = [];
      return;
    }
    try {
      await this.importCards(name, text);
    } catch (error) {
      this.problem = error instanceof Refused ? error.problem : { file: name, line: 0, column: 0, what: this.labels.fileRefused, right: '' };
    }
  }
  documents = $state.raw<string[]>([]);

  // A question in words: the engine says what it understood as a scenario, and that is opened.
  async askInWords(question: string): Promise<Problem[]> {
    const judged = await this.engine.request<Judged>({ call: 'judge', question, language: await this.spoken() });
    const answer = judged.answers[0];
    if (!judged.scenario || !answer || (answer.kind === 'unclear' && answer.errors.length > 0)) return answer?.errors ?? [];
    await this.openScenario(judged.scenario);
    return [];
  }
}

const offeredIn = (moment: Moment, id: string): Choice['offered'] =>
  moment.actions.find((action) => action.id === id) ?? moment.question?.options.find((option) => option.id === id) ?? null;

// A card of the position is found by its item; one that nobody named by its place in its zone.
function renumbered(card: number, uids: Map<number, number>, numbers: Map<number, number[]>, before: Moment, after: Moment): number | undefined {
  const uid = uids.get(card);
  if (uid !== undefined) {
    const siblings = [...uids].filter(([, other]) => other === uid).map(([number]) => number);
    return numbers.get(uid)?.[siblings.indexOf(card)];
  }
  for (const zone of before.zones) {
    const index = zone.cards.indexOf(card);
    if (index >= 0) return after.zones.find((one) => one.key === zone.key && one.player === zone.player)?.cards[index];
  }
  return undefined;
}

function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16);
}

export const app = new App();
export { edit, formOf };
