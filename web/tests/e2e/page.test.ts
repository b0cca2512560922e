import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browse, desktop, engineIsThere, phone, Served } from './browser.ts';

const server = new Served();
beforeAll(() => server.start());
afterAll(() => server.stop());

const tab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name, exact: true }).click();
const answer = (page: Page) => page.getByTestId('answer');

async function put(page: Page, words: string, seat: string, name: string): Promise<void> {
  await page.getByRole('radio', { name: seat, exact: true }).click();
  await page.locator('#search').fill(words);
  await page.locator('.hit', { hasText: name }).first().click();
}

// The position of the README's ruling by clicks alone, on a phone in Spanish.
async function layOut(page: Page): Promise<void> {
  await tab(page, 'Cartas');
  await put(page, 'mine', 'Ana', "Seven Dwarfs' Mine");
  await put(page, 'sleepy', 'Ana', 'Sluggish Knight');
  await put(page, 'flounder', 'Bruno', 'Voice of Reason');
  await put(page, 'beast', 'Bruno', 'Selfless Protector');
  await page.locator('#search').fill('');
  await page.getByRole('radio', { name: 'Ana', exact: true }).click();
  await page.getByRole('radio', { name: 'inkwell' }).click();
  for (let ink = 1; ink <= 2; ink += 1) await page.getByRole('button', { name: 'Más: cualquier carta' }).click();
  await tab(page, 'Mesa');
}

async function rule(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Sleepy Sluggish Knight/ }).click();
  await page.locator('button.act', { hasText: 'mover a Sleepy' }).click();
  await page.locator('.ans', { hasText: 'sí' }).click();
  await page.getByRole('button', { name: /Flounder.*opción/ }).click();
  await answer(page).filter({ hasText: 'Beast tiene 2 de daño y Flounder no recibe daño' }).waitFor();
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const result = await (globalThis as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }).axe.run();
    return result.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  });
  return found;
}

const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.getClientRects().length > 0 && !element.closest('.sr') && element.getBoundingClientRect().right > wide + 1)
      .map((element) => `${element.tagName}.${element.className} ${Math.round(element.getBoundingClientRect().right)}`);
  });

describe('on a phone in Spanish', () => {
  it('the ruling of the README, by clicking from an empty table; its link in a fresh profile; stepping; undo', async () => {
    const { page, problems, end } = await browse(phone, { locale: 'es' });
    await page.goto(server.url);
    await engineIsThere(page);
    await layOut(page);
    await rule(page);
    expect(await cutOff(page)).toEqual([]);

    // Stepping asks the engine nothing, and the board follows.
    await page.getByRole('button', { name: 'Paso atrás' }).click();
    await page.locator('.card.was', { hasText: 'Flounder' }).waitFor();
    await page.getByRole('button', { name: 'Paso adelante' }).click();

    // One undo takes the whole action back.
    const link = page.url();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await answer(page).filter({ hasText: 'Todavía no hay pasos' }).waitFor();
    await page.getByRole('button', { name: 'Más', exact: true }).click();
    await page.getByRole('button', { name: 'Rehacer' }).click();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await answer(page).filter({ hasText: 'Beast tiene 2 de daño' }).waitFor();

    // An answer is given otherwise.
    await page.locator('.ans', { hasText: 'Flounder' }).click();
    await page.getByRole('button', { name: /Sleepy.*opción/ }).click();
    await answer(page).filter({ hasText: 'Sleepy' }).waitFor();
    expect(problems).toEqual([]);
    await end();

    expect(link.length).toBeLessThan(600);
    const fresh = await browse(desktop, { locale: 'en' });
    await fresh.page.goto(link);
    await answer(fresh.page).filter({ hasText: 'Beast tiene 2 de daño y Flounder no recibe daño' }).waitFor();
    await fresh.page.getByRole('button', { name: 'EN', exact: true }).click();
    await answer(fresh.page).filter({ hasText: 'Beast has 2 damage and Flounder takes no damage' }).waitFor();
    expect(fresh.problems).toEqual([]);
    await fresh.end();
  });

  it('nothing is cut off at 320 pixels, in any language', async () => {
    const { page, end } = await browse({ width: 320, height: 640 }, { locale: 'es' });
    await page.goto(server.url);
    await engineIsThere(page);
    await layOut(page);
    await rule(page);
    for (const language of ['ES', 'EN', '日本語']) {
      await page.locator('header .btn').last().click();
      await page.getByRole('button', { name: language, exact: true }).click();
      expect(await cutOff(page), `menu ${language}`).toEqual([]);
      await page.keyboard.press('Escape');
      for (const view of await page.locator('.tabbar [role=tab]').all()) {
        await view.click();
        expect(await cutOff(page), `${language} ${await view.innerText()}`).toEqual([]);
      }
    }
    await end();
  });
});

