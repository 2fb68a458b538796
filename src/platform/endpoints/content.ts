import type { Endpoint } from './endpoint.ts';

/** Content that the operator publishes. */
export const content = {
  /** Banners, notices, popups and promotions. */
  announcements: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    access: 'visitor',
    body: 'none',
    request: 'AnnouncementsRequest',
    response: 'AnnouncementsResponse',
    phase: 'startup',
    localised: true,
    sessionKey: 'noticeData',
  },
  /** The second variant of the announcements, popups only. */
  announcementsV2: {
    method: 'GET',
    path: '/wps/v2/relay/MCSFE_getListAnnouncements',
    access: 'visitor',
    body: 'none',
    request: 'AnnouncementsRequest',
    response: 'AnnouncementsV2Response',
    phase: 'startup',
    localised: true,
    sessionKey: 'noticeData',
  },
  /** The help centre with the user agreement. */
  helpCenter: {
    method: 'GET',
    path: '/wps/system/helpCenter',
    access: 'visitor',
    body: 'none',
    request: 'HelpCenterRequest',
    response: 'HelpCenterResponse',
    localised: true,
  },
} as const satisfies Record<string, Endpoint>;
