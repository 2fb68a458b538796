import { isJsonObject } from '../../../src/engine/brand/json.ts';
import { brandPath } from '../brandPaths.ts';
import { commitBrand, historyOf, versionFiles } from './brandHistory.ts';
import { GitError } from './git.ts';

type StudioCall = (body: unknown) => Promise<[status: number, reply: object]>;

/** Most characters of a commit's message. */
const MOST_CHARACTERS = 10_000;

const textIn = (body: unknown, name: string): string => {
  const value = isJsonObject(body) ? body[name] : undefined;
  return typeof value === 'string' ? value : '';
};

/** The calls of the studio's history, by path. A folder that git does not keep is an answer with `why`, as is a refused commit. */
export function historyCalls(root: string): Record<string, StudioCall> {
  const onBrand =
    (work: (id: string, body: unknown) => Promise<object>): StudioCall =>
    async (body) => {
      const id = textIn(body, 'brand');
      const place = brandPath(root, `brands/${id}/brand.json`);
      if (typeof place === 'string' || place.id !== id) return [400, { why: `There is no brand ${id}.` }];
      try {
        return [200, await work(id, body)];
      } catch (cause) {
        if (cause instanceof GitError) return [409, { why: cause.message }];
        throw cause;
      }
    };
  return {
    history: onBrand((id) => historyOf(root, id)),
    version: onBrand((id, body) => versionFiles(root, id, textIn(body, 'commit'))),
    commit: onBrand(async (id, body) => {
      const message = textIn(body, 'message').trim();
      if (message === '' || message.length > MOST_CHARACTERS)
        throw new GitError(`Expected a message of 1 to ${MOST_CHARACTERS} characters.`);
      return commitBrand(root, id, message);
    }),
  };
}
