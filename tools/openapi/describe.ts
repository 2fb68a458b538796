import type { Endpoint } from '../../src/platform/endpoints/endpoints.ts';
import type { ByRequest, CallAccess } from '../../src/sandbox/callAccess.ts';

const roles = {
  real: 'It is for real accounts; a demo account is refused.',
  agent: 'It is for agents; other accounts are refused.',
};

/** What a column says for each request, one sentence each. */
function sentences<Value extends string>(column: ByRequest<Value> | undefined, say: (value: Value) => string): string[] {
  if (column === undefined) return [];
  if (typeof column === 'string') return [say(column)];
  const { field, values, otherwise } = column;
  const cases = Object.entries(values).map(([value, meant]) => `With \`${field}\` \`${value}\`: ${say(meant as Value)}`);
  return otherwise === undefined ? cases : [...cases, `Otherwise: ${say(otherwise)}`];
}

const bodies = {
  none: 'It has no body.',
  json: 'Its body is open JSON.',
  form: 'Its body is an open form.',
  sealed: 'Its body is sealed. Only a brand that does not require encryption may send it as open JSON.',
};

/** Whether a call that arrives twice does no more than one that arrives once. */
export const isIdempotent = ({ method, idempotent }: Endpoint): boolean => method === 'GET' || idempotent === true;

const orList = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' or ');

/** The nodes of the whitelabel tree that a call depends on. */
export const nodesOf = ({ flag, nodes = [] }: CallAccess): string[] => [
  ...(flag === undefined ? [] : typeof flag === 'string' ? [flag] : Object.values(flag.values)),
  ...nodes,
];

/** What the row of a call and its access say, in sentences. */
export function describeCall(summary: string, endpoint: Endpoint, { role, flag, nodes, whenClosed }: CallAccess): string {
  const { access, body, idempotent, method, money } = endpoint;
  return [
    summary,
    access === 'token' ? 'It needs the session token.' : 'Visitors may call it; the token is sent when there is one.',
    ...sentences(role, (value) => roles[value]),
    ...sentences(flag, (value) => `It is refused while the node \`${value}\` of the whitelabel tree is off.`),
    ...(nodes === undefined ? [] : [`It, or one kind of it, is refused while ${orList(nodes)} of the whitelabel tree is off.`]),
    bodies[body],
    ...(method === 'GET' ? ['It reads only, and may be repeated.'] : []),
    ...(idempotent ? ['A repeated `Idempotency-Key` is answered with the first answer, and nothing happens twice.'] : []),
    ...(method !== 'GET' && !idempotent ? ['The portal never repeats it by itself.'] : []),
    ...(money ? ['It can move money of the member.'] : []),
    ...(whenClosed ? ['It is answered also while the site is closed.'] : []),
  ].join(' ');
}
