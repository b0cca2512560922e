// What is kept on the device, and what happens when things fail: no network, a dead worker, files of others.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browse, desktop, engineIsThere, phone, Served } from './browser.ts';

const server = new Served();
beforeAll(() => server.start());
afterAll(() => server.stop());

const answer = (page: Page) => page.getByTestId('answer');
const question = 'A: Seven Dwarfs Mine, Sleepy Sluggish Knight; B: Flounder, Beast; A moves Sleepy to Mine choosing yes, Flounder';
async function ask(page: Page): Promise<void> {
  await page.locator('#search').fill(question);
  await page.keyboard.press('Enter');
  await answer(page).filter({ hasText: 'Beast has 2 damage and Flounder takes no damage' }).waitFor();
}
const cards = `- name: Reef Sentinel
  version: Of Our Tests
  type: character
  ink: sapphire
  cost: 4
  inkwell: true
  strength: 3
  willpower: 5
  lore: 2
  text: |
    Whenever this character quests, draw a card.
`;
const drop = (page: Page, name: string, text: string): Promise<void> =>
  page.evaluate(([file, content]) => {
    const data = new DataTransfer();
    data.items.add(new File([content!], file!));
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
  }, [name, text]);

describe('without a network', () => {
  it('a link opens and is ruled on, with imported cards, after the server is gone', async () => {
    const own = new Served();
    await own.start();
    const { page, problems, end } = await browse(phone);
    await page.goto(own.url);
    await engineIsThere(page);
    await drop(page, 'ours.yaml', cards);
    await page.locator('.toast', { hasText: '1 cards read' }).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await engineIsThere(page);
    await page.getByRole('tab', { name: 'Cards', exact: true }).click();
    await ask(page);
    const link = page.url();
    await own.stop();

    await page.goto('about:blank');
    await page.goto(link);
    await answer(page).filter({ hasText: 'Beast has 2 damage and Flounder takes no damage' }).waitFor({ timeout: 60_000 });
    await page.getByRole('tab', { name: 'Cards', exact: true }).click();
    await page.locator('#search').fill('reef');
    await page.locator('.hit', { hasText: 'Reef Sentinel' }).waitFor();
    expect(problems).toEqual([]);
    await end();
  });
});

describe('imported cards', () => {
  it('travel in a link by name: who lacks the file sees the board and is told', async () => {
    const first = await browse(desktop);
    await first.page.goto(`${server.url}#v=build`);
    await engineIsThere(first.page);
    await drop(first.page, 'ours.yaml', cards);
    await first.page.locator('.toast').waitFor();
    await first.page.locator('#search').fill('reef');
    await first.page.locator('.hit', { hasText: 'Reef Sentinel' }).click();
    await first.page.locator('.card', { hasText: 'Reef Sentinel' }).waitFor();
    await expect.poll(() => first.page.url()).toContain('p=');
    const link = first.page.url();
    await first.page.getByRole('button', { name: 'More', exact: true }).click();
    await first.page.getByRole('button', { name: 'Forget everything' }).click();
    await first.page.locator('.msg.bad', { hasText: 'Reef Sentinel' }).waitFor();
    await first.end();

    const second = await browse(desktop);
    await second.page.goto(link);
    await second.page.locator('.card', { hasText: 'Reef Sentinel' }).waitFor();
    await second.page.locator('.msg.bad', { hasText: 'Reef Sentinel' }).waitFor();
    await second.end();
  });
});

