import { always, header, onCall, reply, value } from '../changes.fixture.ts';
import type { Deviating } from './deviating.fixture.ts';

export const frames: readonly Deviating[] = [
  { what: 'plain text', call: 'balance', kind: 'content-type', change: header('balance', 'content-type', 'text/plain') },
  { what: 'no cache header', call: 'memberInfo', kind: 'cache', change: header('memberInfo', 'cache-control', null) },
  {
    what: 'a public cache',
    call: 'depositRecords',
    kind: 'cache',
    change: header('depositRecords', 'cache-control', 'public, max-age=60'),
  },
  { what: 'no date', call: 'systemStatus', kind: 'date', change: header('systemStatus', 'date', null) },
  {
    what: 'a megabyte of padding',
    call: 'announcements',
    kind: 'size',
    change: value('announcements', (v) => ({ ...v, padding: 'x'.repeat(1_100_000) })),
  },
  {
    what: 'a page of HTML',
    call: 'helpCenter',
    kind: 'envelope',
    change: always('helpCenter', '<!doctype html><h1>Help</h1>', 200, 'text/html'),
  },
  { what: 'an empty reply', call: 'rankList', kind: 'envelope', change: always('rankList', '') },
  { what: 'success as text', call: 'hotGames', kind: 'envelope', change: always('hotGames', '{"success":"true","value":[]}') },
  { what: 'a bare value', call: 'unreadCount', kind: 'envelope', change: always('unreadCount', '7') },
  {
    what: 'half a reply',
    call: 'gameVendor',
    kind: 'envelope',
    change: reply('gameVendor', async (r) => new Response((await r.text()).slice(0, 90), { headers: r.headers })),
  },
  {
    what: 'a redirect',
    call: 'nextDraws',
    kind: 'status',
    change: reply('nextDraws', ({ headers }) => new Response('', { status: 302, headers })),
  },
  {
    what: 'status 201',
    call: 'missionSummary',
    kind: 'status',
    change: reply('missionSummary', (r) => (r.ok ? new Response(r.body, { status: 201, headers: r.headers }) : r)),
  },
  {
    what: 'a code of another call',
    call: 'promotionStates',
    kind: 'code',
    change: always('promotionStates', '{"success":false,"message":"wrong_password","value":null}'),
  },
  {
    what: 'a code of its own',
    call: 'vipInfo',
    kind: 'code',
    change: always('vipInfo', '{"success":false,"message":"vip_gone","value":null}'),
  },
  {
    what: 'a known code with another status',
    call: 'pointConfig',
    kind: 'code',
    change: always('pointConfig', '{"success":false,"message":"token_invalid","value":null}'),
  },
  {
    what: 'a connection that breaks',
    call: 'chatUnread',
    kind: 'connection',
    change: onCall('chatUnread', () => Promise.reject(new Error('socket hang up'))),
  },
  {
    what: 'a reply to an address that is no call',
    call: 'permission',
    kind: 'unknown-path',
    change: (stage) => async (request) =>
      request.url.includes('no-such-call') ? Response.json({ success: true, value: {} }) : stage(request),
  },
];
