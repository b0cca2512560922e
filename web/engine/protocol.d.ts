// The values of the protocol (docs/protocol.md). Written by types.mjs from protocol/*.schema.json: do not edit.

export interface AnswerAnswers {
  answers: Answer[];
  /** the scenario that the question was read as */
  scenario?: string;
}

/** The judge's answer to a scenario or a question. */
export interface Answer {
  kind: "happens" | "no" | "depends" | "stopped" | "unclear";
  outcome: Sentence;
  because: Sentence | null;
  cards: string[];
  rules: Rules;
  assumed: string[];
  open: OpenPoint[];
  id: string;
  title: string;
  game: string;
  edition: string;
  /** every check held, and nothing was wrong */
  held: boolean;
  /** for each step of the scenario what happened */
  steps: Told[][];
  checks: Array<{
    held: boolean;
    text: string;
    found?: Sentence;
  }>;
  /** for each question of `why` its answer */
  why: Told[][];
  errors: ProtocolError[];
}

/** A scenario under several editions. */
export interface Comparison {
  editions: Array<{
    edition: string;
    answer: Answer;
    /** beside the last edition of the list */
    mark: "same" | "other-way" | "other-answer" | "impossible";
  }>;
  partings: Array<{
    from: string;
    to: string;
    changes: string[];
    /** the changes with their rules */
    rules: Array<{
      what: string;
      before: Rules;
      after: Rules;
    }>;
    /** no single change makes the difference: these are all of them */
    together: boolean;
    /** the first line that is told differently; null: the explanation has ended there */
    before: Told | null;
    /** the same in the newer edition */
    after: Told | null;
  }>;
}

/** What a check of a deck list came to. */
export interface DeckReport {
  legal: boolean;
  /** of the main deck */
  cards: number;
  breaches: string[];
  errors: ProtocolError[];
}

export interface FaceWithTexts {
  id: FaceId;
  full_name: string;
  name: string;
  /** empty: it has none */
  version: string;
  kinds: string[];
  colours: string[];
  facts: Figure[];
  traits: string[];
  /** rules text as the file has it, an ability per line */
  text: string;
  /** empty: the file does not say it */
  set: string;
  /** false: the text is not fully understood, and the card never plays */
  plays: boolean;
  /** of the texts */
  language: Language;
  unread?: {
    /** the words that are not understood */
    text: string;
    /** where in their line they begin */
    column: number;
  };
  abilities: FaceAbility[];
  texts: string[];
}

/** What reading a card file came to. */
export interface FaceReport {
  /** cards in the file */
  read: number;
  /** of these, the cards that play */
  plays: number;
  refused: Face[];
}

/** A card that was asked for, or that a moment sends. */
export interface FaceTold {
  id: FaceId;
  full_name: string;
  name: string;
  /** empty: it has none */
  version: string;
  kinds: string[];
  colours: string[];
  facts: Figure[];
  traits: string[];
  /** rules text as the file has it, an ability per line */
  text: string;
  /** empty: the file does not say it */
  set: string;
  /** false: the text is not fully understood, and the card never plays */
  plays: boolean;
  /** of the texts */
  language: Language;
  unread?: {
    /** the words that are not understood */
    text: string;
    /** where in their line they begin */
    column: number;
  };
  abilities: FaceAbility[];
}

/** A printed ability. */
export interface FaceAbility {
  /** on the card */
  place: number;
  /** as ids of options have it */
  id: string;
  /** its story name, or the keyword's */
  name: string | null;
  /** the keyword that it is */
  keyword: string | null;
  kind: string;
  /** in the language, without its story name */
  text: string;
}

/** A printed card. */
export interface Face {
  id: FaceId;
  full_name: string;
  name: string;
  /** empty: it has none */
  version: string;
  kinds: string[];
  colours: string[];
  facts: Figure[];
  traits: string[];
  /** rules text as the file has it, an ability per line */
  text: string;
  /** empty: the file does not say it */
  set: string;
  /** false: the text is not fully understood, and the card never plays */
  plays: boolean;
  unread?: {
    /** the words that are not understood */
    text: string;
    /** where in their line they begin */
    column: number;
  };
}

