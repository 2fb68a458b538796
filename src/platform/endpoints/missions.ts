import type { Endpoint } from './endpoint.ts';

/** Missions, and who does most of them. */
export const missions = {
  /** The member's missions. */
  missionSummary: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionSummaryDetails',
    access: 'token',
    body: 'none',
    request: null,
    response: 'MissionSummaryResponse',
    localised: true,
    freshMs: 5_000,
  },
  /** The first ranks of a period, and the member's own. */
  missionLeaderboard: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionLeaderboard',
    access: 'token',
    body: 'none',
    request: 'MissionBoardRequest',
    response: 'MissionLeaderboardResponse',
  },
  /** Claims the reward of a complete mission. */
  claimMission: {
    method: 'POST',
    path: '/wps/relay/MCSFE_claimMission',
    access: 'token',
    body: 'json',
    request: 'ClaimMissionRequest',
    response: 'ClaimedMissionResponse',
    idempotent: true,
    reconcile: 'memTransDet',
    money: true,
    invalidates: ['missionSummary', 'missionLeaderboard'],
  },
} as const satisfies Record<string, Endpoint>;
