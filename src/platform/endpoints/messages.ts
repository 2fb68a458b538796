import type { Endpoint } from './endpoint.ts';

/** Messages of the platform to a member. */
export const messages = {
  /** The number of unread messages; the brand chooses the variant by `api.variants.unread`. */
  unreadCount: {
    method: 'GET',
    path: '/wps/relay/CSP_unreadCount',
    access: 'token',
    body: 'none',
    request: null,
    response: 'UnreadCountResponse',
  },
  /** The number of unread messages, second variant. */
  unreadCountV2: {
    method: 'GET',
    path: '/wps/v2/relay/CSP_unreadCount',
    access: 'token',
    body: 'none',
    request: null,
    response: 'UnreadCountResponse',
  },
} as const satisfies Record<string, Endpoint>;
