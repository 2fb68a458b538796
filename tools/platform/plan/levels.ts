import { type Endpoint, type EndpointName, endpoints } from '../../../src/platform/endpoints/endpoints.ts';

/** How far a platform can go live, in this order; each level presumes those before it. */
export const levels = [
  { id: 'site', title: 'A site to read' },
  { id: 'members', title: 'Registration and sign-in' },
  { id: 'money', title: 'Money' },
  { id: 'agents', title: 'Agents' },
] as const;

export type Level = (typeof levels)[number]['id'];

/** Calls of a signed-in player that a site without money has. */
const withoutMoney: readonly EndpointName[] = [
  'memberInfo',
  'memberIcon',
  'playerAvatar',
  'avatars',
  'memberSecurity',
  'saveProfile',
  'setTwoStep',
  'smsBind',
  'emailBind',
  'bindMobile',
  'bindEmail',
  'changePassword',
  'logout',
  'logoutOthers',
  'favouriteIds',
  'favouriteList',
  'favouriteAdd',
  'favouriteRemove',
  'recentGames',
  'gameList',
  'vassGameType',
  'roomList',
  'openedNumero',
  'vnRecent',
  'unreadCount',
  'unreadCountV2',
  'messageList',
  'messageRead',
  'messageDelete',
  'feedbackList',
  'chatUrl',
  'chatUnread',
  'vipInfo',
];

const ofAgents = /^agent|RegisterLink$|^contract|^dividend$|Salary$|^fundsConsolidated$/;

/** The level for which a call is first needed. */
export function levelOf(name: EndpointName): Level {
  const { access, method }: Endpoint = endpoints[name];
  if (ofAgents.test(name)) return 'agents';
  if (access === 'token') return withoutMoney.includes(name) ? 'members' : 'money';
  return method === 'GET' && name !== 'captcha' && name !== 'affiliate' ? 'site' : 'members';
}
