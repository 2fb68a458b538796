import type { Handler } from '#sandbox/protocol/handler.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import { typeOf } from './downlines.ts';
import { addFigures, figuresOf, writtenFigures } from './figures.ts';
import { selectMembers } from './selection.ts';
import { sortedBy } from './sortedBy.ts';
import { spanOf } from '#sandbox/values/span.ts';

/** GET /wps/relay/MCS2_agentProfitLoss: one row for each downline, with what it did itself. */
export const agentProfitLoss: Handler<'agentProfitLoss'> = ({ context, member }, query) => {
  const { category, sort = 'validBet', order } = query;
  const selection = selectMembers(context, member, query);
  if ('ok' in selection) return selection;
  const span = spanOf(query);
  if (span === null) return refuse('invalid_request', { field: 'startTime' });
  const all = selection.members.map((downline) => ({ downline, figures: figuresOf(context, downline, span, category) }));
  const { items, ...page } = pageOf(
    sortedBy(all, ({ figures }) => figures[sort], order),
    query.pageNo,
    query.pageSize,
  );
  return accept({
    rows: items.map(({ downline, figures }) => {
      const { id, account, nickname, level, teamSize } = downline;
      return { id, account, nickname, type: typeOf(downline), level, teamSize, ...writtenFigures(figures) };
    }),
    ...page,
    totals: writtenFigures(addFigures(all.map(({ figures }) => figures))),
    path: selection.path.map(({ id, account }) => ({ id, account })),
  });
};
