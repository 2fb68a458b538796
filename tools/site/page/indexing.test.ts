import { expect, test } from 'vitest';
import { loadBrand } from '../../brand-files/loadBrand.ts';
import { listedPaths } from '../../paths/pageFiles.ts';
import { indexFiles, indexTags } from './indexing.ts';

const { brand } = loadBrand('folia');

test('a page names its address on the first host, its title and the site', () => {
  const texts = { portal: { site_description: '{{brand}}: "draws" & slots' } };
  const heading = 'Slots &amp; &quot;more&quot;';
  expect(indexTags({ brand, texts, heading, address: 'https://folia.example/rng' })).toEqual([
    '<link rel="canonical" href="https://folia.example/rng">',
    '<meta property="og:title" content="Slots &amp; &quot;more&quot; · Folia">',
    '<meta property="og:type" content="website">',
    '<meta property="og:url" content="https://folia.example/rng">',
    '<meta property="og:site_name" content="Folia">',
    '<meta property="og:locale" content="pt_BR">',
    '<meta property="og:description" content="Folia: &quot;draws&quot; &amp; slots">',
    '<meta property="og:image" content="https://folia.example/share.png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="Folia">',
  ]);
});

test('the paths that are listed are pages to begin with, each once', () => {
  const paths = listedPaths(brand).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/register', '/rng', '/live', '/promotions', '/helpmc', '/responsible']));
  for (const path of ['/home', '/index', '/help', '/login', '/game', '/seamless', '/promotions/:id', '/promoDetail'])
    expect(paths).not.toContain(path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('the files for search engines name the listed pages, and leave out the calls', () => {
  const files = indexFiles({ hosts: ['folia.example', 'folia.test'] }, ['/', '/rng']);
  expect(files['robots.txt']).toBe(
    'User-agent: *\nDisallow: /wps/\nDisallow: /lgw/\nDisallow: /lotto/\nSitemap: https://folia.example/sitemap.xml\n',
  );
  expect(files['sitemap.xml']).toContain('<url><loc>https://folia.example/</loc></url>');
  expect(files['sitemap.xml']).toContain('<url><loc>https://folia.example/rng</loc></url>');
  expect(indexFiles({ hosts: [] }, ['/'])).toEqual({});
});
