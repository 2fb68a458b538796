import { afterEach, describe, expect, it, vi } from 'vitest';
import { portalTexts } from '../../../tools/site/publish/siteTexts.ts';
import { readLocal, writeLocal } from '#platform/browser/storage.ts';
import { chooseLanguage, restoreLanguage } from '#state/preferences/language.ts';
import { leaveBrowser, livePortal } from './livePortal.fixture.ts';
import { adoptToken } from '#state/session/restore.ts';
import { chooseTheme, restoreTheme } from '#state/preferences/theme.ts';

afterEach(leaveBrowser);

describe('the theme', () => {
  it('is applied and stored when chosen', async () => {
    const { portal } = await livePortal('folia');
    chooseTheme(portal, 'dark');
    expect(portal.preferences.getState().theme).toBe('dark');
    expect(readLocal('theme')).toBe('dark');
  });

  it.each([
    { start: 'light', keep: false, stored: 'dark', shown: 'light', left: 'light' },
    { start: 'light', keep: true, stored: 'dark', shown: 'dark', left: 'dark' },
    { start: 'light', keep: true, stored: 'light', shown: 'light', left: 'light' },
    { start: 'light', keep: true, stored: 'sepia', shown: 'light', left: 'sepia' },
    { start: 'light', keep: true, stored: null, shown: 'light', left: null },
    { start: 'dark', keep: false, stored: 'light', shown: 'dark', left: 'dark' },
    { start: 'dark', keep: true, stored: 'light', shown: 'light', left: 'light' },
    { start: 'dark', keep: true, stored: null, shown: 'dark', left: null },
    { start: 'system', keep: true, stored: 'dark', shown: 'dark', left: 'dark' },
    // outside a browser there is no device
    { start: 'system', keep: true, stored: null, shown: 'light', left: null },
  ] as const)(
    'is $shown on mount with the default $start, keepChoice $keep and $stored stored (THM-05)',
    async ({ start, keep, stored, shown, left }) => {
      const { portal } = await livePortal('folia');
      Object.assign(portal.brand.theme, { default: start, keepChoice: keep });
      if (stored !== null) writeLocal('theme', stored);
      restoreTheme(portal);
      expect(portal.preferences.getState().theme).toBe(shown);
      expect(readLocal('theme')).toBe(left);
    },
  );

  it.each(['light', 'dark', 'system'] as const)(
    'that was chosen before the start stays, whatever the default: %s (THM-05)',
    async (start) => {
      const { portal } = await livePortal('folia');
      for (const [chosen, other] of [
        ['dark', 'light'],
        ['light', 'dark'],
      ] as const) {
        Object.assign(portal.brand.theme, { default: start, keepChoice: false });
        writeLocal('theme', other);
        chooseTheme(portal, chosen);
        restoreTheme(portal);
        expect(portal.preferences.getState().theme).toBe(chosen);
        expect(readLocal('theme')).toBe(chosen);
      }
    },
  );

  it('that is stored does not count where no switch could change it (THM-06)', async () => {
    const { portal } = await livePortal('folia');
    Object.assign(portal.brand.theme, { default: 'dark', keepChoice: true });
    delete portal.brand.layout.regions['themeSwitch'];
    writeLocal('theme', 'light');
    restoreTheme(portal);
    expect(portal.preferences.getState().theme).toBe('dark');
  });

  it('follows the device until the player chooses one (THM-05)', async () => {
    const device = Object.assign(new EventTarget(), { matches: true });
    const turn = (matches: boolean) => device.dispatchEvent(Object.assign(new Event('change'), { matches }));
    vi.stubGlobal('matchMedia', () => device);
    try {
      const { portal } = await livePortal('folia');
      portal.brand.theme.default = 'system';
      restoreTheme(portal);
      const shown = () => portal.preferences.getState().theme;
      expect(shown()).toBe('dark');
      turn(false);
      expect(shown()).toBe('light');
      turn(true);
      expect(shown()).toBe('dark');
      chooseTheme(portal, 'light');
      turn(false);
      turn(true);
      expect(shown()).toBe('light');
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('the language', () => {
  it('is applied at once, stored, and refetches answers that depend on it', async () => {
    const live = await livePortal('folia');
    await chooseLanguage(live.portal, 'EN');
    expect(live.portal.preferences.getState().language).toBe('EN');
    expect(live.portal.texts.language).toBe('en');
    expect(live.portal.texts.t('portal:login')).toBe('Log in');
    expect(readLocal('language')).toBe('EN');
    expect(live.count('announcements')).toBe(1);
  });

  it('of a visitor is not sent to the platform', async () => {
    const live = await livePortal('folia');
    await chooseLanguage(live.portal, 'EN');
    expect(live.count('language')).toBe(0);
  });

  it('of a member is sent to the platform', async () => {
    const live = await livePortal('folia');
    adoptToken(live.portal, await live.bench.tokenOf('member01'));
    await chooseLanguage(live.portal, 'EN');
    expect(live.count('language')).toBe(1);
  });

  it('stays although the platform refused it', async () => {
    const live = await livePortal('folia');
    adoptToken(live.portal, await live.bench.tokenOf('member01'));
    await live.bench.control('/faults', { endpoint: 'language', kind: 'malformed' });
    await chooseLanguage(live.portal, 'EN');
    expect(live.portal.preferences.getState().language).toBe('EN');
    expect(live.reports).toContainEqual(expect.objectContaining({ kind: 'languageNotSaved' }));
  });

  it('keeps the old one when its texts cannot be loaded', async () => {
    const broken = await livePortal('folia', { fetchTexts: () => Promise.reject(new Error('offline')) });
    await expect(chooseLanguage(broken.portal, 'EN')).rejects.toThrow();
    expect(broken.portal.preferences.getState().language).toBe('PT');
    expect(broken.portal.texts.language).toBe('pt');
    expect(readLocal('language')).toBeNull();
  });

  it('can be chosen again after its texts failed to load', async () => {
    let away = true;
    const live = await livePortal('folia', {
      fetchTexts: async (tag) => {
        if (away) throw new Error('offline');
        return portalTexts(tag);
      },
    });
    await expect(chooseLanguage(live.portal, 'EN')).rejects.toThrow();
    away = false;
    await chooseLanguage(live.portal, 'EN');
    expect(live.portal.texts.t('portal:login')).toBe('Log in');
    expect(live.portal.texts.t('errors:network_abnormal')).not.toBe('Network abnormal');
  });

  it('is restored from storage if the brand has it', async () => {
    const live = await livePortal('folia');
    writeLocal('language', 'TH');
    await restoreLanguage(live.portal);
    expect(live.portal.preferences.getState().language).toBe('PT');
    writeLocal('language', 'EN');
    await restoreLanguage(live.portal);
    expect(live.portal.preferences.getState().language).toBe('EN');
  });

  it('that was chosen before the start, while its texts load too, is not replaced by the stored one', async () => {
    const { portal } = await livePortal('mayloc');
    writeLocal('language', 'TH');
    const chosen = chooseLanguage(portal, 'EN');
    await restoreLanguage(portal);
    await chosen;
    expect(portal.preferences.getState().language).toBe('EN');
    expect(readLocal('language')).toBe('EN');
  });

  it('is reported when the stored one fails to load, and the published one stays', async () => {
    const live = await livePortal('folia', { fetchTexts: () => Promise.reject(new Error('offline')) });
    writeLocal('language', 'EN');
    await restoreLanguage(live.portal);
    expect(live.portal.preferences.getState().language).toBe('PT');
    expect(live.reports).toContainEqual(expect.objectContaining({ kind: 'languageNotLoaded' }));
  });
});
