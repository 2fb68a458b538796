import { expect, test } from 'vitest';
import type { Version } from '../../studio/history/brandHistory.ts';
import { versionsPage } from './versionsPage.ts';

const commits = ['4be1a90c', '0f00ba11'].map((start) => start.padEnd(40, '0'));
const versions: Version[] = commits.map((commit, nth) => ({
  commit,
  at: `2026-11-2${nth}T10:00:00+01:00`,
  author: 'Ana',
  subject: nth === 0 ? 'Call home <Lounge>' : 'Begin',
  files: ['texts/en.json'],
}));
const pageAt = (query: string, all = versions) =>
  versionsPage('acme', all, 'localhost:5173', new URL(`http://localhost:5173/__preview/versions?brand=acme${query}`));
const addressesOf = (html: string) =>
  [...html.matchAll(/<iframe [^>]*src="([^"]*)"/g)].map(([, src]) => new URL(src!.replaceAll('&amp;', '&')));
const hostsOf = (html: string) => addressesOf(html).map(({ host }) => host);

test('the last commit stands beside what is saved, both at one page, marked with commit and date', () => {
  const html = pageAt('&path=/rng&user=member01');
  expect(hostsOf(html)).toEqual(['acme_4be1a90c0000.localhost:5173', 'acme.localhost:5173']);
  expect(new Set(addressesOf(html).map(({ pathname, search }) => pathname + search)).size).toBe(1);
  const [old = '', now = ''] = [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading = '']) =>
    heading.replaceAll(/<[^>]*>/g, ''),
  );
  expect([old, now]).toEqual(['4be1a90 2026-11-20 10:00, Ana: Call home &lt;Lounge&gt;', 'Now as saved']);
});

test('any two are chosen, and links of tour and look keep the choice', () => {
  const html = pageAt(`&left=${commits[1]}&right=4be1a90`);
  expect(hostsOf(html)).toEqual(['acme_0f00ba110000.localhost:5173', 'acme_4be1a90c0000.localhost:5173']);
  const links = [...html.matchAll(/<nav[^>]*>(.*?)<\/nav>/g)].flatMap(([, nav = '']) => [...nav.matchAll(/href="([^"]*)"/g)]);
  expect(links.length).toBeGreaterThan(4);
  for (const [, href = ''] of links) {
    const { searchParams } = new URL(href.replaceAll('&amp;', '&'), 'http://localhost');
    expect([searchParams.get('brand'), searchParams.get('left'), searchParams.get('right')]).toEqual([
      'acme',
      commits[1],
      commits[0],
    ]);
  }
  expect(html.match(/ selected>/g)).toHaveLength(2);
});

test('what is no commit of the brand is not taken, and without a commit both are what is saved', () => {
  for (const odd of ['x', '..', 'ffffffffffff', '4be1'])
    expect(hostsOf(pageAt(`&left=${odd}`))[0]).toBe('acme_4be1a90c0000.localhost:5173');
  expect(hostsOf(pageAt('', []))).toEqual(['acme.localhost:5173', 'acme.localhost:5173']);
  expect(pageAt('&path=//evil.example&user="><script>')).not.toMatch(/evil|<script/);
});

test('the ground is dark where links and lists are: the root says that both themes are meant', () => {
  const [, root = ''] = /<style>[^<]*\bhtml \{([^}]*)\}/.exec(pageAt('')) ?? [];
  expect(root).toContain('color-scheme: light dark');
});
