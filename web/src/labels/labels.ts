// The page's own labels. What a zone, a figure, a state, a step or a refusal is called comes from the engine.
// A label that a language lacks does not compile.
export interface Labels {
  game: string; edition: string; pages: string; language: string; theme: string; share: string; undo: string; redo: string; more: string; close: string; home: string;
  games: Record<string, string>;
  analyse: string; build: string; outcomes: string; editions: string; board: string; ruling: string; cards: string;
  searchCards: string; search: string; question: string; examples: string; offline: string; version: string;
  steps: string; firstStep: string; stepBack: string; stepForward: string; lastStep: string;
  step: (at: number, of: number) => string;
  never: string; pending: string; answers: string; answerOtherwise: string; waiting: string;
  noSteps: string; emptyTable: string; emptyTableHow: string; clickCard: string; canAct: (name: string) => string;
  onlyPass: string; cardText: string; whyNot: string; selected: string; canDo: string; cannotDo: string; nothing: string; noAbilities: string;
  nextTurn: string; notEditable: string; at: string; state: string; none: string; copy: string; remove: string; moveTo: string; addTo: string; zone: string; less: string; moreOf: string;
  positionText: string; assumed: string; copyRuling: string; copied: string; linkTooLong: string; saveFile: string;
  clear: string; cleared: string; swapSides: string; turnOf: string; turnNumber: (n: number) => string; put: string;
  found: (n: number) => string; nothingFound: (words: string) => string; doesNotPlay: string; inWords: string; ask: string; askHint: string;
  blank: string; cardsCount: (n: number) => string; under: (n: number) => string; underIt: string; option: string; cost: string;
  loading: string; loadingEngine: string; engineStopped: string; engineStoppedHow: string; tryAgain: string; offlineNoEngine: string;
  linkBroken: string; linkNewer: string; linkTooBig: string; linkHow: string;
  noCard: (name: string) => string; importIt: string; importCards: string; importHint: string; imported: (read: number, plays: number) => string; forget: string; forgotten: string; forgottenOffline: string; kept: string; fileRefused: string;
  notPossible: (step: number) => string; keptGrey: string; used: string; otherwise: string; openPoint: string;
  fromFile: string; playOn: string; playOnHint: string; several: string; checksFailed: string; dropFile: string;
  sameEverywhere: string; otherAnswer: string; otherWay: string; notKnown: string; sameAnswer: string; changesBetween: (from: string, to: string) => string; compareHow: string;
  everyOutcome: string; stop: string; stopped: string; inEvery: string; linesOf: (lines: number) => string; outcomesCount: (n: number) => string; noChoice: string; loopBack: (n: number) => string; unexplored: string; outcome: string; outcomesHow: string;
  ruleIn: string; ruleBeneath: string; shownBy: string; deckList: string; deckListHint: string; deckRead: string; deckLegal: string; deckPut: (player: string) => string; rule: string; back: string; whyHow: string; 
  keys: string; keysOn: string; keyHelp: [string, string][]; newVersion: string; settings: string; writeCard: string; writeCardHint: string; light: string; dark: string;
  chooseSome: (min: number, max: number) => string; chance: string; over: string; wins: (name: string) => string; nobodyWins: string; notKept: string;
  colours: Record<string, string>; playerA: string; playerB: string; turnBoard: string; fellBack: string; notNow: string; step0: string; 
}