describe('on a phone in Japanese', () => {
  it('a question of Duel Masters, by clicking', async () => {
    const { page, problems, end } = await browse(phone, { locale: 'ja' });
    await page.goto(server.url);
    await engineIsThere(page);
    await page.locator('header .btn').last().click();
    await page.getByRole('button', { name: 'デュエル・マスターズ' }).click();
    await page.keyboard.press('Escape');
    await tab(page, 'カード');
    await put(page, 'aqua soldier', 'Rin', 'Aqua Soldier');
    await put(page, 'hulcus', 'Sora', 'Aqua Hulcus');
    await tab(page, '盤面');
    await page.getByRole('button', { name: /Aqua Hulcus/ }).click();
    await page.getByRole('switch', { name: 'タップ' }).click();
    await page.getByRole('button', { name: '閉じる' }).click();
    await page.getByRole('button', { name: /Aqua Soldier/ }).click();
    await page.locator('button.act', { hasText: 'Aqua Hulcus' }).click();
    await answer(page).filter({ hasText: /Aqua Soldier.*手札/ }).waitFor();
    expect(problems).toEqual([]);
    await end();
  });
});

describe('a link', () => {
  it('that is malformed is told, and the table stays usable', async () => {
    const { page, end } = await browse(desktop);
    for (const [hash, said] of [['#p=AAAA', 'damaged'], ['#p=%3Cscript%3E', 'damaged'], ['#p=q1YqU7Iy0lEqAFIA', 'damaged']]) {
      await page.goto('about:blank');
      await page.goto(server.url + hash);
      await page.locator('.msg.bad', { hasText: said! }).waitFor();
      await engineIsThere(page);
      await page.getByRole('link', { name: 'Build' }).click();
      await page.locator('#search').fill('lilo');
      await page.locator('.hit').first().click();
      await page.locator('.card', { hasText: 'Lilo' }).waitFor();
      expect(await page.locator('.msg.bad').count()).toBe(0);
    }
    await end();
  });
});

describe('without a mouse', () => {
  it('a position is laid out, acted on and stepped through', async () => {
    const { page, problems, end } = await browse(desktop);
    await page.goto(`${server.url}#v=build`);
    await engineIsThere(page);
    const add = async (words: string): Promise<void> => {
      await page.keyboard.press('/');
      await page.keyboard.type(words);
      await page.locator('.hit.on').waitFor();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    };
    await add('simba protective');
    await page.locator('.board .card', { hasText: 'Simba' }).waitFor();
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
    await page.locator('button.act', { hasText: 'quest' }).waitFor();
    await page.keyboard.press('1');
    await answer(page).filter({ hasText: 'Ana has 1 lore' }).waitFor();
    await page.keyboard.press('Home');
    await page.locator('.pos', { hasText: 'step 0' }).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('u');
    await answer(page).filter({ hasText: 'No step yet' }).waitFor();
    // How the card stands, and away with it.
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
    await page.keyboard.press('d');
    await page.locator('.board .card .dmg', { hasText: '1' }).waitFor();
    await page.keyboard.press('D');
    await page.locator('.board .card .dmg').waitFor({ state: 'detached' });
    await page.keyboard.press('x');
    await page.locator('.board .card.ex').waitFor();
    await page.keyboard.press('Delete');
    await page.locator('.board .card').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await end();
  });
});

