import { encode } from 'uqr';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';

beforeEach(() => page.viewport(1280, 800));

const app = (resourceType: string, rest: object = {}) => {
  const url = `https://get.portal.example/${resourceType.toLowerCase()}`;
  return { resourceType, url, qrCodeUrl: url, labelNameEn: resourceType, ...rest };
};
const open = (resources: object[], path = '/download') => openApp({ path, info: { resources } as never });
const kinds = () => [...slot('page/download')!.querySelectorAll('input[type="radio"]')].map((one) => one.getAttribute('value'));
const code = (root: string) => slot(root)!.querySelector<SVGSVGElement>('svg[role="img"]')!;

test('one tab per app, with four steps and a code; apps with a missing or foreign address have none (P-31)', async () => {
  await open([app('ANDROID'), app('IOS', { url: 'https://evil.example/x', qrCodeUrl: null }), app('LITE')]);
  await expect.poll(kinds).toEqual(['android', 'lite']);
  expect(slot('page/download')!.querySelectorAll('[data-steps="android"] > li')).toHaveLength(4);
  await userEvent.click(page.getByText('Lite', { exact: true }).first());
  expect(slot('page/download')!.querySelectorAll('[data-steps="lite"] > li')).toHaveLength(4);
  expect(slot('page/download')!.querySelectorAll('[data-guide]')).toHaveLength(2);
});

test('a code is 200 px, its margin 20, its level M, its mark a fifth of the side (DLD-04)', async () => {
  await open([app('ANDROID')]);
  await expect.poll(() => code('page/download')?.querySelector('path')).not.toBeNull();
  const svg = code('page/download');
  expect([svg.getAttribute('width'), svg.getAttribute('viewBox')]).toEqual(['200', '0 0 200 200']);
  const { data, size } = encode('https://get.portal.example/android', { ecc: 'M', boostEcc: false, border: 0 });
  expect(svg.querySelector('path')!.getAttribute('transform')).toBe(`translate(20 20) scale(${160 / size})`);
  expect([...svg.querySelectorAll('image')].map((one) => [one.getAttribute('x'), one.getAttribute('width')])).toEqual([
    ['80', '40'],
  ]);
  const drawn = new Set(
    svg
      .querySelector('path')!
      .getAttribute('d')!
      .match(/M\d+ \d+/g),
  );
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}`] : [])));
  const hidden = dark.filter((module) => !drawn.has(module)).length;
  expect(drawn.size + hidden).toBe(dark.length);
  // level M corrects 15 % of the modules
  expect(hidden / (size * size)).toBeLessThan(0.07);
});

test('a code that is a picture is shown as that picture (D-87)', async () => {
  await openApp({
    path: '/download',
    info: { resources: [app('IOS', { qrCodeUrl: '/media/code.png' })] } as never,
  });
  await expect.element(page.getByRole('img', { name: 'QR code: iOS' })).toBeInTheDocument();
  expect(slot('page/download')!.querySelector('svg[role="img"]')).toBeNull();
});

test('without apps the customer service is offered', async () => {
  await open([]);
  await expect.element(page.getByText('No app yet')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Contact us' })).toBeVisible();
});

test('the modal has Android and iOS, and Lite behind a link (DLD-01..03)', async () => {
  const portal = await open([app('ANDROID'), app('IOS'), app('LITE')], '/');
  await portal.modal('downModal', { app: 'ios' });
  const radios = () =>
    [...(slot('modal/downModal')?.querySelectorAll('input[type="radio"]') ?? [])].map((one) => one.getAttribute('value'));
  await expect.poll(radios).toEqual(['android', 'ios']);
  expect(slot('modal/downModal')!.querySelectorAll('[data-steps="ios"] > li')).toHaveLength(4);
  await userEvent.click(page.getByRole('button', { name: 'Slow connection? Install the Lite app' }));
  await expect.poll(radios).toEqual(['android', 'ios', 'lite']);
});
