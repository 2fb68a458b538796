import type { QueryClient } from '@tanstack/query-core';
import type { AnnouncementsResponse, AnnouncementsV2Response, RegisterSettings } from '#contract/types.ts';
import { type AnnouncementReplies, joinAnnouncements } from '#engine/brand/announcements.ts';
import { readSessionJson, writeSession } from '#platform/browser/storage.ts';
import { type Endpoint, endpoints } from '#platform/endpoints/endpoints.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Storage keys of replies; only this file uses them. */
const sessionKeys = new Set(Object.values<Endpoint>(endpoints).flatMap(({ sessionKey }) => sessionKey ?? []));

interface KeptAnswer {
  /** Version of the engine that stored the reply. */
  engine: string;
  lang: string;
  /** Time of the reply, epoch ms. */
  at: number;
  /** The query key and its data. */
  key: readonly unknown[];
  data: unknown;
}

function isKept(value: unknown): value is KeptAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { engine, lang, at, key } = value as Partial<KeptAnswer>;
  return (
    typeof engine === 'string' && typeof lang === 'string' && typeof at === 'number' && Array.isArray(key) && 'data' in value
  );
}

/**
 * Restores the tab's stored replies into cache and stores; newer replies replace them. Invalid data is ignored. Permission is
 * never restored but requested again (BOOT-22).
 */
export function restoreFromTab(portal: Portal, queries: QueryClient): void {
  const { language } = portal.preferences.getState();
  for (const name of sessionKeys) {
    const kept = readSessionJson(name);
    if (!isKept(kept) || kept.lang !== language || kept.engine !== portal.snapshot.engine) continue;
    queries.setQueryData([...kept.key], kept.data, { updatedAt: kept.at });
    show(portal, String(kept.key[0]), kept.data);
  }
}

function show({ brand, system }: Portal, endpoint: string, data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  if (endpoint === 'registerSettings') system.setState({ registerSettings: data as RegisterSettings });
  const join = (replies: AnnouncementReplies) =>
    system.setState(({ announcements }) => ({ announcements: joinAnnouncements(brand, announcements, replies) }));
  if (endpoint === 'announcements') join({ first: data as AnnouncementsResponse, second: null });
  if (endpoint === 'announcementsV2') join({ first: null, second: data as AnnouncementsV2Response });
}

/** Stores later replies for the tab. Returns the unsubscribe function. */
export function keepForTab(portal: Portal, queries: QueryClient): () => void {
  const keep = (key: readonly unknown[], data: unknown, at: number) => {
    const rows: Readonly<Record<string, Endpoint>> = endpoints;
    const name = rows[String(key[0])]?.sessionKey;
    if (name === undefined || data === undefined) return;
    const kept: KeptAnswer = { engine: portal.snapshot.engine, lang: portal.preferences.getState().language, at, key, data };
    writeSession({ [name]: JSON.stringify(kept) });
  };
  return queries.getQueryCache().subscribe((event) => {
    const { query } = event;
    // other events repeat a known reply, which may be in the language before
    if (event.type === 'updated' && event.action.type === 'success')
      keep(query.queryKey, query.state.data, query.state.dataUpdatedAt);
  });
}
