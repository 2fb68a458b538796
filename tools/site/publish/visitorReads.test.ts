import { expect, it } from 'vitest';
import type { AnnouncementsResponse } from '#contract/types.ts';
import { openBench, origin } from '#sandbox/sandbox.fixture.ts';
import { endpoints } from '../../../src/platform/endpoints/endpoints.ts';
import { readAsVisitor, readsOfLobby, readsOfOther } from './visitorReads.ts';

const notice = (title: string) => ({ title, content: '', date: 1 });

/** The announcements of a brand whose two calls deliver different popups. */
async function announcementsOf(variant: 'v1' | 'v2'): Promise<{ announcements: AnnouncementsResponse; asked: string[] }> {
  const { brand, sandbox } = await openBench('folia');
  const asked: string[] = [];
  const popupOf = new Map([
    [endpoints.announcements.path as string, 'first'],
    [endpoints.announcementsV2.path as string, 'second'],
  ]);
  const ask = async (request: Request) => {
    const { pathname } = new URL(request.url);
    const popup = popupOf.get(pathname);
    const reply = await sandbox.handle(request);
    if (popup === undefined || reply === null) return reply;
    asked.push(popup);
    const { value } = (await reply.json()) as { value: AnnouncementsResponse };
    return Response.json({ success: true, message: null, value: { ...value, popup: [notice(popup)] } });
  };
  const changed = { ...brand, api: { ...brand.api, variants: { ...brand.api.variants, announcements: variant } } };
  const { announcements } = await readAsVisitor(ask, changed, origin);
  return { announcements, asked };
}

it('takes popups from the second variant where the brand uses it, and the rest from the first (NTC-03)', async () => {
  const { announcements } = await announcementsOf('v2');
  expect(announcements.popup).toEqual([notice('second')]);
  expect([announcements.banners, announcements.player, announcements.promotion].map((list) => (list ?? []).length > 0)).toEqual([
    true,
    true,
    true,
  ]);
});

it('takes everything from the first variant elsewhere, and does not ask for the second', async () => {
  const { announcements, asked } = await announcementsOf('v1');
  expect(announcements.popup).toEqual([notice('first')]);
  expect(asked).toEqual(['first']);
});

it('gives a lobby its own banners only, and every other read', async () => {
  const { brand, sandbox } = await openBench('folia');
  const reads = await readAsVisitor((request) => sandbox.handle(request), brand, origin);
  const { announcements, ...others } = reads;
  const banner = { ...announcements.banners![0]!, groupName: 'rng' };
  const withOwn = { ...reads, announcements: { ...announcements, banners: [...(announcements.banners ?? []), banner] } };
  expect(readsOfLobby(withOwn, '/rng')).toEqual({ ...others, announcements: { banners: [banner] } });
  expect(readsOfLobby(withOwn, '/live').announcements).toEqual({ banners: [] });
});

it('gives other pages every read without the banners of lobbies', async () => {
  const { brand, sandbox } = await openBench('folia');
  const reads = await readAsVisitor((request) => sandbox.handle(request), brand, origin);
  const lobbies = ['/sports', '/esports', '/inhouse', '/rng'];
  const groups = (of: typeof reads) => new Set((of.announcements.banners ?? []).map(({ groupName }) => groupName));
  expect([...groups(reads)]).toEqual(expect.arrayContaining(['home', 'w_reg', 'help', 'sports', 'esports', 'inhouse']));
  const { announcements, ...others } = readsOfOther(reads, lobbies, brand);
  expect(groups(readsOfOther(reads, lobbies, brand))).toEqual(
    new Set(['home', 'w_reg', 'down', 'promotions', 'lottery', 'help']),
  );
  expect({ ...announcements, banners: reads.announcements.banners }).toEqual(reads.announcements);
  expect({ ...others, announcements: reads.announcements }).toEqual(reads);
  const home = { order: ['second'], sections: { second: { section: 'banners', group: 'sports' }, other: { group: 'esports' } } };
  const withSection = readsOfOther(reads, lobbies, { layout: { ...brand.layout, home } });
  expect(groups(withSection)).toEqual(new Set([...groups(readsOfOther(reads, lobbies, brand)), 'sports']));
  expect(readsOfOther({ ...reads, announcements: {} }, lobbies, brand).announcements).toEqual({});
});
