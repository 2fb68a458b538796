import type { RegisterLink } from '#contract/types.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { rowsWithin } from '#sandbox/values/recordQuery.ts';
import { requestKeyOf } from '#sandbox/checks/idempotency.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { StoredLink } from '../model/storedRows.ts';
import { wordsFor } from '../model/texts.ts';
import { isValid, linksOf, newCode } from './linksOf.ts';

/** GET /wps/relay/MCS2_agentRegisterLinks */
export const agentRegisterLinks: Handler<'agentRegisterLinks'> = ({ context, member, request }, query) => {
  const { type, status, sort } = query;
  const all = linksOf(context, member).map((link) => rowOf(context, request, link));
  const rows = rowsWithin(all, query, {
    fits: (row) => (type === undefined || row.type === type) && (status === undefined || row.status === status),
    value: sort === undefined || sort === 'time' ? undefined : (row) => BigInt(row[sort]),
  });
  if (rows === null) return refuse('invalid_request', { field: 'startTime' });
  const sum = (key: 'visits' | 'registrations') => rows.reduce((total, row) => total + row[key], 0);
  const { items, ...page } = pageOf(rows, query.pageNo, query.pageSize);
  return accept({ rows: items, ...page, totals: { visits: sum('visits'), registrations: sum('registrations') } });
};

/** POST /wps/relay/MCS2_agentRegisterLinks */
export const createRegisterLink: Handler<'createRegisterLink'> = ({ context, member, request }, body) => {
  const { type, validUntil = null, remark = '' } = body;
  if (validUntil !== null && validUntil <= context.now) return refuse('invalid_request', { field: 'validUntil' });
  const link: StoredLink = {
    code: newCode(context),
    type,
    createdAt: context.now,
    validUntil,
    remark: remark.trim(),
    visits: 0,
    registrations: 0,
    requestKey: requestKeyOf(request),
  };
  linksOf(context, member).unshift(link);
  return accept(rowOf(context, request, link));
};

/** DELETE /wps/relay/MCS2_agentRegisterLinks: only links of one's own. */
export const deleteRegisterLink: Handler<'deleteRegisterLink'> = ({ context, member }, { code }) => {
  const links = linksOf(context, member);
  const at = links.findIndex((link) => link.code === code);
  if (at === -1) return refuse('invalid_request', { field: 'code' });
  links.splice(at, 1);
  return accept(undefined);
};

function rowOf(context: SandboxContext, request: Request, link: StoredLink): RegisterLink {
  const { code, createdAt, remark, ...rest } = link;
  return {
    ...rest,
    remark: wordsFor(context, request)(remark),
    id: code,
    time: createdAt,
    code,
    url: registerAddress(context, request, code),
    status: isValid(context, link) ? 'ACTIVE' : 'EXPIRED',
  };
}

/** Where a code registers: on the members' site, as a site of agents alone has no registration. */
function registerAddress({ memberSite }: SandboxContext, request: Request, code: string): string {
  const address = new URL(memberSite ?? new URL(request.url).origin);
  address.pathname = '/register';
  address.searchParams.set('aff', code);
  return address.href;
}
