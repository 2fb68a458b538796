import type { ListFilters } from './gameRequests.ts';

export const lobbyTabs = ['all', 'hot', 'recent', 'favourites'] as const;

export type LobbyTab = (typeof lobbyTabs)[number];

/** The query of a lobby: everything that decides which games are shown. */
export interface LobbyQuery extends ListFilters {
  tab: LobbyTab;
}

export const NO_FILTERS: LobbyQuery = {
  tab: 'all',
  vendors: [],
  classify: '',
  type: '',
  name: '',
  bet: '',
  lines: 0,
  page: 1,
};

const NAME_MAX = 60;
const CODE = /^[\w.-]{1,40}$/;
const AMOUNT = /^\d{1,9}(?:\.\d{1,4})?$/;
const NUMBER = /^[1-9]\d{0,5}$/;

/** Parses an address; invalid parts are ignored. */
export function readQuery(search: string): LobbyQuery {
  const params = new URLSearchParams(search);
  const text = (key: string) => params.get(key) ?? '';
  const code = (key: string) => (CODE.test(text(key)) ? text(key) : '');
  const number = (key: string) => (NUMBER.test(text(key)) ? Number(text(key)) : 0);
  return {
    tab: lobbyTabs.find((tab) => tab === text('tab')) ?? 'all',
    vendors: [...new Set(text('vendor').split(','))].filter((one) => CODE.test(one)),
    classify: code('classify'),
    type: code('type'),
    name: [...text('name')].slice(0, NAME_MAX).join(''),
    bet: AMOUNT.test(text('bet')) ? text('bet') : '',
    lines: number('lines'),
    page: Math.max(1, number('page')),
  };
}

/** The address of a query; defaults are left out. */
export function writeQuery(query: LobbyQuery): string {
  const params = new URLSearchParams();
  if (query.tab !== 'all') params.set('tab', query.tab);
  if (query.vendors.length > 0) params.set('vendor', query.vendors.join(','));
  for (const key of ['classify', 'type', 'name', 'bet'] as const) if (query[key] !== '') params.set(key, query[key]);
  if (query.lines > 0) params.set('lines', String(query.lines));
  if (query.page > 1) params.set('page', String(query.page));
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** A change resets to page 1; a game type belongs to its vendor and is removed with it. */
export function changed(query: LobbyQuery, change: Partial<LobbyQuery>): LobbyQuery {
  const page = change.page ?? 1;
  const type = change.vendors === undefined ? query.type : '';
  return { ...query, type, ...change, page };
}

/** True when a filter is set. */
export const isFiltered = ({ vendors, classify, type, name, bet, lines }: LobbyQuery): boolean =>
  vendors.length > 0 || lines > 0 || [classify, type, name, bet].some((value) => value !== '');
