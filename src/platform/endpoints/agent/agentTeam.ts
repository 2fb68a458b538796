import type { Endpoint } from '../endpoint.ts';

/** An agent's team and what it earns. */
export const agentTeam = {
  /** Members of the team. */
  agentDownlines: {
    method: 'GET',
    path: '/wps/relay/MCS2_agentDownlines',
    access: 'token',
    body: 'none',
    request: 'AgentDownlinesQuery',
    response: 'AgentDownlinesResponse',
    opaque: ['rows'],
    freshMs: 5_000,
  },
  /** Figures of the team in a period, and of each day. */
  agentTeamOverview: {
    method: 'GET',
    path: '/wps/relay/MCS2_agentTeamOverview',
    access: 'token',
    body: 'none',
    request: 'AgentOverviewQuery',
    response: 'AgentOverviewResponse',
    freshMs: 5_000,
  },
  /** Profit and loss by downline. */
  agentProfitLoss: {
    method: 'GET',
    path: '/wps/relay/MCS2_agentProfitLoss',
    access: 'token',
    body: 'none',
    request: 'AgentProfitQuery',
    response: 'AgentProfitResponse',
    opaque: ['rows'],
    freshMs: 5_000,
  },
  /** The agent's own income by day. */
  agentRevenueReport: {
    method: 'GET',
    path: '/wps/relay/MCS2_agentRevenueReport',
    access: 'token',
    body: 'none',
    request: 'AgentRevenueQuery',
    response: 'AgentRevenueResponse',
    opaque: ['rows'],
    freshMs: 5_000,
  },
} as const satisfies Record<string, Endpoint>;