describe('"Forget everything"', () => {
  it('takes the stored copy and its service worker, says so, and the next visit stores it again', async () => {
    const { page, problems, end } = await browse(desktop);
    await page.goto(server.url);
    await engineIsThere(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const stored = (): Promise<number[]> => page.evaluate(async () => [(await caches.keys()).length, (await navigator.serviceWorker.getRegistrations()).length]);
    expect(await stored()).toEqual([1, 1]);
    await page.keyboard.press('?');
    await page.getByRole('button', { name: 'Forget everything' }).click();
    await page.locator('.toast', { hasText: 'no longer there without a network' }).waitFor();
    expect(await stored()).toEqual([0, 0]);
    // The page goes on, and reads nothing into a new cache.
    await page.getByRole('link', { name: 'Outcomes' }).click();
    await page.getByText('Act on the board first').waitFor();
    await page.getByRole('link', { name: 'Analyse' }).click();
    expect(await stored()).toEqual([0, 0]);
    await page.reload();
    await engineIsThere(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect(await stored()).toEqual([1, 1]);
    expect(problems).toEqual([]);
    await end();
  });
});

describe('a card that was written here', () => {
  it('is read by the engine, put on the table, and travels in the link', async () => {
    const { page, end } = await browse(desktop);
    await page.goto(`${server.url}#v=build`);
    await engineIsThere(page);
    await page.getByText('Write a card').click();
    await page.getByRole('textbox', { name: 'Write a card' }).fill('name: Odd One\ntype: character\nink: amber\ncost: 1\nstrength: 1\nwillpower: 1\nlore: 1\ntext: |\n  Whenever this frobs, draw.');
    await page.getByRole('button', { name: 'Put it on the table' }).click();
    await page.locator('.msg.bad', { hasText: 'not fully understood' }).waitFor();
    expect(await page.locator('.board .card').count()).toBe(0);
    await page.getByRole('textbox', { name: 'Write a card' }).fill(cards);
    await page.getByRole('button', { name: 'Put it on the table' }).click();
    await page.locator('.board .card', { hasText: 'Reef Sentinel' }).waitFor();
    await expect.poll(() => page.url()).toContain('p=');
    const link = page.url();
    await end();
    const fresh = await browse(phone);
    await fresh.page.goto(link);
    await engineIsThere(fresh.page);
    await fresh.page.getByRole('button', { name: /Reef Sentinel/ }).click();
    await fresh.page.locator('button.act', { hasText: 'quest' }).click();
    await answer(fresh.page).filter({ hasText: 'Ana has 2 lore' }).waitFor();
    await fresh.end();
  });
});

describe('a file', () => {
  it('that is a scenario opens with its verdict; one that is nothing is refused, and nothing is lost', async () => {
    const { page, end } = await browse(desktop);
    await page.goto(server.url);
    await engineIsThere(page);
    await drop(page, 'mine.yaml', `title: Sleepy quests
game: lorcana
players:
  Ana: {play: [Sleepy - Sluggish Knight]}
  Bruno: {}
steps:
  - quest: Sleepy - Sluggish Knight
`);
    await answer(page).filter({ hasText: 'Ana has 1 lore' }).waitFor();
    await drop(page, 'noise.bin', '\u0000\u0001{{{');
    await page.locator('.msg.bad').waitFor();
    await answer(page).filter({ hasText: 'Ana has 1 lore' }).waitFor();
    await page.getByRole('tab', { name: 'Position as text' }).click();
    await page.getByTestId('yaml').filter({ hasText: 'quest: Sleepy - Sluggish Knight' }).waitFor();
    await end();
  });
});

describe.skipIf(process.env['KAWARI_PAGE_MODE'] === 'native')('a worker', () => {
  it('that dies in the middle is replaced, and the line goes on', async () => {
    const { page, end } = await browse(desktop);
    await page.goto(`${server.url}#v=build`);
    await engineIsThere(page);
    await page.locator('#search').fill('simba protective');
    await page.locator('.hit').first().click();
    const simba = page.locator('.board .card', { hasText: 'Simba' });
    await simba.waitFor();
    await simba.click();
    await page.locator('button.act', { hasText: 'quest' }).waitFor();
    for (const worker of page.workers()) await worker.evaluate(() => void setTimeout(() => { throw new Error('killed by the test'); }, 0));
    await page.waitForTimeout(200);
    await page.locator('button.act', { hasText: 'quest' }).click();
    await answer(page).filter({ hasText: 'Ana has 1 lore' }).waitFor({ timeout: 60_000 });
    await end();
  });
});
