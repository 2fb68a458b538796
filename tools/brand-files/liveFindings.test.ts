import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/engine/brand/json.ts';
import { hasErrors } from './finding.ts';
import { liveFindings } from './liveFindings.ts';
import { loadBrand } from './loadBrand.ts';
import { shippedInMemory } from './memoryFolders.fixture.ts';

const KEY = {
  kty: 'EC',
  crv: 'P-256',
  kid: '2026-11',
  x: 'axfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5RdiYwpY',
  y: 'T-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
};

/** What makes a sample somebody's: hosts, a helpline, keys. */
const own: readonly [pointer: string, value: Json][] = [
  ['/hosts', ['orvane.com']],
  ['/security/hosts', { images: ['img.orvane.com'], games: [], chat: [], verify: [], links: ['talk.orvane.com'] }],
  ['/security/payloadKeys', [{ ...KEY }]],
  [
    '/regulatory/help',
    { talk: { name: 'Talk', url: 'https://talk.orvane.com/', phone: '0800 1000' }, block: null, groups: null },
  ],
  ['/regulatory/legal/email', 'hello@orvane.com'],
];

function findingsOf(...changes: readonly (readonly [pointer: string, value: Json | undefined])[]) {
  const folders = shippedInMemory();
  for (const [pointer, value] of [...own, ...changes]) folders.set('orvane', 'brand.json', pointer, value);
  // links of the sample's own resources
  folders.set('orvane', 'sandbox/platform.json', '/resources', null);
  folders.set('orvane', 'sandbox/platform.json', '/customerService', '/support');
  return liveFindings(loadBrand('orvane', { folders }));
}

describe('what would harm a site on a real platform', () => {
  it('is nothing in a brand with values of its own', () => {
    expect(findingsOf()).toEqual([]);
  });

  it.each<[pointer: string, value: Json | undefined, path: string, rule: string]>([
    ['/hosts', [], '/hosts', 'missing-host'],
    ['/security/payloadKeys', [], '/security/payloadKeys', 'missing-keys'],
    // without a value of its own, and with base's copied into the brand
    ['/security/hosts/chat', undefined, '/security/hosts/chat', 'inherited-sample'],
    ['/security/hosts/chat', ['chat.portal.example'], '/security/hosts/chat/0', 'inherited-sample'],
    ['/regulatory/help/talk/phone', undefined, '/regulatory/help/talk/phone', 'inherited-sample'],
    ['/regulatory/legal/licence', 'pending', '/regulatory/legal/licence', 'placeholder-text'],
    ['/regulatory/legal/email', 'hello@portal.example', '/regulatory/legal/email', 'inherited-sample'],
  ])('is an error: %s set to %j', (pointer, value, path, rule) => {
    const findings = findingsOf([pointer, value]);
    expect(findings).toContainEqual(expect.objectContaining({ rule, path, severity: 'error' }));
  });

  it('is an inherited helpline, also where its host is allowed: one finding each', () => {
    const links = ['talk.orvane.com', 'help.portal.example'];
    const findings = findingsOf(['/regulatory/help/block', undefined], ['/security/hosts/links', links]);
    expect(findings.map(({ rule, path }) => `${rule} ${path}`)).toEqual([
      'inherited-sample /security/hosts/links/1',
      'inherited-sample /regulatory/help/block',
    ]);
  });

  it('is one finding for inherited hosts of a kind, and for helplines that are all inherited, with their brand', () => {
    const findings = findingsOf(['/security/hosts', undefined], ['/regulatory/help', undefined]);
    expect(findings.map(({ file, path, got, hint, brands }) => ({ file, path, got, hint, brands }))).toEqual(
      [
        ['/security/hosts/chat', '["chat.portal.example"]'],
        ['/security/hosts/links', '["get.portal.example","help.portal.example","partners.portal.example"]'],
        ['/regulatory/help', '"Open Table Helpline", "Open Table Groups", "Quiet Device"'],
      ].map(([path, got]) => ({
        file: 'brands/base/brand.json',
        path,
        got: `${got}, base's sample`,
        hint: "in the brand's own brand.json",
        brands: ['orvane'],
      })),
    );
  });

  it.each<[pointer: string, value: Json, path: string]>([
    ['/hosts', ['orvane.example'], '/hosts/0'],
    ['/hosts', ['orvane.com', 'orvane.test'], '/hosts/1'],
    ['/regulatory/legal/email', 'hello@example.com', '/regulatory/legal/email'],
    ['/security/hosts/images', ['img.orvane.example:8443'], '/security/hosts/images/0'],
  ])('is a warning, as it may be a try: %s set to %j', (pointer, value, path) => {
    const findings = findingsOf([pointer, value]);
    expect(findings).toMatchObject([{ rule: 'reserved-host', path }]);
    expect(hasErrors(findings)).toBe(false);
  });

  it("is base's mark or favicon in a brand without one", () => {
    const folders = shippedInMemory();
    const findings = liveFindings(
      loadBrand('orvane', { folders: { ...folders, images: (id) => (id === 'orvane' ? new Map() : folders.images(id)) } }),
    );
    expect(findings.filter(({ path }) => path.startsWith('/images/'))).toEqual(
      ['mark', 'favicon'].map((role) =>
        expect.objectContaining({
          rule: 'inherited-sample',
          path: `/images/${role}`,
          got: `base's sample ${role}.svg`,
          brands: ['orvane'],
        }),
      ),
    );
  });

  it('has file, line and column', () => {
    const [finding] = findingsOf(['/regulatory/legal/licence', 'pending']);
    expect(finding).toMatchObject({ file: 'brands/orvane/brand.json' });
    expect(finding!.line).toBeGreaterThan(1);
  });

  it('knows names that only look like reserved ones', () => {
    expect(findingsOf(['/hosts', ['myportal.example.net.br', 'test.orvane.com', 'examples.com']])).toEqual([]);
  });
});
