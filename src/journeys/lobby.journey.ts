// covers: lobby, game, login, side-menu
import type { Page } from '@playwright/test';
import { allWhenDeep, deepOnly, sampled } from './support/selection/depth.ts';
import { holdRequests } from './support/holdRequests.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { seedUser } from './support/seedUsers.ts';
import { expectMember, pathOf, sendLogin, toast } from './support/visitor.ts';

const tiles = ({ slot }: PortalUnderTest) => slot('page/lobby').locator('article');
const star = (portal: PortalUnderTest, nth: number) => tiles(portal).nth(nth).locator('button[aria-pressed]');
/** The calls that pages below this path make from now on; the page before may still make some. */
const calls = (page: Page, path: string, below = '/'): string[] => {
  const made: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith(path)) return;
    if (new URL(request.frame().url()).pathname.startsWith(below)) made.push(request.method());
  });
  return made;
};

forBrands(sampled(memberBrands, 1), () => {
  test('a member browses, filters, searches, stars, opens a game and comes back', deepOnly, async ({ portal }) => {
    const { page, say, sandbox, problems } = portal;
    await portal.open('/rng', { as: 'member01' });
    await expect(tiles(portal)).toHaveCount(42);
    await expect(page.getByRole('heading', { level: 1, name: say('lobby:title_rng') })).toBeVisible();
    expect(await page.evaluate(() => document.querySelectorAll('body *').length)).toBeLessThan(1500);

    await page.getByRole('button', { name: say('portal:page_number', { number: 2 }), exact: true }).click();
    await expect.poll(() => pathOf(portal)).toBe('/rng?page=2');
    const vendors = page.getByRole('group', { name: say('lobby:studios_label') });
    await vendors.locator('button').nth(1).click();
    await expect.poll(() => pathOf(portal)).toBe('/rng?vendor=LUM');
    await expect(tiles(portal)).toHaveCount(42);
    await page.goBack();
    await expect.poll(() => pathOf(portal)).toBe('/rng?page=2');
    await page.goForward();
    await expect.poll(() => pathOf(portal)).toBe('/rng?vendor=LUM');

    const name = (await tiles(portal).first().locator('p').first().textContent()) ?? '';
    await page.getByRole('searchbox').fill(name.toUpperCase());
    await expect.poll(() => new URL(page.url()).searchParams.get('name')).toBe(name.toUpperCase());
    await expect(tiles(portal).first().locator('p').first()).toContainText(name);

    await expect(star(portal, 0)).toHaveAttribute('aria-pressed', 'false');
    const added = page.waitForResponse(
      (response) => response.url().endsWith('MCSFE_getFavoriteGames') && response.request().method() === 'POST',
    );
    await star(portal, 0).click();
    await expect(star(portal, 0)).toHaveAttribute('aria-pressed', 'true');
    await added;
    problems.expect(/Failed to load resource.*500/);
    await sandbox.fault('favouriteRemove', '500');
    await star(portal, 0).click();
    await expect(toast(portal, 'errors:service_unavailable')).toBeVisible();
    await expect(star(portal, 0)).toHaveAttribute('aria-pressed', 'true');
    await sandbox.clearFaults();

    const launched = page.waitForRequest((request) => request.url().endsWith('/wps/game/launchGame'));
    await tiles(portal).first().getByRole('button').first().click();
    expect((await launched).postDataJSON()).toMatchObject({ vassalage: 'LUM' });
    await expect.poll(() => pathOf(portal)).not.toContain('/rng');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).searchParams.get('name')).toBe(name.toUpperCase());
    await expect(tiles(portal).first().locator('p').first()).toContainText(name);
    await expect(star(portal, 0)).toHaveAttribute('aria-pressed', 'true');

    await page.getByText(say('lobby:tab_recent'), { exact: true }).click();
    await expect(tiles(portal).first().locator('p').first()).toContainText(name);
    await page.getByText(`${say('lobby:tab_favourites')} 1`, { exact: true }).click();
    await expect(tiles(portal)).toHaveCount(1);
  });

  test('a visitor sees a lobby without its list, and continues after signing in', deepOnly, async ({ portal }) => {
    const { page, say, slot, brand } = portal;
    const asked = calls(page, 'GCSGAME_gameList');
    for (const name of ['esports', 'rng']) {
      await portal.open(`/${name}`);
      await expect(page.getByRole('heading', { level: 1, name: say(`lobby:title_${name}`) })).toBeVisible();
      await expect(slot('page/lobby').locator('article, [role="status"]').first()).toBeVisible();
    }
    expect(asked).toEqual([]);
    await page.getByText(say('lobby:tab_favourites'), { exact: true }).click();
    const popup = slot('modal/loginPopupModal');
    await expect(popup).toBeVisible();
    await sendLogin(portal, popup, 'member01', seedUser(brand, 'member01').password ?? '');
    await expect(popup).toBeHidden();
    await expectMember(portal, seedUser(brand, 'member01').nickname ?? '');
    await expect.poll(() => pathOf(portal)).toBe('/rng?tab=favourites');
    await expect(page.getByText(say('lobby:favourites_none'))).toBeVisible();
  });
});

