import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => sessionStorage.removeItem('launch'));

const entry = (name: string) => slot('region/sideMenu')?.querySelector<HTMLElement>(`[data-entry="${name}"]`) ?? null;

async function open(accountTypeName: string | null) {
  const cards = [
    { vassalage: 'TCG_SEA', name: 'Sea view', isHot: 0, accountTypeName },
    { vassalage: 'LTX', name: 'Lottix', isHot: 0 },
  ];
  const app = await openApp({
    member: {},
    brand: { security: { hosts: { games: ['play.portal.example'] } } } as never,
    reply: ({ name }) =>
      name === 'gameVendor'
        ? { data: { lanes: [{ gameCategory: 'LOTT', cards }] } }
        : name === 'launchGame'
          ? { game_url: 'https://play.portal.example/g' }
          : null,
  });
  await expect.poll(() => entry('lott')).toBeTruthy();
  await userEvent.click(entry('lott')!);
  await expect.poll(() => entry('lott-TCG_SEA')).toBeTruthy();
  return app;
}

test.each(['TCG_SEA', null])(
  'a configured vendor of lotteries launches its game if it has one, other vendors are links; its account is %j (SID-05)',
  async (accountTypeName) => {
    const { portal, sent } = await open(accountTypeName);
    expect(entry('lott-LTX')!.tagName).toBe('A');
    expect(entry('lott-TCG_SEA')!.tagName).toBe('BUTTON');
    await userEvent.click(entry('lott-TCG_SEA')!);
    await expect.poll(() => sent('launchGame')).toMatchObject([{ prizeMode: 'SEA', launchMode: 'LOTT' }]);
    await expect.poll(() => portal.router.path()).toBe('/');
  },
);
