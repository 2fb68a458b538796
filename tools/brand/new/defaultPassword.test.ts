import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listBrands, loadBrand } from '../../brand-files/loadBrand.ts';
import { brandTexts } from './brandTexts.ts';
import { questions } from './answers.ts';

const hash = createHash('sha256').update('Welcome2031').digest('hex');
const answers = {
  id: 'acme',
  name: 'Acme',
  extends: 'base',
  languages: 'EN',
  default: 'EN',
  currency: '$',
  hosts: 'acme.example',
  colour: '',
  accent: '',
  look: '',
  kind: 'casino',
  market: '',
  merchant: 'acme',
  theme: '',
  holder: 'A',
  licence: '1',
  authority: 'B',
  address: 'C',
};
const lists = { required: [], forbidden: [], links: [], layers: [], minAge: 18, responsibility: () => '' };
const parent = {
  chain: ['base'],
  languages: { supported: ['PT', 'EN'], default: 'PT' },
  symbol: '$',
  timeZone: undefined,
  ...lists,
};

function written(defaultPassword: string) {
  const text = brandTexts({ ...answers, defaultPassword }, parent).get('brand.json') ?? '';
  return { text, hash: (JSON.parse(text) as { security?: { defaultPasswordSha256?: string } }).security?.defaultPasswordSha256 };
}

describe('the default password of LOG-09', () => {
  it('is not in base, so that no brand watches for the password of another; each sample has its own', () => {
    expect(loadBrand('base').brand.security.defaultPasswordSha256).toBe('');
    for (const id of listBrands()) expect(loadBrand(id).brand.security.defaultPasswordSha256, id).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is asked by brand new, and only its hash is written', () => {
    expect(questions.find(({ name }) => name === 'defaultPassword')).toMatchObject({ name: 'defaultPassword' });
    expect(written('Welcome2031').hash).toBe(hash);
    expect(written('Welcome2031').text).not.toContain('Welcome2031');
    expect(written(hash).hash).toBe(hash);
    expect(written('').hash).toBeUndefined();
  });
});
