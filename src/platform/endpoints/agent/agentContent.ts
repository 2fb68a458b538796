import type { Endpoint } from '../endpoint.ts';

/** What the operator tells agents. */
export const agentContent = {
  /** Announcements to agents. */
  agentAnnouncements: {
    method: 'GET',
    path: '/wps/relay/MCS2_agentAnnouncements',
    access: 'token',
    body: 'none',
    request: null,
    response: 'AgentAnnouncementsResponse',
    localised: true,
    freshMs: 30_000,
  },
} as const satisfies Record<string, Endpoint>;
