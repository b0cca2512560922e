// The keys of the page. Single letters act only while no field has the focus, and can be switched off.
import { app, pages } from './app.svelte.ts';
import { languages } from './labels/index.ts';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

function nextOf<T>(list: readonly T[], current: T, by: number): T {
  return list[(list.indexOf(current) + by + list.length) % list.length]!;
}

function search(): void {
  if (app.phone) app.phoneTab = 'cards';
  queueMicrotask(() => document.getElementById('search')?.focus());
}

// The option or action of a number: of the open question, or of the selected card.
function numbered(number: number): boolean {
  if (app.question) {
    const option = app.question.options[number - 1];
    if (option) void app.act(option.id);
    return option !== undefined;
  }
  const card = app.selected?.card.number;
  if (card == null || !app.last || !app.atEnd) return false;
  const own = app.last.actions.filter((action) => action.card === card);
  const aimed = app.last.actions.filter((action) => action.card !== card && action.targets.includes(card));
  const action = [...own, ...aimed][number - 1];
  if (action) void app.act(action.id);
  return action !== undefined;
}

// In Build: how the selected card stands.
const building: Record<string, () => void> = {
  x: () => void app.turnSelected(),
  d: () => void app.countSelected(1),
  D: () => void app.countSelected(-1),
};

// Where the arrow keys scroll or choose already.
const scrolls = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.scroll, .yaml, [role=tablist]') !== null;

const letters: Record<string, () => void> = {
  u: () => void app.undo(),
  e: () => void app.setEdition(nextOf(app.editions, app.position.edition, 1)),
  E: () => void app.setEdition(nextOf(app.editions, app.position.edition, -1)),
  l: () => void app.setLanguage(nextOf(languages, app.language, 1)),
  o: () => { if ((pages as string[]).includes('outcomes')) app.setPage('outcomes'); },
  c: () => { if ((pages as string[]).includes('compare')) app.setPage('compare'); },
  w: () => app.setSide('why'),
  y: () => app.setSide('text'),
  s: () => void app.share(),
  f: () => (app.turned = !app.turned),
  b: () => document.querySelector<HTMLElement>('[data-card]')?.focus(),
  r: () => app.setSide('ruling'),
  '/': search,
  '?': () => (app.menu = true),
};

export function pressed(event: KeyboardEvent): void {
  if (app.menu || event.defaultPrevented) return;
  const act = (done: () => void): void => {
    event.preventDefault();
    done();
  };
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !isField(event.target)) return act(() => void (event.shiftKey ? app.redo() : app.undo()));
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') {
    if (isField(event.target)) (event.target as HTMLElement).blur();
    else if (app.side === 'rule') app.setSide('ruling');
    else if (app.selectedKey !== null) app.select(null);
    return;
  }
  if (isField(event.target)) return;
  if (event.key === 'ArrowLeft') return act(() => app.goTo(app.at - 1));
  if (event.key === 'ArrowRight') return act(() => app.goTo(app.at + 1));
  if (event.key === 'Home') return act(() => app.goTo(0));
  if (event.key === 'End') return act(() => app.goTo(app.rows.length));
  if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && app.page === 'board' && app.lastAnswer >= 0 && !scrolls(event.target)) return act(() => void app.otherAnswer(event.key === 'ArrowUp' ? -1 : 1));
  const builds = app.page === 'build' && app.selected !== null;
  if (event.key === 'Delete' && builds) return act(() => void app.removeSelected());
  if (!app.letters) return;
  if (/^[1-9]$/.test(event.key)) {
    if (numbered(Number(event.key))) event.preventDefault();
    return;
  }
  const letter = (builds ? building[event.key] : undefined) ?? letters[event.key];
  if (letter) act(letter);
}
