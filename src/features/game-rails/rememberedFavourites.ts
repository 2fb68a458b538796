import { readLocal, writeLocal } from '#platform/browser/storage.ts';

/** Whether the member had favourites at the last visit, so that the place of the row is kept while they are read. */
export const hadFavourites = (username: string): boolean => readLocal(`favourites:${username}`) === '1';

export function rememberFavourites(username: string, has: boolean): void {
  if (hadFavourites(username) !== has) writeLocal(`favourites:${username}`, has ? '1' : '0');
}
