import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Snapshot, TextResources } from '#engine/brand/snapshot.ts';
import { imageUrl } from '#state/content/images.ts';
import { leaveBrowser, livePortal, openModals } from './livePortal.fixture.ts';
import { openLogin, requireMember } from '#state/session/openLogin.ts';
import { newPlayerPromotions, visiblePromotions } from '#state/content/promotions.ts';
import { realAccountOnly } from '#state/session/realAccount.ts';
import { adoptToken, restoreMember } from '#state/session/restore.ts';
import { changing, createTexts, forgetFailedTexts, humaniseKey } from './texts.ts';

afterEach(leaveBrowser);

describe('texts', () => {
  const snapshot = {
    texts: { language: 'PT', resources: { portal: { login: 'Entrar', by: 'Por {{name}}' } } },
  } as unknown as Snapshot;

  it.each([
    ['portal:signOut', 'Sign out'],
    ['in_need_true_account', 'In need true account'],
    ['home:new-player.title', 'New player title'],
  ])('the key %s without a text reads "%s"', (key, words) => {
    expect(humaniseKey(key)).toBe(words);
  });

  it('are in the page at once, and parameters are not escaped', () => {
    const texts = createTexts(snapshot, vi.fn(), vi.fn());
    expect(texts.t('portal:login')).toBe('Entrar');
    expect(texts.t('portal:by', { name: '<b>Ana</b>' })).toBe('Por <b>Ana</b>');
  });

  it('keep the order of their words and amounts beside an account of another direction', () => {
    const resources = { portal: { sent: 'Sent {{amount}} to {{name}} today' } };
    const texts = createTexts({ texts: { language: 'EN', resources } } as unknown as Snapshot, vi.fn(), vi.fn());
    const said = (name: string) => texts.t('portal:sent', { name, amount: '$1.00' });
    expect(said('ana\u202E01')).toBe('Sent $1.00 to ana01 today');
    expect(said('\u2069\u05D0\u05D1')).toBe('Sent $1.00 to \u2068\u05D0\u05D1\u2069 today');
  });

  it.each([
    '$t(portal:login)',
    '{{amount}}',
    '{{ amount }} {{- amount}}',
    '{{name}}{{name}}',
    "$1 $& $$ $' %s \\1",
    '<1>b</1><img src=x onerror=alert(1)>',
    '$t(portal:sent, {"name": "$t(portal:login)", "amount": 9})',
    '$t(portal:{{amount}})',
    '__proto__',
  ])('read the account %j literally, in each of its places', (name) => {
    const resources = { portal: { login: 'Log in', sent: '{{name}}: {{amount}} to {{name}}, {{- name}}' } };
    const texts = createTexts({ texts: { language: 'EN', resources } } as unknown as Snapshot, vi.fn(), vi.fn());
    expect(texts.t('portal:sent', { name, amount: '$1.00' })).toBe(`${name}: $1.00 to ${name}, ${name}`);
    expect(texts.t('portal:sent', { amount: name, name: 'ana' })).toBe(`ana: ${name} to ana, ana`);
    expect(texts.t('portal:sent', { name, amount: name })).toBe(`${name}: ${name} to ${name}, ${name}`);
  });

  it.each([
    ['EN', '1,234,567 records'],
    ['PT', '1.234.567 records'],
    ['CN', '1,234,567 records'],
    ['VI', '1.234.567 records'],
    ['TH', '1,234,567 records'],
    ['ID', '1.234.567 records'],
  ])('write counts in the groups of %s, and a year as it is', (language, words) => {
    const resources = { portal: { rows: '{{count}} records', rows_one: '{{count}} record', copyright: '© {{year}}' } };
    const texts = createTexts({ texts: { language, resources } } as unknown as Snapshot, vi.fn(), vi.fn());
    expect(texts.t('portal:rows', { count: 1_234_567 })).toBe(words);
    expect(texts.t('portal:rows', { count: 999 })).toBe('999 records');
    expect(texts.t('portal:copyright', { year: '2026' })).toBe('© 2026');
  });

  it('that are missing are reported and derived from the key', () => {
    const missing = vi.fn();
    const texts = createTexts(snapshot, vi.fn(), missing);
    expect(texts.t('portal:sign_out')).toBe('Sign out');
    expect(missing).toHaveBeenCalledWith('sign_out');
  });

  it('of another language are fetched once for all namespaces', async () => {
    const fetchTexts = vi.fn(async () => ({ portal: { login: 'Log in' }, errors: { away: 'Away' } }));
    const texts = createTexts(snapshot, fetchTexts, vi.fn());
    await texts.loadLanguages('en');
    await texts.changeLanguage('en');
    expect(texts.t('portal:login')).toBe('Log in');
    expect(texts.t('errors:away')).toBe('Away');
    await texts.loadNamespaces('errors');
    expect(fetchTexts.mock.calls).toEqual([['en']]);
  });

  it.each([true, false])(
    'of the language being left are not fetched while it is left; the change succeeds: %s',
    async (succeeds) => {
      const fetchTexts = vi.fn(async (tag: string): Promise<TextResources> => {
        if (tag === 'pt') return { help: { title: 'Ajuda' } };
        if (!succeeds) throw new Error('offline');
        return { portal: { login: 'Log in' }, help: { title: 'Help' } };
      });
      const texts = createTexts(structuredClone(snapshot), fetchTexts, vi.fn());
      const changed = changing(texts, 'en', async () => {
        await texts.reloadResources(['en']);
        if (texts.hasResourceBundle('en', 'portal')) await texts.changeLanguage('en');
      });
      const section = texts.loadNamespaces('help');
      await Promise.all([changed, section]);
      expect(texts.t('help:title')).toBe(succeeds ? 'Help' : 'Ajuda');
      expect(fetchTexts.mock.calls).toEqual(succeeds ? [['en']] : [['en'], ['pt']]);
      await changing(texts, 'pt', () => texts.changeLanguage('pt'));
      expect(texts.t('help:title')).toBe('Ajuda');
    },
  );

  it('that could not be fetched are fetched again', async () => {
    const fetchTexts = vi
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ help: { title: 'Ajuda' } });
    const texts = createTexts(snapshot, fetchTexts, vi.fn());
    await texts.loadNamespaces('help');
    await texts.reloadResources(['pt'], ['help']);
    expect(texts.t('help:title')).toBe('Ajuda');
  });

  it('that could not be fetched are retried only after a reset', async () => {
    const fetchTexts = vi
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ login: { title: 'Entrar' } });
    const texts = createTexts(snapshot, fetchTexts, vi.fn());
    await texts.loadNamespaces('login');
    await texts.loadNamespaces('login');
    expect(fetchTexts).toHaveBeenCalledOnce();
    forgetFailedTexts(texts);
    expect(texts.hasLoadedNamespace('portal'), 'what is there stays').toBe(true);
    await texts.loadNamespaces('login');
    expect(texts.t('login:title')).toBe('Entrar');
  });
});