/** The program, its games and its calls. */
export interface Hello {
  /** the version of Kawari */
  kawari: string;
  protocol: 1;
  games: Array<{
    id: string;
    editions: string[];
    current: string;
    cards: number;
    fingerprint: Hash;
  }>;
  calls: string[];
}

/** docs/protocol.md, "Ids of options" */
export type MomentOptionId = string;

/** A card as the viewer sees it. */
export interface MomentCard {
  id: CardNumber;
  /** null: the viewer does not see it */
  face: FaceId | null;
  name: string | null;
  owner: Player;
  controller: Player;
  facts: Array<{
    key: string;
    /** for people */
    label: string;
    value: number;
    /** 0 where nothing is printed */
    printed: number;
  }>;
  states: Array<{
    key: string;
    /** for people */
    label: string;
  }>;
  /** the location or card that it lies at */
  at: CardNumber | null;
  /** the cards beneath it, the uppermost first */
  under: CardNumber[];
  /** the cards that are one object with it */
  linked: CardNumber[];
  gained: Array<{
    text: Sentence;
    /** null: as long as the card stays where it is */
    until: Sentence | null;
    from: CardOrNone;
  }>;
  /** printed abilities of a card in play that the viewer sees */
  abilities: Array<{
    place: number;
    id: string;
    /** false: it works elsewhere, the card has lost it, or what it depends on does not hold */
    active: boolean;
  }>;
}

export interface MomentZone {
  key: string;
  label: string;
  player: Player;
  /** those that the viewer can follow, in their order */
  cards: CardNumber[];
  /** all of them */
  count: number;
  /** of a zone whose cards pay: those that can still pay */
  ready: number | null;
}

export interface MomentOption {
  id: MomentOptionId;
  label: Sentence;
  cards: CardNumber[];
  /** how many options the asked player cannot tell from this one, itself included */
  alike: number;
  /** for the judge, with `leads_to`: what would come of it; null: not asked for, or chance decides */
  leads_to: Sentence | null;
}

export interface MomentQuestion {
  /** docs/protocol.md, "The moment" */
  id: string;
  /** null: chance */
  player: PlayerOrNone;
  kind: string;
  text: Sentence;
  /** the card that asks; null: a rule, or a card that the viewer does not see */
  from: CardOrNone;
  /** the name of its ability */
  ability: string | null;
  min: number;
  max: number;
  /** the order of the picks counts */
  ordered: boolean;
  options: MomentOption[];
}

export interface MomentAction {
  id: MomentOptionId;
  /** the game's verb: play, quest, attack */
  kind: string;
  player: Player;
  card: CardOrNone;
  /** how the card is played; null: as usual */
  way: string | null;
  /** that is used: its name, or its place on the card */
  ability: string | null;
  targets: CardNumber[];
  /** the player that it is aimed at */
  target_player: PlayerOrNone;
  label: Sentence;
  /** what is known of its cost before it is taken */
  cost: Figure[];
}

export type MomentChange = {
  card: CardOrNone;
  player: PlayerOrNone;
  key: string;
  amount: number;
} | {
  card: CardOrNone;
  player: PlayerOrNone;
  key: string;
  from: string;
  to: string;
};

export interface MomentEvent {
  /** grows; an event that is told again keeps its id */
  id: number;
  /** its number in the list that people read, from 1 at each action; null: told only with `full` */
  step: number | null;
  depth: number;
  kind: string;
  fate: "happened" | "pending" | "replaced";
  decisive: boolean;
  cards: Array<{
    id: CardNumber;
    role: "source" | "subject" | "result";
  }>;
  players: Player[];
  by: {
    ability: string;
    of: CardNumber;
  } | null;
  /** the id of the event that tells by what it was replaced */
  replaced_by: number | null;
  /** ids of events that it follows from */
  causes: number[];
  changes: MomentChange[];
  sentence: Sentence;
  rules: Rules;
}

export interface MomentOpened {
  /** the number of the table */
  table: number;
  moment: Moment;
}

export interface MomentRefusal {
  /** the game's verb */
  kind: string;
  card: CardOrNone;
  target: CardOrNone;
  player: PlayerOrNone;
  label: Sentence;
  reason: Sentence;
  rules: Rules;
}

