import { describe, expect, it } from 'vitest';
import { checkBrands } from '../../brand-files/checkBrands.ts';
import { hasErrors } from '../../brand-files/finding.ts';
import { liveFindings } from '../../brand-files/liveFindings.ts';
import { loadBrand } from '../../brand-files/loadBrand.ts';
import { marketCodes, marketOf, spotOf } from '../../brand-files/markets/markets.ts';
import { type MemoryFolders, shippedInMemory } from '../../brand-files/memoryFolders.fixture.ts';
import { explainPath } from '../explain/explainPath.ts';
import { formatExplanation } from '../explainCommand.ts';
import type { Answers } from './question.ts';
import { brandTexts } from './brandTexts.ts';
import { AnswerError, completeAnswers } from './completeAnswers.ts';
import { existingBrands } from './createBrand.ts';

const shipped = existingBrands(shippedInMemory());
const answer = (given: Partial<Answers>) =>
  completeAnswers({ id: 'acme', ...given }, { existing: shipped, ask: null, tell: () => undefined, acceptAll: true });

async function made(given: Partial<Answers>): Promise<MemoryFolders> {
  const folders = shippedInMemory();
  const answers = await answer(given);
  for (const [name, text] of brandTexts(answers, shipped.parent(answers.extends))) folders.write('acme', name, text);
  return folders;
}

const own = (folders: MemoryFolders) =>
  checkBrands(['acme'], {}, { folders }).filter(({ file }) => file.startsWith('brands/acme/'));
const brandOf = (folders: MemoryFolders) => loadBrand('acme', { folders }).brand;

describe('a new brand of a market', () => {
  it.each(marketCodes)('%s passes every check, and names the market in its own file alone', async (market) => {
    const folders = await made({ market: market.toLowerCase() });
    expect(own(folders)).toEqual([]);
    expect(JSON.parse(folders.read('acme', 'brand.json'))).toMatchObject({ market });
    const loaded = loadBrand('acme', { folders });
    expect(loaded.market).toBe(market);
    // what a page gets
    expect(loaded.brand).not.toHaveProperty('market');
    const ofMarket = liveFindings(loaded).filter(({ rule }) => rule === 'market-demand');
    const unmet = ofMarket.filter(({ path, severity }) => path !== '/hosts' && severity === 'error');
    expect(unmet).toEqual([]);
    const { caution = [] } = marketOf(market)!;
    expect(ofMarket.filter(({ severity }) => severity === 'warning').map(({ hint }) => hint)).toEqual([caution].flat());
  });

  const breakable = marketCodes.flatMap((code) =>
    marketOf(code)!
      // the schema allows no brand an age below 18
      .demands.filter((demand) => !('atLeast' in demand && demand.atLeast === 18))
      .map((demand) => [code, demand.at, demand] as const),
  );
  it.each(breakable)('%s is found to lack %s when it is taken away, and may not go live', async (market, _at, demand) => {
    const folders = await made({ market });
    const { file, pointer } = spotOf(demand);
    const kind = pointer.endsWith('/required') ? 'required' : 'forbidden';
    const list = brandOf(folders).regulatory[kind];
    if ('includes' in demand)
      folders.set(
        'acme',
        file,
        pointer,
        list.filter((modId) => modId !== demand.includes),
      );
    else if ('names' in demand) folders.set('acme', file, pointer, pointer === '/currency/symbol' ? 'K' : 'Harbour Office');
    else if ('link' in demand) folders.set('acme', file, `${pointer}/${demand.link.key}/url`, 'https://help.portal.example/');
    else if ('atLeast' in demand) {
      // a text that names another age is an error of its own
      for (const language of ['en', 'vi']) folders.remove('acme', `texts/${language}.json`);
      folders.set('acme', file, pointer, demand.atLeast - 1);
    }
    const found = (live: boolean) =>
      (live ? liveFindings(loadBrand('acme', { folders })) : own(folders)).filter(({ rule }) => rule === 'market-demand');
    const isHost = 'ending' in demand;
    if (!isHost) expect(found(false)).toMatchObject([{ severity: 'warning', path: pointer, file: `brands/acme/${file}` }]);
    expect(found(true).filter(({ path }) => path === pointer)).toMatchObject([{ severity: 'error' }]);
    expect(hasErrors(found(true))).toBe(true);
  });

  it('has its language, money, country, zone, authority and register of self-exclusion', async () => {
    expect(brandOf(await made({ market: 'GB' }))).toMatchObject({
      languages: { supported: ['EN'], default: 'EN' },
      currency: { symbol: '£' },
      timeZone: 'Europe/London',
      phone: { defaultCountry: 'GB', dialingCode: '44' },
      regulatory: {
        required: ['LEGALFOOTER3', 'RGLIMITS3', 'RGPAUSE3', 'RGSELFEX3', 'RGREALITY3', 'RGCLOCK3', 'RGNETPOS3'],
        forbidden: ['PAYCREDIT3'],
        legal: { authority: 'Gambling Commission' },
        help: { exclusion: { name: 'GAMSTOP', url: 'https://www.gamstop.co.uk/' } },
      },
      security: { hosts: { links: expect.arrayContaining(['www.gamstop.co.uk', 'help.portal.example']) as string[] } },
    });
  });

  it('raises the age of its parent, and keeps what the parent requires and forbids', async () => {
    const belgian = brandOf(await made({ market: 'BE', extends: 'folia', languages: 'EN' }));
    expect(belgian.registerForm.agreement).toMatchObject({ minAge: 21, defaultChecked: true });
    expect(belgian.regulatory.forbidden).toEqual(['PROMOWELCOME3', 'PAYCREDIT3']);
    const british = brandOf(await made({ market: 'GB', extends: 'orvane' }));
    expect(british.regulatory.required).toEqual([
      'LEGALFOOTER3',
      'RGLIMITS3',
      'RGPAUSE3',
      'RGSELFEX3',
      'RGREALITY3',
      'RGCLOCK3',
      'RGNETPOS3',
    ]);
    expect(british.security.hosts.links).toContain('social.orvane.example');
  });

  it('names a higher age in the text on responsible play, in each language', async () => {
    const folders = await made({ market: 'BE', languages: 'EN,PT' });
    for (const language of ['en', 'pt']) {
      const text = loadBrand('acme', { folders }).texts[language]?.['portal']?.['responsibility_text'];
      expect(text, language).toMatch(/^\D*21\D*$/);
    }
    const ofFolia = await made({ market: 'BE', extends: 'folia', languages: 'EN' });
    expect(ofFolia.read('acme', 'texts/en.json')).toContain('Nobody under 21.');
    // the parent's own text names the age
    expect((await made({ market: 'GB' })).read('acme', 'texts/en.json')).toBe('');
  });

  it('has what an option gives instead', async () => {
    const given = { market: 'BR', languages: 'EN,PT', default: 'EN', currency: 'USD', authority: 'SPA, Ministério da Fazenda' };
    expect(brandOf(await made(given))).toMatchObject({
      languages: { supported: ['EN', 'PT'], default: 'EN' },
      currency: { symbol: '$' },
      regulatory: { legal: { authority: 'SPA, Ministério da Fazenda' } },
      phone: { defaultCountry: 'BR' },
    });
  });

  it.each([
    ['UK', 'did you mean "GB"?'],
    ['brasil', 'did you mean "BR"?'],
    ['GP', 'did you mean "GB"?'],
    ['TH', 'no demands of a market "TH" are known'],
    ['<b>', 'known: BE (Belgium), BR (Brazil), GB (Great Britain), MT (Malta), VN (Vietnam)'],
  ])('%s is refused', async (market, message) => {
    const refusal = await answer({ market }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AnswerError);
    expect((refusal as AnswerError).message).toContain(message);
    expect((refusal as AnswerError).message).toMatch(/^--market: /);
  });
});