describe('promotions', () => {
  const offers = [
    { id: 1, category: 'new_player' },
    { id: 2, category: 'weekly' },
  ] as never;
  const flags = (on: boolean) => ({ isOn: (name: string) => on && name === 'promoWelcome' }) as never;

  it('for new players are shown only where they are allowed', () => {
    expect(visiblePromotions(offers, flags(true))).toEqual(offers);
    expect(visiblePromotions(offers, flags(false))).toMatchObject([{ id: 2 }]);
    expect(newPlayerPromotions(offers, flags(true))).toMatchObject([{ id: 1 }]);
    expect(newPlayerPromotions(offers, flags(false))).toEqual([]);
    expect(visiblePromotions(undefined, flags(true))).toEqual([]);
  });
});

describe('an image of the platform', () => {
  it("comes from one of the brand's own CDNs, the same in every render", async () => {
    const { portal } = await livePortal('folia');
    portal.system.setState(({ info }) => ({
      info: { ...info, imageCDNs: ['https://img.folia.example', 'https://evil.example'] },
    }));
    expect(imageUrl(portal, '/banner/1.webp')).toBe('https://img.folia.example/banner/1.webp');
    expect(imageUrl(portal, '/banner/1.webp')).toBe(imageUrl(portal, '/banner/1.webp'));
  });

  it.each(['https://evil.example/1.webp', 'javascript:alert(1)', '//evil.example/x.png'])(
    'is missing for %s',
    async (address) => {
      const { portal } = await livePortal('folia');
      expect(imageUrl(portal, address)).toBe('');
    },
  );
});

describe('what requires a session', () => {
  async function as(account: string) {
    const live = await livePortal('folia');
    adoptToken(live.portal, await live.bench.tokenOf(account));
    await restoreMember(live.portal);
    return live;
  }

  it('opens one login popup for a visitor, who stays on the page', async () => {
    const { portal } = await livePortal('folia');
    expect(requireMember(portal)).toBe(false);
    expect(requireMember(portal)).toBe(false);
    expect(await openLogin(portal)).toBe(false);
    expect(portal.overlayStore.getState().modals).toMatchObject([
      { name: 'loginPopupModal', params: { tab: 'login', stay: '1' }, locked: false },
    ]);
  });

  it('admits a member', async () => {
    const { portal } = await as('member01');
    expect(requireMember(portal)).toBe(true);
    expect(await realAccountOnly(portal)).toBe(true);
    expect(openModals(portal)).toEqual([]);
  });

  it('tells a demo account that a real one is required, and leads to registration', async () => {
    const live = await as('demo0001');
    const allowed = realAccountOnly(live.portal);
    const warning = await live.dialog();
    expect(warning).toMatchObject({
      title: { key: 'portal:in_need_true_account' },
      text: { key: 'portal:register_real_account' },
      cancel: null,
    });
    live.portal.overlay.closeDialog(warning.id, true);
    expect(await allowed).toBe(false);
    expect(live.portal.overlayStore.getState().modals).toMatchObject([{ name: 'loginPopupModal', params: { tab: 'register' } }]);
  });

  it('does not navigate when the warning is dismissed', async () => {
    const live = await as('demo0001');
    const allowed = realAccountOnly(live.portal);
    live.portal.overlay.closeDialog((await live.dialog()).id, false);
    expect(await allowed).toBe(false);
    expect(openModals(live.portal)).toEqual([]);
  });

  it('does not navigate where registration is off', async () => {
    const live = await as('demo0001');
    live.portal.system.setState({ flags: { isOn: () => false } as never });
    const allowed = realAccountOnly(live.portal);
    live.portal.overlay.closeDialog((await live.dialog()).id, true);
    expect(await allowed).toBe(false);
    expect(openModals(live.portal)).toEqual([]);
  });

  it('locks the popup where the brand requires sign-in, and resolves with the session', async () => {
    const { portal } = await livePortal('folia');
    const begun = openLogin(portal, { locked: true, tab: 'register' });
    const [popup] = portal.overlayStore.getState().modals;
    expect(popup).toMatchObject({ locked: true, params: { tab: 'register' } });
    portal.overlay.closeModal(popup!.id, true);
    expect(await begun).toBe(true);
  });
});
