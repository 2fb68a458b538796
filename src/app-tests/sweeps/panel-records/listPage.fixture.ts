import { userEvent } from 'vitest/browser';
import type { PublishedFilter } from '#engine/records/panels.ts';
import type { PanelPage } from '../panel-faults/panelPage.fixture.tsx';
import type { RecordList } from './recordLists.fixture.ts';
import { shownIds } from './recordLists.fixture.ts';
import { idOf, type Row, type Store } from './storedRows.fixture.ts';

export type Values = Readonly<Record<string, string>>;

/** Longer than any of the platform's answers. */
const PATIENCE_MS = 60_000;

/** Asks until there is an answer, or for a while. */
async function within<Answer>(ask: () => Answer, isGood: (answer: Answer) => boolean, patience = PATIENCE_MS): Promise<Answer> {
  const until = performance.now() + patience;
  for (;;) {
    const answer = ask();
    if (isGood(answer) || performance.now() > until) return answer;
    await new Promise((go) => requestAnimationFrame(go));
  }
}

const tabOf = (filter: string, value: string): string => `filter-${filter}-tab-${value === '' ? 'all' : value}`;
const valueOfTab = (filter: string, tab: HTMLElement | null): string =>
  tab?.id === tabOf(filter, '') ? '' : (tab?.id.replace(tabOf(filter, ' ').trim(), '') ?? 'none');

/** One list on the screen, used as a person does. */
export function createListPage(shown: PanelPage, list: RecordList, store: Store) {
  const { filters, pageSize } = list.records;
  const find = <Kind extends HTMLElement>(selector: string): Kind | null => list.root()?.querySelector<Kind>(selector) ?? null;
  /** @throws Error when there is none after a while */
  const found = async <Kind extends HTMLElement>(selector: string): Promise<Kind> => {
    const element = await within(
      () => find<Kind>(selector),
      (one) => one !== null,
    );
    if (element === null) throw new Error(`${list.name} has no ${selector}`);
    return element;
  };
  const click = async (selector: string) => userEvent.click(await found(selector));

  /** What the filter bar and the address have of a filter. */
  const keptFault = ({ name, kind, as, default: initial = '' }: PublishedFilter, value = initial): string | null => {
    const key = list.keyOf(name);
    const query = new URLSearchParams(shown.tab.portal().router.path().split('?')[1]);
    const inAddress = key === null ? (query.get(`c.${name}`) ?? '') : (query.get(key) ?? initial);
    if (inAddress !== (key === null ? '' : value)) return `has ${name} as ${inAddress} in its address`;
    const isSpan = kind === 'dateRange' && value.includes('_');
    const wanted = isSpan ? `own_${value}` : kind === 'dateRange' && value === '' ? 'any' : value;
    const controls = isSpan ? [name, `${name}.from`, `${name}.to`] : [name];
    const typed =
      as === 'tabs'
        ? valueOfTab(name, find('[role="tab"][aria-selected="true"][id^="filter-"]'))
        : controls.map((one) => find<HTMLInputElement>(`[name="${one}"]`)?.value).join('_');
    return typed === wanted ? null : `has ${typed} in its filter ${name}`;
  };

  return {
    open: () => shown.go(list.address()),
    /** Whether the account has the list: its tab is chosen, or it is the panel's first view. */
    async isShown() {
      const root = await within(list.root, (one) => /ready|empty|error|forbidden/.test(one?.dataset['state'] ?? ''));
      const tab = root?.querySelector('[role="tab"][aria-selected="true"][id^="panel-"]') ?? null;
      return list.tab === null || (tab === null ? list.tab.isFirst : tab.id.endsWith(`-tab-${list.tab.name}`));
    },
    reload: () => shown.tab.reload(shown.tab.portal().router.path()),
    /** Chooses a value of a filter by its control. */
    async choose({ name, kind, as }: PublishedFilter, value: string) {
      if (as === 'tabs') return click(`[id="${tabOf(name, value)}"]`);
      const control = await found(`[name="${name}"]`);
      // a bar without room for all keeps some behind a button
      if (!control.checkVisibility()) await click('[data-unfolds][aria-expanded="false"]');
      if (kind === 'text') {
        await userEvent.fill(control, value);
        await click('form [type="submit"]');
      } else if (kind === 'dateRange' && value.includes('_')) {
        await userEvent.selectOptions(control, 'own');
        for (const [at, end] of ['from', 'to'].entries())
          await userEvent.fill(await found(`[name="${name}.${end}"]`), value.split('_')[at]!);
      } else await userEvent.selectOptions(control, value);
      return undefined;
    },
    /** Takes a choice back: the button of the bar leaves tabs. */
    reset: ({ name, as }: PublishedFilter) => click(as === 'tabs' ? `[id="${tabOf(name, '')}"]` : 'form [type="reset"]'),
    /** Shows the second page; false where there is none. */
    async second(): Promise<boolean> {
      const button = [...(list.root()?.querySelectorAll('nav button') ?? [])].find(({ textContent }) => textContent === '2');
      if (button !== undefined) await userEvent.click(button);
      return button !== undefined;
    },
    exportButton: (word: string) =>
      [...(list.root()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent.trim() === word),
    /** What is still wrong after a while. */
    async until(faults: () => readonly (string | null)[], patience = PATIENCE_MS): Promise<string[]> {
      const all = await within(faults, (some) => some.every((fault) => fault === null), patience);
      return all.filter((fault) => fault !== null);
    },
    /** How the list differs from what the platform has for these values, after a while. */
    async differences(values: Values, page = 1): Promise<string[]> {
      const stored = await store.rows(list, values);
      const wanted = stored
        .slice((page - 1) * pageSize, page * pageSize)
        .map(idOf)
        .join();
      const faults = () => {
        const [ids, state] = [shownIds(list).join(), list.root()?.dataset['state']];
        return [
          ids === wanted ? null : `shows ${ids} instead of ${wanted}`,
          state === (wanted === '' ? 'empty' : 'ready') ? null : `is ${state}`,
          wanted !== '' || hasWords(list) ? null : 'says nothing about being empty',
          ...filters.map((filter) => keptFault(filter, values[filter.name])),
        ].filter((fault) => fault !== null);
      };
      return within(faults, (all) => all.length === 0);
    },
  };
}

/** Whether an empty list says so, under its filters. */
export const hasWords = (list: RecordList): boolean =>
  [...(list.root()?.querySelectorAll(':not(form, form *) > p') ?? [])].some(({ textContent }) =>
    /\p{L}+ ?\p{L}+/u.test(textContent),
  );

/** A value of a filter that tells rows apart, as far as there is one: some rows have it, and some do not. */
export function tellingValue(
  { name, kind, options, from, default: initial }: PublishedFilter,
  rows: readonly Row[],
  store: Store,
  isFound = false,
): string {
  const countOf = (value: string) => rows.filter((row) => String(row[name]) === value).length;
  const day = store.dayOf(rows.at(-1));
  if (kind === 'dateRange') return `${day}_${day}`;
  if (kind === 'text') return String(rows.find((row) => countOf(String(row[name])) < rows.length)?.[name] ?? 'none');
  const offered = from === undefined ? options : [...new Set(rows.map((row) => String(row[name])))];
  const others = offered.filter((option) => option !== initial);
  const telling = others.find((option) => countOf(option) > 0 && (isFound || countOf(option) < rows.length));
  return telling ?? others[0]!;
}

export type ListPage = ReturnType<typeof createListPage>;
