import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { supportedLanguages } from '#engine/values/languages.ts';
import { localArea, sessionArea } from '#platform/browser/storage.ts';
import { textsIn } from '../money-forms/tab.fixture.tsx';
import { sampleBrand } from '../sampleBrands.fixture.ts';
import { exportedFile, faultsOfFile } from './exported.fixture.ts';
import { tellingValue, type Values } from './listPage.fixture.ts';
import { brandIds, listsInTurn, ownLists, type Visit, visitLists } from './visits.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionArea.clear();
  localArea.clear();
});

const DEEP = import.meta.env['DEEP'] !== '';

/** The filters to try alone: all in a deep run, else another one for each list. */
const alone = <Filter,>(filters: readonly Filter[], name: string): readonly Filter[] =>
  DEEP ? filters : filters.filter((_, nth) => nth === name.length % filters.length);

/** Filters alone and reset, then all together, a further page, a reload and the file. */
async function walk({ shown, list, one, store }: Visit, texts: Awaited<ReturnType<typeof textsIn>>): Promise<string[]> {
  const found: string[] = [];
  const { filters } = list.records;
  const look = async (when: string, values: Values, nth = 1) =>
    void found.push(...(await one.differences(values, nth)).map((finding) => `${when} ${finding}`));
  await look('as it opens', {});
  if ((await store.sampleOf(list)).length === 0) found.push('has no rows to try it with');
  for (const filter of alone(filters, list.name)) {
    const telling = tellingValue(filter, await store.rows(list, {}), store);
    for (const value of DEEP && filter.kind === 'dateRange' ? ['yesterday', telling] : [telling]) {
      await one.choose(filter, value);
      await look(`by ${filter.name} ${value}`, { [filter.name]: value });
    }
    await one.reset(filter);
  }
  await look('after the last reset', {});
  if (await one.second()) await look('on its second page', {}, 2);
  const values: Record<string, string> = {};
  // typed texts stay out of an address, so that a reload forgets them
  for (const filter of filters.filter(({ name }) => list.keyOf(name) !== null)) {
    values[filter.name] = tellingValue(filter, await store.rows(list, values), store, true);
    await one.choose(filter, values[filter.name]!);
  }
  await look('by all filters', values);
  const nth = (await one.second()) ? 2 : 1;
  await look(`by all filters, page ${nth}`, values, nth);
  await one.reload();
  await look(`by all filters, page ${nth}, after a reload`, values, nth);
  const button = one.exportButton(texts['records']?.['export'] ?? '');
  if ((button !== undefined) !== list.records.export) found.push(`offers ${button ? 'an' : 'no'} export`);
  if (button !== undefined) {
    const { name, text } = await exportedFile(button);
    if (!list.name.split('.').includes(name.replace('.csv', ''))) found.push(`saves a file called ${name}`);
    found.push(...faultsOfFile(text, list, await store.rows(list, values), texts, shown.platform.brand.timeZone));
  }
  return found;
}

/** Every list in panels.json, with the filters and columns that stand there: a new one is covered without a line here. */
test.each(brandIds)('%s: each list filters by each control, keeps it over a reload, and exports just that', async (id) => {
  const language = supportedLanguages(sampleBrand(id).brand).find(({ code }) => code !== 'EN')?.code ?? 'EN';
  const texts = await textsIn(language);
  const found = await visitLists(id, listsInTurn(await ownLists(id), 0), language, (visit) => walk(visit, texts));
  expect(found, found.join('\n')).toEqual([]);
});