export interface MomentAnswer {
  /** depends: a question is open */
  kind: "happens" | "depends";
  outcome: Sentence;
  /** null: nothing but the ordinary happened */
  because: Sentence | null;
  /** those that the outcome and the deciding events are about */
  cards: CardNumber[];
  rules: Rules;
}

export interface MomentBegun {
  /** the number of the table */
  table: number;
  moment: Moment;
  /** with `choices`: what came of each */
  choices?: Array<{
    option: string;
    taken: boolean;
    /** why it was not taken */
    error: ProtocolError | null;
  }>;
}

/** A table as one viewer sees it, what this viewer is asked and may do, and what has happened. */
export interface Moment {
  version: 1;
  hash: Hash;
  game: string;
  edition: string;
  viewer: "judge" | Player;
  language: Language;
  /** the game does not speak the language that was asked for */
  fell_back: boolean;
  players: Array<{
    id: Player;
    name: string;
    left: boolean;
    facts: Figure[];
  }>;
  turn: {
    number: number;
    player: Player;
    phase: string;
    label: string;
  };
  zones: MomentZone[];
  cards: MomentCard[];
  waiting: Array<{
    ability: string;
    of: CardOrNone;
    player: Player;
    text: Sentence;
  }>;
  /** those that this table has not sent yet */
  faces: FaceTold[];
  /** null: nothing is asked, or the choice of an action is free */
  question: MomentQuestion | null;
  actions: MomentAction[];
  /** for `since` of the next call */
  mark: number;
  events: MomentEvent[];
  outcome: Sentence;
  /** the event that decides the outcome; null: nothing but the ordinary happened */
  because: Sentence | null;
  /** the answer so far; null: no choice was taken yet */
  answer: MomentAnswer | null;
  /** for the judge */
  open: OpenPoint[];
  /** for the judge: what the scenario left unsaid */
  assumed: Sentence[];
  over: {
    winner: PlayerOrNone;
    /** a limit that was reached; empty if all is well */
    problem: string;
  } | null;
}

/** docs/json.md, "all" */
export interface OutcomesGraph {
  outcomes: Array<{
    text: string;
    spans: OutcomesSpan[];
    changes: string[];
    changes_spans: OutcomesSpan[][];
    lines: number;
    end: "finished" | "open" | "stopped" | "fault";
    line?: number;
    step?: string;
    why?: string;
    why_spans?: OutcomesSpan[];
  }>;
  common: string;
  common_spans: OutcomesSpan[];
  first: OutcomesTarget;
  questions: Array<{
    text: string;
    spans: OutcomesSpan[];
    line: number;
    chance: boolean;
    choices: Array<{
      text: string;
      spans: OutcomesSpan[];
      results: OutcomesResult[];
    }>;
  }>;
  rules: OutcomesRule[];
  lines: number;
  positions: number;
  limit: number;
  limit_reached: boolean;
  stopped: string;
  loop: boolean;
  /** answers of the file that were not used */
  unused_answers: number;
}

export type OutcomesSpan = {
  words: string;
} | {
  card: string;
  name: string;
  id?: number;
} | {
  ability: string;
  name: string;
  of?: string;
  id?: number;
} | {
  player: string;
  id: number;
} | {
  rule: string;
  number: string;
} | {
  amount: string;
  number: number;
};

export type OutcomesTarget = {
  question: number;
} | {
  outcome: number;
} | {
  loop: number;
} | {
  unknown: true;
};

export interface OutcomesResult {
  question?: number;
  outcome?: number;
  loop?: number;
  unknown?: true;
  is?: string;
  is_spans?: OutcomesSpan[];
}

/** A rule as docs/json.md has it. */
export interface OutcomesRule {
  number: string;
  says: string;
}

/** Every outcome of a scenario. */
export interface Outcomes {
  outcomes: Array<{
    text: Sentence;
    end: "finished" | "open" | "stopped" | "fault";
    lines: number;
  }>;
  common: Sentence;
  positions: number;
  /** false: the work or the limit ran out */
  complete: boolean;
  graph: OutcomesGraph;
}

