// The steps that people read, of a line of play or of a judged file, in one shape.
import type { Answer, Event, Moment, Rule, Sentence } from './protocol.ts';

// The answer that is shown: of a judged file or line, otherwise that of the last moment; null: nothing was done yet.
export interface Verdict { kind: Answer['kind']; outcome: Sentence; because: Sentence | null; rules: Rule[] }

export function verdictOf(judged: Answer | null, last: Moment | null, acted: boolean): Verdict | null {
  if (judged) return judged;
  if (!last || !acted) return null;
  if (last.answer) return last.answer;
  // An engine without `answer` tells the same in pieces.
  return { kind: last.question ? 'depends' : 'happens', outcome: last.outcome, because: last.because, rules: last.events.filter((event) => event.decisive).flatMap((event) => event.rules) };
}

export interface Row {
  number: number;
  depth: number;
  sentence: Sentence;
  rules: Rule[];
  fate: 'happened' | 'pending' | 'replaced';
  decisive: boolean;
  moment: number;       // the moment that the board shows with it
  last: boolean;        // the last row of that moment: what has changed is shown with it
  about: number[];      // cards with a solid ring
  never: number[];      // cards about which something did not happen
}

// A moment tells the events since the last action, and tells some again with more known. So of each action the last
// moment has the list, and the board of an event is the first moment that told it.
export function rowsOf(moments: Moment[], isAction: boolean[]): Row[] {
  const rows: Row[] = [];
  let begin = 1;
  while (begin < moments.length) {
    let end = begin;
    while (end + 1 < moments.length && !isAction[end]) end += 1;
    const group = moments.slice(begin, end + 1);
    const told = group.at(-1)!.events.filter((event) => event.step !== null);
    for (const event of told) {
      const first = group.findIndex((moment) => moment.events.some((one) => one.id === event.id && one.step !== null));
      rows.push(rowOf(event, rows.length + 1, begin + Math.max(0, first)));
    }
    begin = end + 1;
  }
  rows.forEach((row, index) => {
    row.last = rows[index + 1]?.moment !== row.moment;
  });
  return rows;
}

function rowOf(event: Event, number: number, moment: number): Row {
  const cards = (...roles: string[]): number[] => event.cards.filter((card) => roles.includes(card.role)).map((card) => card.id);
  const result = cards('result');
  const replaces = event.kind.includes('replaced');
  const never = event.fate === 'replaced' ? cards('subject') : replaces ? cards('subject').filter((id) => !result.includes(id)) : [];
  const about = event.fate === 'replaced' ? [] : replaces ? [...result, ...(event.by?.of != null ? [event.by.of] : [])] : cards('source', 'subject', 'result');
  return {
    number, depth: event.depth, sentence: event.sentence, rules: event.rules, fate: event.fate, decisive: event.decisive, moment, last: false,
    about: [...new Set(about)].filter((id) => !never.includes(id)), never: [...new Set(never)],
  };
}

export function rowsOfAnswer(answer: Answer): Row[] {
  const rows: Row[] = [];
  for (const step of answer.steps)
    for (const line of step) {
      const cards = line.sentence.flatMap((span) => (typeof span !== 'string' && 'card' in span && span.card !== null ? [span.card] : []));
      rows.push({
        number: rows.length + 1, depth: line.depth, sentence: line.sentence, rules: line.rules, fate: line.replaced ? 'replaced' : 'happened', decisive: line.decisive,
        moment: 0, last: false, about: line.replaced ? [] : [...new Set(cards)], never: line.replaced ? [...new Set(cards)] : [],
      });
    }
  return rows;
}

// What a moment changed, per card and figure: "+2".
export function changesOf(before: Moment | undefined, after: Moment): Map<number, { key: string; label: string; by: number }[]> {
  const changes = new Map<number, { key: string; label: string; by: number }[]>();
  if (!before) return changes;
  const old = new Map(before.cards.map((card) => [card.id, card]));
  for (const card of after.cards)
    for (const fact of card.facts) {
      const was = old.get(card.id)?.facts.find((one) => one.key === fact.key);
      if (was && was.value !== fact.value) changes.set(card.id, [...(changes.get(card.id) ?? []), { key: fact.key, label: fact.label, by: fact.value - was.value }]);
    }
  return changes;
}