describe('explain', () => {
  const rules = (folders: MemoryFolders, path: string) => explainPath('acme', path, folders).demands.map(({ rule }) => rule);

  it('says why the market demands a value, or a node, and where that is written', async () => {
    const folders = await made({ market: 'BR' });
    expect(explainPath('acme', 'PAYCREDIT3', folders).demands).toEqual([
      {
        market: 'BR',
        rule: 'no payment by credit card',
        source: 'Portaria Normativa SPA/MF 615/2024',
        url: expect.stringMatching(/^https:/) as string,
      },
    ]);
    expect(rules(folders, 'regulatory.forbidden')).toHaveLength(2);
    expect(rules(folders, 'regulatory.forbidden.0')).toEqual([expect.stringContaining('bonus')]);
    expect(rules(folders, 'regulatory.help.exclusion.url')).toEqual([expect.stringContaining('self-exclusion')]);
    expect(rules(folders, 'registerForm.agreement.minAge')).toEqual(['nobody under 18 may bet']);
    expect(rules(folders, 'market')).toHaveLength(marketOf('BR')!.demands.length);
    const printed = formatExplanation(explainPath('acme', 'regulatory.required', folders), (_style, text) => text);
    expect(printed).toContain('demanded BR: a warning of the risks at registration and at sign-in');
    expect(printed).toContain('Portaria SPA/MF 1.231/2024, art. 4');
  });

  it('says nothing of a market where none demands anything', async () => {
    const folders = await made({ market: 'BR' });
    for (const path of ['regulatory.help.talk.url', 'constants.remarkMax', 'CBS3', 'security.hosts'])
      expect(rules(folders, path), path).toEqual([]);
    expect(explainPath('folia', 'PAYCREDIT3', folders).demands).toEqual([]);
  });
});