forBrands(sampled(memberBrands, 2), () => {
  test('a lobby shows its games before it has code, asks for each list once, and keeps a press', deepOnly, async ({ portal }) => {
    const { page, origin, say, slot, sandbox, problems } = portal;
    await portal.open('/', { as: 'member01' });
    const lists = calls(page, 'GCSGAME_gameList', '/rng');
    const vendors = calls(page, 'GCSGAME_newGameVendor', '/rng');
    const deliver = await holdRequests(page, /\/assets\/[^/]*\.js$/);
    await page.goto(`${origin}/rng?page=2`, { waitUntil: 'commit' });
    await expect(tiles(portal)).toHaveCount(42);
    // when a game is back is told by the code
    const namesOf = () => tiles(portal).evaluateAll((all) => all.map((one) => one.textContent.replace(/\n.*?\d\d:\d\d/, '')));
    const places = () => tiles(portal).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)));
    const [early, drawn] = [await namesOf(), await places()];
    await star(portal, 3).focus();
    deliver();
    await portal.ready();
    await expect(page.locator('[data-early-tiles] *')).toHaveCount(0);
    expect([await namesOf(), await places()]).toEqual([early, drawn]);
    await expect(star(portal, 3)).toBeFocused();
    expect([lists.length, vendors.length]).toEqual([1, 1]);

    // another language than the published one
    const other = portal.snapshot.brand.languages.supported.find((code) => code !== portal.snapshot.brand.languages.default)!;
    await page.evaluate((code) => localStorage.setItem('language', code), other);
    const deliverAgain = await holdRequests(page, /\/assets\/[^/]*\.js$/);
    await page.goto(`${origin}/rng`, { waitUntil: 'commit' });
    const game = tiles(portal)
      .filter({ hasNotText: say('portal:under_maintenance') })
      .nth(1)
      .getByRole('button')
      .first();
    await game.click();
    await expect(game).toHaveAttribute('aria-busy', 'true');
    // all code is compiled in between
    const launched = page.waitForRequest((request) => request.url().endsWith('/wps/game/launchGame'));
    deliverAgain();
    await launched;
    await expect.poll(() => pathOf(portal)).not.toContain('/rng');
    expect([lists.length, vendors.length]).toEqual([2, 2]);

    problems.expect(/Failed to load resource.*503/);
    await sandbox.scenario('maintenance');
    await page.goto(`${origin}/rng`);
    await expect(slot('screen/maintenance')).toBeVisible();
    expect([lists.length, vendors.length], 'no games for whom the site is closed').toEqual([2, 2]);
    await expect(page.locator('article')).toHaveCount(0);
  });

  test('a press during which the code comes starts its game', deepOnly, async ({ portal }) => {
    const { page, origin, say } = portal;
    await portal.open('/', { as: 'member01' });
    const deliver = await holdRequests(page, /\/assets\/[^/]*\.js$/);
    await page.goto(`${origin}/rng`, { waitUntil: 'commit' });
    const open = tiles(portal).filter({ hasNotText: say('portal:under_maintenance') });
    await open.first().getByRole('button').first().hover();
    await page.mouse.down();
    deliver();
    await expect(page.locator('[data-early-tiles] *')).toHaveCount(0);
    const launched = page.waitForRequest((request) => request.url().endsWith('/wps/game/launchGame'));
    await page.mouse.up();
    await launched;
  });
});

test('a vendor selected elsewhere opens its games in a modal, once; the list loads on scroll', deepOnly, async ({ portal }) => {
  const { page, slot } = portal;
  await portal.open('/rng', { as: 'member01' });
  await page.evaluate(() => sessionStorage.setItem('vassalage', 'EMB'));
  await page.reload();
  const list = slot('modal/gameListModal').locator('article');
  // what is near is fetched before it is seen: while the modal grows, that may be one more page
  await expect.poll(() => list.count()).toBeGreaterThanOrEqual(42);
  expect(await page.evaluate(() => sessionStorage.getItem('vassalage'))).toBeNull();
  await portal.quiet();
  const first = await list.count();
  expect([42, 84]).toContain(first);
  await list.last().scrollIntoViewIfNeeded();
  await expect(list).toHaveCount(first + 42);
});

forBrands(allWhenDeep(memberBrands, 0), () => {
  test("a visitor's search in the lobby filters the visible games", deepOnly, async ({ portal }) => {
    const { page, say, slot } = portal;
    // the first games stand there before the list of all
    const lobby = '/rng';
    const reply = page.waitForResponse(/\/GCSGAME_hotGamesV2/);
    await portal.open(lobby);
    const names = () => tiles(portal).evaluateAll((all) => all.map((one) => one.querySelector('p')?.textContent ?? ''));
    const { value } = (await (await reply).json()) as { value: { list: { gameName: string }[] } };
    await expect(tiles(portal).getByText(value.list.at(-1)!.gameName, { exact: true })).toBeVisible();
    const all = await names();
    for (const word of [all[0]!, all[7]!, 'zzqx']) {
      await portal.open(lobby);
      const search = slot('page/lobby').getByRole('searchbox');
      await search.fill(word.toUpperCase());
      await search.press('Enter');
      await expect.poll(() => new URL(page.url()).searchParams.get('name')).toBe(word.toUpperCase());
      await expect(page.getByRole('heading', { name: say('lobby:login_search_title') })).toBeVisible();
      if (word === 'zzqx') await expect(page.getByText(say('lobby:found_none_text'))).toBeVisible();
      else await expect.poll(names).toEqual(all.filter((name) => name.toLowerCase().includes(word.toLowerCase())));
    }
  });
});
