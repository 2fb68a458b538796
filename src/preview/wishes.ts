import { pageQuery } from '#platform/navigation.ts';
import { readSessionJson, writeSession } from '#platform/storage.ts';

/** What an address asks of the preview; read once and kept for the tab (decisions 1). */
export interface Wishes {
  scenario?: string;
  user?: string;
  theme?: 'light' | 'dark';
  lang?: string;
}

/** The address's wishes over those of earlier pages of this tab. An empty value takes a wish back. */
export function readWishes(): Wishes {
  const kept = readSessionJson('preview');
  const wishes: Record<string, string> = typeof kept === 'object' && kept !== null ? { ...(kept as Record<string, string>) } : {};
  const query = pageQuery();
  for (const name of ['scenario', 'user', 'theme', 'lang'] as const) {
    const value = query.get(name);
    if (value === null) continue;
    if (value === '') delete wishes[name];
    else wishes[name] = value;
  }
  writeSession({ preview: JSON.stringify(wishes) });
  return wishes as Wishes;
}
