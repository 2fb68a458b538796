import type { Endpoint } from './endpoint.ts';

/** Feedback, pictures, chat and the member's own figures. */
export const service = {
  /** Sends feedback to the operator. */
  feedback: {
    method: 'PUT',
    path: '/wps/feedback',
    access: 'visitor',
    body: 'json',
    request: 'FeedbackRequest',
    response: 'FeedbackResponse',
    idempotent: true,
    invalidates: ['feedbackList'],
  },
  /** The member's feedback with the answers. */
  feedbackList: {
    method: 'GET',
    path: '/wps/feedback',
    access: 'token',
    body: 'none',
    request: null,
    response: 'FeedbackListResponse',
    localised: true,
    freshMs: 0,
  },
  /** Uploads a picture for an application or feedback. */
  uploadImage: {
    method: 'POST',
    path: '/wps/relay/MCS2_uploadImage',
    access: 'visitor',
    body: 'json',
    request: 'UploadImageRequest',
    response: 'UploadImageResponse',
  },
  /** The address of the member's chat. */
  chatUrl: {
    method: 'POST',
    path: '/wps/relay/CSP_getChatUrl',
    access: 'token',
    body: 'json',
    request: 'ChatUrlRequest',
    response: 'ChatUrlResponse',
  },
  /** The number of unread chat messages. */
  chatUnread: {
    method: 'GET',
    path: '/wps/relay/CSP_chatUnread',
    access: 'token',
    body: 'none',
    request: null,
    response: 'ChatUnreadResponse',
  },
  /** What the member has won and lost within a period. */
  memberProfit: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemProfitLoss',
    access: 'token',
    body: 'none',
    request: 'MemberProfitRequest',
    response: 'MemberProfitResponse',
    opaque: ['rows'],
  },
} as const satisfies Record<string, Endpoint>;