/** The envelope of every reply. ok.schema.json has the value of each call. */
export type Reply = {
  /** that of the request; null where it had none */
  id: number | string | null;
  ok: unknown;
} | {
  /** that of the request; null where it had none */
  id: number | string | null;
  error: ProtocolError;
};

/** A request: the call, its parameters, and an id that the reply repeats. */
export type ProtocolRequest = {
  id?: number | string;
  call: "hello";
} | {
  id?: number | string;
  call: "cards.load";
  text: string;
  game?: string;
  name?: string;
} | {
  id?: number | string;
  call: "cards.find";
  words: string;
  game?: string;
  limit?: number;
} | {
  id?: number | string;
  call: "card";
  card: string;
  game?: string;
  language?: Language;
} | {
  id?: number | string;
  call: "game.new";
  scenario?: string;
  saved?: string;
  decks?: string[][];
  choices?: string[];
  game?: string;
  edition?: string;
  seed?: number;
  names?: string[];
  teams?: number[][];
  variant?: string;
  viewer?: "judge" | number;
  language?: Language;
  since?: number;
  full?: boolean;
  /** for the judge: what would come of each option of a question */
  leads_to?: boolean;
} | {
  id?: number | string;
  call: "game.moment";
  table: number;
  viewer?: "judge" | number;
  language?: Language;
  since?: number;
  full?: boolean;
  /** for the judge: what would come of each option of a question */
  leads_to?: boolean;
} | {
  id?: number | string;
  call: "game.act";
  table: number;
  option: string;
  viewer?: "judge" | number;
  language?: Language;
  since?: number;
  full?: boolean;
  /** for the judge: what would come of each option of a question */
  leads_to?: boolean;
} | {
  id?: number | string;
  call: "game.undo";
  table: number;
  /** back to the last free choice of an action */
  action?: boolean;
  viewer?: "judge" | number;
  language?: Language;
  since?: number;
  full?: boolean;
  /** for the judge: what would come of each option of a question */
  leads_to?: boolean;
} | {
  id?: number | string;
  call: "game.concede";
  table: number;
  player: number;
  viewer?: "judge" | number;
  language?: Language;
  since?: number;
  full?: boolean;
  /** for the judge: what would come of each option of a question */
  leads_to?: boolean;
} | {
  id?: number | string;
  call: "game.copy";
  table: number;
  viewer?: "judge" | number;
  language?: Language;
  since?: number;
  full?: boolean;
  /** for the judge: what would come of each option of a question */
  leads_to?: boolean;
} | {
  id?: number | string;
  call: "game.close";
  table: number;
} | {
  id?: number | string;
  call: "game.refusals";
  table: number;
  card: number;
  viewer?: "judge" | number;
  language?: Language;
} | {
  id?: number | string;
  call: "game.save";
  table: number;
  /** in one line, for a link */
  short?: boolean;
} | {
  id?: number | string;
  call: "game.scenario";
  table: number;
} | {
  id?: number | string;
  call: "scenario.read";
  scenario: string;
} | {
  id?: number | string;
  call: "example";
  /** an id from `examples` of a rule */
  example: string;
} | {
  id?: number | string;
  call: "judge";
  scenario?: string;
  question?: string;
  language?: Language;
  edition?: string;
  full?: boolean;
  why?: string[];
  milliseconds?: number;
} | {
  id?: number | string;
  call: "outcomes";
  scenario: string;
  positions?: number;
  language?: Language;
  edition?: string;
  full?: boolean;
  why?: string[];
  milliseconds?: number;
} | {
  id?: number | string;
  call: "compare";
  scenario: string;
  editions?: string[];
  language?: Language;
  edition?: string;
  full?: boolean;
  why?: string[];
  milliseconds?: number;
} | {
  id?: number | string;
  call: "rule";
  number: string;
  game?: string;
  edition?: string;
  language?: Language;
  examples?: number;
} | {
  id?: number | string;
  call: "rules.find";
  words: string;
  game?: string;
  edition?: string;
  limit?: number;
  language?: Language;
} | {
  id?: number | string;
  call: "deck";
  list: string;
  game?: string;
  edition?: string;
  format?: string;
  language?: Language;
};