describe('a rule page', () => {
  it('names examples, and a click opens one', async () => {
    const { page, problems, end } = await browse(desktop);
    await page.goto(server.url);
    await engineIsThere(page);
    await page.locator('#search').fill('A: Seven Dwarfs Mine, Sleepy Sluggish Knight; B: Flounder, Beast; A moves Sleepy to Mine choosing yes, Flounder');
    await page.keyboard.press('Enter');
    await answer(page).filter({ hasText: 'Beast has 2 damage' }).waitFor();
    await page.locator('.step .rule', { hasText: '6.5.6' }).first().click();
    const examples = page.getByTestId('rule-examples');
    await examples.locator('button', { hasText: 'First the Mine raises its own damage' }).click();
    await page.locator('.answer .cap', { hasText: 'First the Mine raises its own damage' }).waitFor();
    await answer(page).filter({ hasText: 'Beast' }).waitFor();
    expect(problems).toEqual([]);
    await end();
  });
});

describe('a deck list', () => {
  it('is checked, and what cannot be read is told with its line', async () => {
    const { page, problems, end } = await browse(phone, { locale: 'es' });
    await page.goto(server.url);
    await engineIsThere(page);
    await tab(page, 'Cartas');
    await page.getByText('Lista de mazo').click();
    await page.getByRole('textbox', { name: 'Lista de mazo' }).fill('4 Lilo - Bundled Up\n1 Nobody At All');
    await page.getByRole('button', { name: 'Leer la lista' }).click();
    const told = page.getByTestId('deck');
    await told.filter({ hasText: '4 cartas' }).waitFor();
    await told.locator('.msg.bad', { hasText: '2: ' }).waitFor();
    expect(await cutOff(page)).toEqual([]);
    expect((await violations(page))).toEqual([]);
    expect(problems).toEqual([]);
    await end();
  });
});

describe('a question in words', () => {
  it('is answered, with every outcome and every edition', async () => {
    const { page, problems, end } = await browse(desktop);
    await page.goto(server.url);
    await engineIsThere(page);
    await page.locator('#search').fill('A: Seven Dwarfs Mine, Sleepy Sluggish Knight; B: Flounder, Beast, Lilo; A moves Sleepy to Mine choosing yes, Flounder');
    await page.keyboard.press('Enter');
    await answer(page).filter({ hasText: 'Beast has 2 damage and Flounder takes no damage' }).waitFor();
    await page.getByRole('link', { name: 'Outcomes' }).click();
    await page.getByTestId('tree').filter({ hasText: 'EXTRA LAYERS of Lilo' }).waitFor({ timeout: 60_000 });
    await page.getByRole('link', { name: 'Editions' }).click();
    await page.locator('.ed').nth(3).waitFor({ timeout: 60_000 });
    await page.getByRole('link', { name: 'Analyse' }).click();
    await page.locator('.step .rule').first().click();
    await page.getByText('In other editions').waitFor();
    expect(problems).toEqual([]);
    await end();
  });
});

describe('axe finds nothing', () => {
  for (const dark of [false, true])
    it(`in the ${dark ? 'dark' : 'light'} theme`, async () => {
      const found: string[] = [];
      const look = async (page: Page, where: string): Promise<void> => {
        found.push(...(await violations(page)).map((one) => `${where}: ${one}`));
      };
      for (const viewport of [phone, desktop]) {
        const { page, end } = await browse(viewport, { locale: 'es', dark });
        await page.goto(server.url);
        await engineIsThere(page);
        await look(page, `empty ${viewport.width}`);
        if (viewport === phone) {
          await layOut(page);
          await page.getByRole('button', { name: /Sleepy Sluggish Knight/ }).click();
          await page.locator('button.act', { hasText: 'mover a Sleepy' }).waitFor();
          await look(page, 'selected');
          await page.getByRole('button', { name: 'Cerrar' }).click();
          await rule(page);
          for (const name of ['Mesa', 'Veredicto', 'Resultados', 'Cartas']) {
            await tab(page, name);
            await look(page, name);
          }
          await page.getByRole('button', { name: 'Más', exact: true }).click();
          await look(page, 'menu');
        } else {
          await page.locator('#search').fill('A: Seven Dwarfs Mine, Sleepy Sluggish Knight; B: Flounder, Beast; A moves Sleepy to Mine choosing yes, Flounder');
          await page.keyboard.press('Enter');
          await answer(page).filter({ hasText: 'Beast tiene 2 de daño' }).waitFor();
          for (const name of ['Montar', 'Resultados', 'Ediciones', 'Analizar']) {
            await page.getByRole('link', { name }).click();
            await page.waitForTimeout(500);
            await look(page, name);
          }
        }
        await end();
      }
      expect(found).toEqual([]);
    });
});
