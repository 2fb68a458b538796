import { describe, expect, it } from 'vitest';
import { createWholeRegistry } from '#app/allFeatures.ts';
import { brandNames } from '../../site/publish/brandNames.ts';
import { changedBrandsChecker } from '../checkChanged.fixture.ts';
import { formatFindings } from '../finding.ts';
import { shippedInMemory } from '../memoryFolders.fixture.ts';
import { type Row, settings } from './mistake.fixture.ts';

const bets = '/member/personalHistoryCopy/records';

/** Edits that look unusual and are right. */
const rows: readonly Row[] = [
  ['a page with banners at another path', 'orvane/layout.json', '/routes/download/paths', ['/app']],
  ['columns without one below which another stands', 'folia/panels.json', `${bets}/columns/order`, ['gameName', 'betAmount']],
  ['a name of digits', 'folia/brand.json', '/name', '1x2'],
  ['a name in another script', 'folia/brand.json', '/name', '福利亚'],
  ["a name with ' and &", 'folia/brand.json', '/name', "Lady's & Jack"],
  ['hosts that begin with a digit', 'folia/brand.json', '/hosts', ['1xfolia.com', '7k.folia.io']],
  ['a host with umlauts as punycode', 'folia/brand.json', '/hosts', ['xn--flia-5na.com']],
  ['another name of a time zone', 'mayloc/brand.json', '/timeZone', 'Asia/Saigon'],
  ['universal time', 'orvane/brand.json', '/timeZone', 'UTC'],
  ['a helpline of three digits', 'folia/brand.json', '/regulatory/help/talk/phone', '188'],
  ['a helpline in letters', 'folia/brand.json', '/regulatory/help/talk/phone', '1-800-GAMBLER'],
  ['a number with its country and brackets', 'folia/brand.json', '/regulatory/help/talk/phone', '+55 (11) 4004-1234'],
  ['a mail address with a plus', 'folia/brand.json', '/regulatory/legal/email', 'ouvidoria+bet@folia.bet.br'],
  ['a licence with signs', 'folia/brand.json', '/regulatory/legal/licence', 'SPA/MF nº 2.090-1/2025'],
  ['a symbol with a point', 'folia/brand.json', '/currency', { code: 'CHF', symbol: 'Fr.', space: ' ' }],
  ['a scrim of eight digits', 'folia/theme.json', '/color/light/scrim', '#04181080'],
  ['a radius in percent', 'folia/theme.json', '/shape/radius-button', '50%'],
  ['a weight between', 'folia/theme.json', '/type/display-weight', '650'],
  ['a text with percent, age and an amount', 'folia/texts/pt.json', '/portal/about_text', '{{brand}}: 100% calma, 18+ e R$ 10'],
  ['a text with signs', 'folia/texts/pt.json', '/portal/about_text', '{{brand}} — “calma”, l’ora; só 5 % …'],
  ['a text with pictographs', 'folia/texts/pt.json', '/portal/about_text', '{{brand}} 🎉 com calma 👨‍👩‍👧'],
  ['a text that begins with Todo', 'folia/texts/pt.json', '/portal/about_text', 'Todo jogo é calmo na {{brand}}.'],
  ['a text with stars', 'folia/texts/pt.json', '/portal/about_text', '{{brand}} ***** cinco estrelas'],
  ['a text with brackets', 'folia/texts/pt.json', '/portal/about_text', '{{brand}} [novo] (beta)'],
  ['a text about passwords', 'folia/texts/pt.json', '/portal/about_text', '{{brand}}: senha: no mínimo 8 letras'],
  ['a text about tests', 'folia/texts/pt.json', '/portal/about_text', 'Teste {{brand}}: o teste a definir é seu.'],
  [
    'a text that is a name of brand.json',
    'mayloc/texts/zh-CN.json',
    '/portal/about_text',
    '{{brand}} · Mayloc Entertainment JSC',
  ],
  ['a route for all', 'folia/layout.json', '/routes/register/when', null],
  ['no web app', 'folia/brand.json', '/webApp', null],
  ['no tip', 'folia/brand.json', '/constants/tipAmount', ''],
];

describe('correct edits', () => {
  const check = changedBrandsChecker(brandNames(createWholeRegistry()));

  it.each(settings(rows))('$says is no finding', ({ id, apply }) => {
    const folders = shippedInMemory();
    apply(folders);
    const findings = check(folders, [id]);
    expect(findings, formatFindings(findings)).toEqual([]);
  });
});
