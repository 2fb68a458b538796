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
  /** The messages, newest first, with how many are unread. */
  messageList: {
    method: 'GET',
    path: '/wps/relay/CSP_messageList',
    access: 'token',
    body: 'none',
    request: 'MessagesQuery',
    response: 'MessagesResponse',
    localised: true,
    freshMs: 5_000,
  },
  /** Marks messages as read; once more changes nothing. */
  messageRead: {
    method: 'PUT',
    path: '/wps/relay/CSP_messageRead',
    access: 'token',
    body: 'json',
    request: 'ReadMessagesRequest',
    response: null,
    invalidates: ['messageList', 'unreadCount', 'unreadCountV2'],
  },
  /** Deletes a message; once more changes nothing. */
  messageDelete: {
    method: 'DELETE',
    path: '/wps/relay/CSP_message',
    access: 'token',
    body: 'none',
    request: 'MessageIdRequest',
    response: null,
    invalidates: ['messageList', 'unreadCount', 'unreadCountV2'],
  },
} as const satisfies Record<string, Endpoint>;
