import type { RequestOf } from '#platform/endpoints/endpoints.ts';

export const TABS = ['all', 'unread'] as const;
export type MessageTab = (typeof TABS)[number];

const PAGE_SIZE = 10;

export const messageRequest = (tab: MessageTab, pageNo: number): RequestOf<'messageList'> => ({
  pageNo,
  pageSize: PAGE_SIZE,
  ...(tab === 'unread' && { status: 'UNREAD' }),
});
