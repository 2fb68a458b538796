import { encode } from 'uqr';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { keepInstallOffer } from '#platform/browser/installOffer.ts';

beforeEach(() => page.viewport(1280, 800));

const kinds = ['android', 'ios', 'lite'] as const;
const names = { android: 'Android', ios: 'iOS', lite: 'Lite' };
const urlOf = (kind: string) => `https://get.portal.example/${kind}`;
/** The code of an app differs from its link. */
const codeOf = (kind: string) => `https://get.portal.example/code/${kind}`;
const resources = kinds.map((kind) => ({
  resourceType: kind.toUpperCase(),
  url: urlOf(kind),
  qrCodeUrl: codeOf(kind),
  labelNameEn: kind,
}));
const open = (path = '/', info: object = { resources }) => openApp({ path, info: info as never });
const code = (root: string) => slot(root)?.querySelector<SVGSVGElement>('svg[role="img"]') ?? null;

/** Modules of the encoded text, and the part that was drawn. */
function sharedWith(svg: SVGSVGElement, text: string): number {
  const drawn = new Set(
    svg
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/M\d+ \d+/g) ?? [],
  );
  const { data } = encode(text, { ecc: 'M', boostEcc: false, border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}`] : [])));
  const shared = dark.filter((module) => drawn.has(module)).length;
  return shared / Math.max(drawn.size, 1);
}

test('each tab of the modal shows the code of its app, which contains the address for codes (DLD-03, DLD-06)', async () => {
  const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
  const { modal } = await open();
  await modal('downModal', { app: 'android' });
  for (const kind of kinds) {
    if (kind === 'ios') await userEvent.click(page.getByRole('dialog').getByText('iOS', { exact: true }).first());
    if (kind === 'lite') await userEvent.click(page.getByRole('button', { name: 'Slow connection? Install the Lite app' }));
    await expect.element(page.getByRole('dialog').getByRole('img', { name: `QR code: ${names[kind]}` })).toBeInTheDocument();
    await expect.poll(() => sharedWith(code('modal/downModal')!, codeOf(kind)), { message: kind }).toBe(1);
    expect(sharedWith(code('modal/downModal')!, urlOf(kind)), kind).toBeLessThan(1);
    await userEvent.click(slot('modal/downModal')!.querySelector(`[data-entry="get-${kind}"]`)!);
    expect(openWindow.mock.calls.at(-1)?.[0], kind).toBe(urlOf(kind));
  }
  openWindow.mockRestore();
});

test('codes of the side menu are 100 px on the screen, drawn or pictures (SID-09, DLD-05)', async () => {
  const picture = { resourceType: 'IOS', url: urlOf('ios'), qrCodeUrl: '/media/code.png', labelNameEn: 'iOS' };
  await open('/', { resources: [resources[0], picture] });
  const entry = () => slot('region/sideMenu')?.querySelector<HTMLElement>('[data-entry="appDownload"]');
  await expect.poll(entry).toBeTruthy();
  await userEvent.click(entry()!);
  const codes = () =>
    [...(slot('submenu/appDownload')?.querySelectorAll('[role="img"], img') ?? [])].map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return [one.getAttribute('aria-label') ?? one.getAttribute('alt'), width, height];
    });
  await expect.poll(codes).toEqual([
    ['QR code: Android', 100, 100],
    ['QR code: iOS', 100, 100],
  ]);
});

test('an app without an address is not offered; one without its own code has a code of its address (DLD-06)', async () => {
  const { url, ...rest } = resources[1]!;
  await open('/download', {
    resources: [
      { ...resources[0], qrCodeUrl: null },
      { ...rest, qrCodeUrl: null, url: '' },
    ],
  });
  await expect.poll(() => code('page/download')?.querySelector('path')).toBeTruthy();
  expect(sharedWith(code('page/download')!, urlOf('android'))).toBe(1);
  expect(slot('page/download')!.querySelectorAll('input[type="radio"]')).toHaveLength(1);
  expect(url).toBe(urlOf('ios'));
});

/** Chromium's offer to install the site, and how often it was asked for. */
function offerInstall(): { asked: () => number } {
  const prompt = vi.fn(async () => undefined);
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  return { asked: () => prompt.mock.calls.length };
}

test('on a phone the way to get an app stands where its code would, and the first step says so', async () => {
  await page.viewport(390, 844);
  await open('/download');
  const panel = () => slot('page/download')?.querySelector<HTMLElement>('[data-get]') ?? null;
  await expect.poll(() => panel()?.dataset['get']).toBe('android');
  expect(code('page/download')).toBeNull();
  expect(slot('page/download')!.querySelectorAll('[data-entry="get-android"]')).toHaveLength(1);
  await expect.element(page.getByText('Tap the button')).toBeVisible();
  expect(slot('page/download')!.querySelectorAll('[data-steps="android"] > li')).toHaveLength(4);
});

test('where the browser offers to install the site, the Lite app is that, asked for once', async () => {
  keepInstallOffer();
  await page.viewport(390, 844);
  const { portal } = await open('/download');
  await userEvent.click(page.getByText('Lite', { exact: true }).first());
  const panel = () => slot('page/download')?.querySelector<HTMLElement>('[data-get="lite"]');
  await expect.poll(() => panel()?.querySelector('[data-entry="get-lite"]')).toBeTruthy();
  const { asked } = offerInstall();
  const button = page.getByRole('button', { name: `Install ${portal.brand.name}` });
  await userEvent.click(button);
  expect(asked()).toBe(1);
  await expect.poll(() => panel()?.querySelector('[data-entry="get-lite"]')).toBeTruthy();
  await expect.element(button).not.toBeInTheDocument();
});

test('on a phone the side menu and the strip of the home page show no codes', async () => {
  await page.viewport(390, 844);
  await open('/');
  const strip = () => slot('section/download');
  await expect.poll(strip).toBeTruthy();
  const shown = () => [...strip()!.querySelectorAll<HTMLElement>('[role="img"], img')].filter((one) => one.checkVisibility());
  expect(shown()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Android' }).first()).toBeVisible();
});
