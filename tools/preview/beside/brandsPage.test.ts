import { expect, test } from 'vitest';
import { loadBrand } from '../../brand-files/loadBrand.ts';
import { brandsPage } from './brandsPage.ts';
import { tour } from './sideBySide.ts';

const pageAt = (query: string) =>
  brandsPage(['folia', 'mayloc'], 'localhost:5173', new URL(`http://localhost:5173/__preview/brands${query}`));
const framesOf = (html: string) =>
  [...html.matchAll(/<iframe [^>]*src="([^"]*)" width="(\d+)"/g)].map(([, src, width]) => ({ src, width }));

test('each brand has a frame of its own origin at the same page, member, theme and width', () => {
  const frames = framesOf(pageAt('?path=/rng&user=member01&theme=dark&width=1280'));
  expect(frames.map(({ width }) => width)).toEqual(['1280', '1280']);
  expect(frames.map(({ src }) => new URL(src!.replaceAll('&amp;', '&')).host)).toEqual([
    'folia.localhost:5173',
    'mayloc.localhost:5173',
  ]);
  for (const { src } of frames) {
    const { pathname, searchParams } = new URL(src!.replaceAll('&amp;', '&'));
    expect([pathname, searchParams.get('user'), searchParams.get('theme')]).toEqual(['/rng', 'member01', 'dark']);
  }
});

test('without values it is the home of a visitor on a phone, and a path to elsewhere is none', () => {
  for (const query of ['', '?path=//evil.example', '?path=https://evil.example', '?width=9&theme=x"><script>']) {
    const html = pageAt(query);
    expect(html).not.toMatch(/evil|<script/);
    expect(framesOf(html)[0]).toMatchObject({ src: expect.stringMatching(/^http:\/\/folia\.localhost:5173\/\?/), width: '390' });
  }
});

test('the tour marks where it is, and its members are seed accounts of every brand', () => {
  expect(pageAt('').match(/aria-current="page">([^<]*)/g)).toContain('aria-current="page">A visitor comes');
  const { sandbox } = loadBrand('folia');
  const { users } = sandbox['users'] as { users: Record<string, unknown> };
  for (const { user } of tour) if (user !== undefined) expect(Object.keys(users)).toContain(user);
});

test('each stop of the tour is a page or a panel of a brand', () => {
  const { brand, panels } = loadBrand('folia');
  const paths = Object.values(brand.layout.routes).flatMap((route) => route.paths);
  for (const { path } of tour) {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    expect(paths).toContain(pathname);
    const [centre, panel] = searchParams.get('centre')?.split('.') ?? [];
    if (panel !== undefined) expect(Object.keys(panels[centre as 'member' | 'agent'])).toContain(panel);
  }
});
