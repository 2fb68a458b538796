import { describe, expect, it } from 'vitest';
import { gamesFile, gamesHeaders } from '#sandbox/games-origin/gamesFiles.ts';
import { chatHeaders, chatPage } from '#sandbox/chat/chatFiles.ts';
import { loadBrand } from '../../brand-files/loadBrand.ts';
import { brandAsked, lookFile } from './brandLook.ts';
import { pageFile } from './pageFile.ts';

const asked = (brand: string) => brandAsked(new URLSearchParams({ brand }));
const loadedOf = async (id: string) => (id === 'orvane' ? loadBrand('orvane') : null);

describe('a page of the simulated vendors', () => {
  it.each(['"><script>alert(1)</script>', '../folia', 'a b', ''])(
    'takes no brand from the address that is no id: %j',
    async (brand) => {
      expect(asked(brand)).toBeNull();
      const page = (await gamesFile('/slot', asked(brand)))?.body ?? '';
      expect(page).not.toContain('brand');
      expect(page).not.toContain('alert');
    },
  );

  it('loads its own script, and the style sheet of the brand', async () => {
    const page = (await gamesFile('/fish', asked('orvane')))?.body ?? '';
    expect(page).toContain('href="/brand.css?brand=orvane"');
    expect(page).toContain('src="/game.js"');
    expect(chatPage('/chat', 'orvane')).toContain('src="/chat.js"');
    expect(chatPage('/other', 'orvane')).toBeNull();
    expect(await gamesFile('/../secret', null)).toBeNull();
  });

  it('may load from its own origin alone, and be framed by the portals', () => {
    for (const headers of [gamesHeaders('/slot', ['http://*.localhost:1']), chatHeaders(['http://*.localhost:1'])]) {
      const policy = headers['Content-Security-Policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("font-src 'self'");
      expect(policy).toContain('frame-ancestors http://*.localhost:1');
      expect(policy.replaceAll(/'self'|data:|frame-ancestors \S+/g, '')).not.toMatch(/https?:|\*|unsafe/);
    }
    expect(gamesHeaders('/refuse', [])['X-Frame-Options']).toBe('DENY');
  });

  it('is built from sources of the sandbox', async () => {
    for (const [path, text] of [
      ['/game.js', 'portal-game/1'],
      ['/chat.js', 'Nunca pedimos senha.'],
      ['/game.css', '.reels'],
      ['/chat.css', '#log'],
    ] as const)
      expect(String((await pageFile(path, null, loadedOf))?.body)).toContain(text);
    expect(String((await pageFile('/game.css', null, loadedOf))?.body)).not.toMatch(/url\(["']?http|@import/);
  });
});

describe('the look of a brand', () => {
  it('is its published style sheet, with fonts that name the brand, as these pages send no referrer', async () => {
    const loaded = loadBrand('orvane');
    const css = String((await lookFile('/brand.css', loaded))?.body);
    expect(css).toContain(`--primary: ${loaded.theme.color.light.primary}`);
    const [font = ''] = /\/assets\/fonts\/[\w.-]+\?brand=orvane/.exec(css) ?? [];
    const file = await lookFile(font.split('?')[0] ?? '', loaded);
    expect(file?.type).toBe('font/woff2');
    expect(file?.body.length).toBeGreaterThan(1_000);
  });

  it('has drawings in the colours of the brand, and its mark', async () => {
    const gem = async (id: string) => String((await lookFile('/drawings/gem.svg', loadBrand(id)))?.body);
    expect(await gem('orvane')).toContain(loadBrand('orvane').theme.color.light['info']!.toUpperCase());
    expect(await gem('orvane')).not.toBe(await gem('mayloc'));
    expect(String((await lookFile('/mark.svg', loadBrand('orvane')))?.body)).toContain('<svg');
  });

  it.each(['/drawings/none.svg', '/drawings/constructor.svg', '/assets/fonts/x.woff2', '/brand.json'])(
    'has no %s',
    async (path) => {
      expect(await lookFile(path, loadBrand('orvane'))).toBeNull();
    },
  );

  it('is asked for no unknown brand', async () => {
    expect(await pageFile('/brand.css', 'nobody', loadedOf)).toBeNull();
    expect(await pageFile('/brand.css', null, loadedOf)).toBeNull();
  });
});
