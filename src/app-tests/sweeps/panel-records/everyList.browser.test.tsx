import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { supportedLanguages } from '#engine/values/languages.ts';
import { localArea, sessionArea } from '#platform/browser/storage.ts';
import { textsIn } from '../money-forms/tab.fixture.tsx';
import { sampleBrand } from '../../sampleBrands.fixture.ts';
import { exportedFile, faultsOfFile } from './exported.fixture.ts';
import { tellingValue, type Values } from './listPage.fixture.ts';
import type { RecordList } from './recordLists.fixture.ts';
import { brandIds, listsInTurn, ownLists, type Visit, visitLists } from './visits.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionArea.clear();
  localArea.clear();
});

const WHOLE = import.meta.env['DEEP'] === 'all';

/** The filters to try alone: all in a deep run, else another one for each list. */
const alone = <Filter,>(filters: readonly Filter[], name: string): readonly Filter[] =>
  WHOLE ? filters : filters.filter((_, nth) => nth === name.length % filters.length);

type Texts = Awaited<ReturnType<typeof textsIn>>;

/** The names that a file of a list may have; which part of the list's name stands there depends on the list. */
function fileNames(list: RecordList, values: Values, brand: { id: string; timeZone?: string | undefined }): string[] {
  const range = list.records.filters.find(({ kind }) => kind === 'dateRange');
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: brand.timeZone });
  const days = range === undefined ? today : values[range.name]?.replace('_', '-');
  return list.name.split('.').map((part) => `${brand.id}-${part}-${days}.csv`);
}

/** The sums under a list, as they are shown. */
const sumsOf = (list: RecordList): Record<string, string> =>
  Object.fromEntries(
    [...(list.root()?.querySelectorAll<HTMLElement>('tfoot [data-total]') ?? [])].map((cell) => [
      cell.dataset['total']!,
      cell.textContent,
    ]),
  );

/** Filters alone and reset, then all together, a further page, a reload and the file. */
async function walk({ shown, list, one, store }: Visit, language: string, texts: Texts): Promise<string[]> {
  const found: string[] = [];
  const { filters } = list.records;
  const look = async (when: string, values: Values, nth = 1) =>
    void found.push(...(await one.differences(values, nth)).map((finding) => `${when} ${finding}`));
  await look('as it opens', {});
  if ((await store.sampleOf(list)).length === 0) found.push('has no rows to try it with');
  for (const filter of alone(filters, list.name)) {
    const telling = tellingValue(filter, await store.rows(list, {}), store);
    for (const value of WHOLE && filter.kind === 'dateRange' ? ['yesterday', telling] : [telling]) {
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
    const { brand } = shown.platform;
    const file = { language, texts, timeZone: brand.timeZone, sums: sumsOf(list) };
    const { name, text } = await exportedFile(() => button.click());
    if (!fileNames(list, values, brand).includes(name)) found.push(`saves a file called ${name}`);
    found.push(...faultsOfFile(text, list, await store.rows(list, values), file));
  }
  return found;
}

/** A deep run tries every filter of all lists of a brand in one test, ms. */
const HANG = WHOLE ? 1_200_000 : 240_000;

/** Every list in panels.json, with the filters and columns that stand there: a new one is covered without a line here. */
test.each(brandIds)(
  '%s: each list filters by each control, keeps it over a reload, and exports just that',
  async (id) => {
    const language = supportedLanguages(sampleBrand(id).brand).find(({ code }) => code !== 'EN')?.code ?? 'EN';
    const texts = await textsIn(language);
    const found = await visitLists(id, listsInTurn(await ownLists(id), 0), language, (visit) => walk(visit, language, texts));
    expect(found, found.join('\n')).toEqual([]);
  },
  HANG,
);
