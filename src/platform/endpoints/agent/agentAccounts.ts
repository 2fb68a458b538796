import type { Endpoint } from '../endpoint.ts';

/** How an agent's team grows: accounts that the agent creates, and links to the registration. */
export const agentAccounts = {
  /** The terms that a new account can begin with. */
  agentAccountTemplates: {
    method: 'GET',
    path: '/wps/relay/MCS2_agentAccountTemplates',
    access: 'token',
    body: 'none',
    request: null,
    response: 'AccountTemplatesResponse',
    localised: true,
  },
  /** Creates an account below the agent. */
  agentCreateAccount: {
    method: 'POST',
    path: '/wps/relay/MCS2_agentCreateAccount',
    access: 'token',
    body: 'sealed',
    request: 'CreateAccountRequest',
    response: 'CreatedAccountResponse',
    idempotent: true,
    reconcile: 'agentDownlines',
    invalidates: ['agentDownlines', 'agentTeamOverview', 'agentProfitLoss'],
  },
  /** The agent's links, with how often they were used. */
  agentRegisterLinks: {
    method: 'GET',
    path: '/wps/relay/MCS2_agentRegisterLinks',
    access: 'token',
    body: 'none',
    request: 'RegisterLinksQuery',
    response: 'RegisterLinksResponse',
    localised: true,
    opaque: ['rows'],
    freshMs: 5_000,
  },
  /** Creates a link. */
  createRegisterLink: {
    method: 'POST',
    path: '/wps/relay/MCS2_agentRegisterLinks',
    access: 'token',
    body: 'json',
    request: 'CreateRegisterLinkRequest',
    response: 'RegisterLinkResponse',
    idempotent: true,
    reconcile: 'agentRegisterLinks',
    invalidates: ['agentRegisterLinks'],
  },
  /** Removes a link. Nobody can register with its code afterwards; those who did stay in the team. */
  deleteRegisterLink: {
    method: 'DELETE',
    path: '/wps/relay/MCS2_agentRegisterLinks',
    access: 'token',
    body: 'none',
    request: 'RegisterLinkCodeRequest',
    response: null,
    invalidates: ['agentRegisterLinks'],
  },
} as const satisfies Record<string, Endpoint>;
