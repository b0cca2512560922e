// What the engine says, as docs/protocol.md and the schemas in protocol/ have it. Names of games, zones, verbs, states and
// kinds are open: the page draws what it is sent.
export type Language = 'en' | 'es' | 'ja';

export type Span =
  | string
  | { card: number | null; text: string; short: string; face: string | null }
  | { ability: string; of: number | null; text: string }
  | { player: number; text: string }
  | { rule: string; text: string }
  | { amount: number; text: string };
export type Sentence = Span[];

export interface Rule { number: string; says: string; language?: Language }
export interface Figure { key: string; label: string; value: number }
export interface Tag { key: string; label: string }

export interface Face {
  id: string; full_name: string; name: string; version: string; kinds: string[]; colours: string[];
  facts: Figure[]; traits: string[]; text: string; set: string; plays: boolean;
  unread?: { text: string; column: number }; language?: Language; texts?: string[];
  abilities?: { name: string | null; keyword: string | null; text: string }[];
}

export interface CardNow {
  id: number; face: string | null; name: string | null; owner: number; controller: number;
  facts: (Figure & { printed: number })[]; states: Tag[]; at: number | null; under: number[]; linked: number[];
  gained: { text: Sentence; until: Sentence | null; from: number | null }[];
}

export interface Zone { key: string; label: string; heading?: string; player: number; cards: number[]; count: number; ready: number | null }

export interface Option { id: string; label: Sentence; cards: number[]; alike: number; leads_to?: Sentence | null }
export interface Question {
  player: number | null; kind: string; text: Sentence; from: number | null; ability: string | null;
  min: number; max: number; options: Option[];
}
export interface Action {
  id: string; kind: string; player: number; card: number | null; way: string | null; ability: string | null;
  targets: number[]; target_player: number | null; label: Sentence; cost: Figure[];
}
export interface Refusal {
  kind: string; card: number | null; target: number | null; player: number | null; label: Sentence; reason: Sentence; rules: Rule[];
}

export interface Event {
  id: number; step: number | null; depth: number; kind: string; fate: 'happened' | 'pending' | 'replaced'; decisive: boolean;
  cards: { id: number; role: 'source' | 'subject' | 'result' }[]; players: number[];
  by: { ability: string; of: number | null } | null; replaced_by: number | null; causes: number[];
  changes: { card: number | null; player: number | null; key: string; from?: string; to?: string; amount?: number }[];
  sentence: Sentence; rules: Rule[];
}

export interface OpenPoint { id: string; rule: Rule; question: string; taken: string; other: string; other_answer: Sentence | null }

export interface Moment {
  version: number; hash: string; game: string; edition: string; viewer: number | 'judge'; language: Language; fell_back: boolean;
  players: { id: number; name: string; left: boolean; facts: Figure[] }[];
  turn: { number: number; player: number; phase: string; label: string };
  zones: Zone[]; cards: CardNow[]; waiting: { ability: string; of: number | null; player: number; text: Sentence }[];
  faces: Face[]; question: Question | null; actions: Action[]; events: Event[]; mark: number;
  outcome: Sentence; because: Sentence | null; answer?: AnswerSoFar | null; open: OpenPoint[]; assumed: Sentence[];
  over: { winner: number | null; problem: string } | null;
}

// The answer of a moment, so far.
export interface AnswerSoFar { kind: 'happens' | 'depends'; outcome: Sentence; because: Sentence | null; cards: number[]; rules: Rule[] }

export interface Line { sentence: Sentence; rules: Rule[]; depth: number; replaced: boolean; decisive: boolean }
export interface Problem { file: string; line: number; column: number; what: string; right: string; refusal?: Refusal }
export interface Answer {
  kind: 'happens' | 'no' | 'depends' | 'stopped' | 'unclear'; outcome: Sentence; because: Sentence | null; cards: string[]; rules: Rule[];
  assumed: Sentence[]; open: OpenPoint[]; id: string; title: string; game: string; edition: string; held: boolean;
  steps: Line[][]; checks: { held: boolean; text: Sentence | string; found?: Sentence | string }[]; why: Line[][]; errors: Problem[];
}
export interface Judged { answers: Answer[]; scenario?: string }

export interface GameInfo { id: string; editions: string[]; current: string; cards: number; fingerprint: string }
export interface Hello { kawari: string; protocol: number; games: GameInfo[]; calls: string[] }
export interface RuleExample { id: string; title: string; file: string; edition: string; written_for_it: boolean }
export interface RulePage { rule: Rule; beneath: Rule[]; elsewhere: { edition: string; rules: Rule[] }[]; examples?: RuleExample[] }
// `list`: the cards of the list, part by part, where the engine tells them.
export interface DeckReport { legal: boolean; cards: number; breaches: string[]; errors: Problem[]; list?: { card: string; count: number; part: string }[] }
export interface Opened { table: number; moment: Moment }
export interface LoadedCards { read: number; plays: number; refused: Face[] }

// The words of a sentence. `short` leaves out what a card's name has behind its first part.
export function words(sentence: Sentence | string | null | undefined, short = false): string {
  if (!sentence) return '';
  if (typeof sentence === 'string') return sentence;
  return sentence.map((span) => (typeof span === 'string' ? span : short && 'short' in span ? span.short : span.text)).join('');
}
