import type { Handler } from '../calls/handler.ts';
import { accept } from '../model/refusal.ts';

/** GET /wps/relay/CSP_unreadCount */
export const unreadCount: Handler<'unreadCount'> = ({ member }) => accept({ unreadCount: member.unread });

/** GET /wps/v2/relay/CSP_unreadCount */
export const unreadCountV2: Handler<'unreadCountV2'> = ({ member }) => accept({ unreadCount: member.unread });