/** A rule, the rules beneath it, and the same rule in other editions. */
export interface RulePage {
  rule: Rule;
  beneath: Rules;
  elsewhere: Array<{
    edition: string;
    rules: Rules;
  }>;
  /** scenarios that show the rule, those written for it first */
  examples: Array<{
    id: string;
    title: string;
    file: string;
    /** of the scenario */
    edition: string;
    written_for_it: boolean;
  }>;
}

/** A card as the viewer may speak of it: docs/protocol.md, "Numbers of cards". */
export type CardNumber = number;

export type CardOrNone = CardNumber | null;

/** A seat, from 0 in turn order. */
export type Player = number;

export type PlayerOrNone = Player | null;

/** A printed card: the game, and its full name as a slug. */
export type FaceId = string;

export type Language = "en" | "es" | "ja";

/** Equal positions have equal hashes. */
export type Hash = string;

/** A piece of a sentence. Words are a bare text; what can be pointed at is an object. */
export type Span = string | {
  card: CardOrNone;
  /** the words of the sentence */
  text: string;
  /** the name without its version */
  short: string;
  face: FaceId | null;
} | {
  /** its name */
  ability: string;
  of: CardOrNone;
  text: string;
} | {
  player: Player;
  text: string;
} | {
  /** its number in the edition */
  rule: string;
  text: string;
} | {
  amount: number;
  text: string;
};

/** The texts of its spans, one after the other, are the sentence. */
export type Sentence = Span[];

export interface Rule {
  /** in the edition */
  number: string;
  /** in our words */
  says: string;
  /** of `says`: English where the rule is not there in the one asked for */
  language: Language;
}

export type Rules = Rule[];

export interface Figure {
  /** the game's name for it, as in scenario files */
  key: string;
  /** for people */
  label: string;
  value: number;
}

export interface ProtocolError {
  /** empty: none */
  file: string;
  /** from 1; 0: none */
  line: number;
  /** from 1; 0: none */
  column: number;
  /** what is wrong */
  what: string;
  /** what would be right; may be empty */
  right: string;
  /** of an action that is known and not allowed: why */
  refusal?: MomentRefusal;
}

/** A line of an explanation. */
export interface Told {
  sentence: Sentence;
  rules: Rules;
  depth: number;
  /** it never happened */
  replaced: boolean;
  /** the outcome turns on it */
  decisive: boolean;
}

/** A point that the rules leave open, and on which the outcome turns. */
export interface OpenPoint {
  id: string;
  /** that leaves it open; null: it has no number in the edition */
  rule: Rule | null;
  question: string;
  /** the reading that is used */
  taken: string;
  /** the other one */
  other: string;
  /** the outcome under the other one; null: the choices cannot be taken there */
  other_answer: Sentence | null;
}

/** What each call gives, in `ok` of its reply. */
export interface Values {
  "hello": Hello;
  "cards.load": FaceReport;
  "cards.find": Face[];
  "card": FaceWithTexts;
  "game.new": MomentBegun;
  "game.moment": Moment;
  "game.act": Moment;
  "game.undo": Moment;
  "game.concede": Moment;
  "game.copy": MomentOpened;
  "game.close": {
    /** that are still open */
    tables: number;
  };
  "game.refusals": MomentRefusal[];
  "game.save": {
    saved: string;
  };
  "game.scenario": {
    scenario: string;
  };
  "scenario.read": {
    /** the first scenario as JSON */
    scenario: string;
    /** names of cards that are not loaded */
    missing: string[];
    /** cards that are loaded and not understood */
    refused: string[];
    errors: ProtocolError[];
  };
  "example": {
    scenario: string;
  };
  "judge": AnswerAnswers;
  "outcomes": Outcomes;
  "compare": Comparison;
  "rule": RulePage;
  "rules.find": Rules;
  "deck": DeckReport;
}

/** The name of a call. */
export type Call = keyof Values;

/** The requests of one call. */
export type RequestOf<C extends Call> = Extract<ProtocolRequest, {call: C}>;

/** The reply to a request of one call. */
export type ReplyOf<C extends Call> =
  | {id: number | string | null; ok: Values[C]; error?: undefined}
  | {id: number | string | null; error: ProtocolError; ok?: undefined};
