// covers: lobby, side-menu, game
import type { GameVendorResponse, VendorCard } from '#contract/types.ts';
import { allWhenDeep, deepOnly } from './support/selection/depth.ts';
import { navigateInApp } from './support/navigateInApp.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { ask } from './support/sandboxControl.ts';
import { pathOf, warning } from './support/visitor.ts';

/** A card of the sandbox, which names every vendor. */
type Vendor = VendorCard & { vassalage: string };

interface Single {
  /** The lobby that shows the card; e-sports are among the sports of the reply. */
  lobby: string;
  card: Vendor;
}

/** The vendors of one game of the brand's platform. */
async function singlesOf({ origin, session, snapshot: { brand } }: PortalUnderTest): Promise<Single[]> {
  const path = '/wps/relay/GCSGAME_newGameVendor?platform=html5-desktop';
  const { text } = await ask(origin, path, { cookie: `sandbox=${session}` });
  const { lanes } = (JSON.parse(text) as { value: GameVendorResponse }).value.data;
  const lobbyOf = (category: string, { vassalage }: Vendor) =>
    category === 'SPORTS' && brand.games.esportsCodes.includes(vassalage) ? 'esports' : category.toLowerCase();
  return lanes.flatMap(({ gameCategory = '', cards }) =>
    (cards as Vendor[]).filter(({ isGame }) => isGame === 'GAME').map((card) => ({ lobby: lobbyOf(gameCategory, card), card })),
  );
}

const isClosed = ({ card }: Single) => card.maintenance === true || card.maintenance === '1';

/** Expects the vendor's game in its frame, with its money. */
async function expectPlaying({ page, slot }: PortalUnderTest, place: string, { card }: Single): Promise<void> {
  const frame = slot(place).locator('iframe');
  await expect(frame).toHaveAttribute('src', new RegExp(`[?&]game=${card.vassalage}-`));
  await expect(page.frameLocator(`[data-slot="${place}"] iframe`).locator('[data-balance]')).toHaveText(/\d/);
}

forBrands(allWhenDeep(memberBrands, 2), () => {
  test('every vendor of one game launches from its lobby and from the side menu', deepOnly, async ({ portal }) => {
    const { page, say, slot } = portal;
    const singles = await singlesOf(portal);
    expect(new Set(singles.map(({ lobby }) => lobby))).toEqual(new Set(['live', 'fish', 'sports', 'esports']));
    await portal.open('/', { as: 'member01' });
    for (const single of singles) {
      const { lobby, card } = single;
      await navigateInApp(portal, `/${lobby}`);
      const play = say('portal:play_game', { name: card.name ?? '' });
      const name = isClosed(single) ? `${play} · ${say('portal:under_maintenance')}` : play;
      // a closed one also says when it is back
      const tile = slot('page/lobby').getByRole('button', { name, exact: !isClosed(single) });
      await tile.click();
      if (isClosed(single)) {
        const closed = page.getByRole('dialog', { name: say('errors:game_maintenance') });
        await expect(closed).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(closed).toBeHidden();
        continue;
      }
      await expectPlaying(portal, 'page/game', single);
      await page
        .getByRole('button', { name: say('launch:back_to_games') })
        .first()
        .click();
      await expect.poll(() => pathOf(portal)).toBe(`/${lobby}`);
      // a launched game collapses the menu: its list is beside it
      const menu = slot('region/sideMenu');
      await menu.locator(`[data-entry="${lobby}"]`).click();
      await menu.locator(`[data-entry="${lobby}-${card.vassalage}"]`).click();
      await expectPlaying(portal, 'page/game', single);
    }
    await expect(warning(portal, 'launch:not_started')).toHaveCount(0);
  });

  test('every vendor of one game in the single wallet launches there', deepOnly, async ({ portal }) => {
    const { say, slot, snapshot } = portal;
    const { seamlessVendors } = snapshot.brand.games;
    const singles = (await singlesOf(portal)).filter(({ card }) => seamlessVendors.includes(card.vassalage));
    expect(singles.length).toBeGreaterThan(1);
    await portal.open('/seamless', { as: 'member01' });
    for (const single of singles) {
      await slot('page/seamless')
        .getByRole('button', { name: single.card.name ?? '' })
        .click();
      await expectPlaying(portal, 'page/seamless', single);
      await slot('page/seamless')
        .getByRole('button', { name: say('seamless:close_game') })
        .first()
        .click();
      await expect(slot('page/seamless').locator('iframe')).toHaveCount(0);
    }
  });
});
