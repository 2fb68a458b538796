import { expect, test } from 'vitest';
import { diskFolders } from '../../../../tools/brand-files/brandFolders.ts';
import { loadBrand } from '../../../../tools/brand-files/loadBrand.ts';
import { publishedPanels } from '../../../../tools/brand-files/panels/publishedPanels.ts';
import { brandBundle } from '../../../../tools/studio/brandBundle.ts';
import { changed, startDraft } from '../draft/draft.ts';
import { differenceOf, resolveDraft } from './resolveDraft.ts';

test('a page with a draft has the panels that its site would have, but for those that are not whole yet', () => {
  const bundle = brandBundle(loadBrand('folia'), diskFolders(), 'brands');
  // what the page gets is sent as text
  const sent = JSON.parse(JSON.stringify(bundle)) as typeof bundle;
  const start = startDraft(bundle.files);
  const loaded = resolveDraft(sent, start);
  const panelsWith = (at: string, value: object) => {
    const next = resolveDraft(sent, changed(start, { file: 'brands/folia/panels.json', at, value: value as never }));
    return { next, panels: differenceOf(sent, { loaded, shown: loaded, next }).panels };
  };
  const order = ['time', 'amount', 'remark'];
  const { next, panels } = panelsWith('/member/transactionHistory/records/columns/order', order);
  expect(panels).toEqual(publishedPanels(next.panels));
  expect(panels?.member['transactionHistory']?.views[0]?.records?.columns.map(({ name }) => name)).toEqual(order);
  const begun = panelsWith('/member/begun', { title: 'portal:help', records: { call: 'memTransDet' } }).panels;
  expect(begun?.member['begun']).toBeUndefined();
  expect(Object.keys(begun?.member ?? {})).toEqual(Object.keys(loaded.panels.member));
  expect(differenceOf(sent, { loaded, shown: loaded, next: loaded }).panels).toBeUndefined();
});
