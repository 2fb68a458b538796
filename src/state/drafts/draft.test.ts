import { expect, test } from 'vitest';
import { draftsAt } from './draft.ts';
import type { Portal } from '#state/portal/portal.ts';

test('a draft is restored for the same person on the same page, and for nobody else', () => {
  let username: string | null = 'ana';
  const session = { getState: () => ({ username, member: username === null ? null : { account: username } }) };
  const portal = { extensions: new Map(), session } as unknown as Portal;
  const drafts = (place = 'page-1') => draftsAt(portal, place);

  drafts().set('remark', 'from ana');
  username = null;
  expect(drafts().get('remark'), 'her session has ended').toBeUndefined();
  username = 'ana';
  expect(drafts().get('remark')).toBe('from ana');
  username = 'bea';
  expect(drafts().get('remark')).toBeUndefined();
  username = 'ana';
  expect(drafts().get('remark'), 'dropped when somebody else came').toBeUndefined();

  drafts().set('remark', 'again');
  drafts('page-2');
  expect(drafts().get('remark'), 'dropped when the page was left').toBeUndefined();
});

test("a visitor's draft passes to the member who signs in", () => {
  let username: string | null = null;
  const session = { getState: () => ({ username, member: username === null ? null : { account: username } }) };
  const portal = { extensions: new Map(), session } as unknown as Portal;
  draftsAt(portal, 'page').set('amount', '5');
  username = 'ana';
  expect(draftsAt(portal, 'page').get('amount')).toBe('5');
});
