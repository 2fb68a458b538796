import { openApp } from '#app-tests/app.fixture.tsx';
import type { Contract, ContractPreviewResponse } from '#contract/types.ts';

export const wage = (betAmount: string, rate: string) => ({ betAmount, rate });

/** A contract of the upline boss01 with the member. */
export const contractOf = (change: Partial<Contract> = {}): Contract => ({
  id: 'CT1',
  kind: 'dailySalary',
  account: 'down01',
  uplineAccount: 'ana01',
  status: 'offered',
  period: 'WEEKLY',
  offeredAt: Date.UTC(2026, 4, 1),
  terms: [wage('1000.00', '0.35')],
  ...change,
});

export const allowed = (ends: Contract[] = [], endsTotal = ends.length): ContractPreviewResponse => ({
  allowed: true,
  code: null,
  ends,
  endsTotal,
});

export const pageOf = (rows: readonly unknown[]) => ({ rows, total: rows.length, totalPages: 1, pageNo: 1, totals: {} });

/** The app of an agent, with calls answered by the test; `own` answers with the agent's own contracts, of which there are none. */
export const openContracts = (
  answers: Partial<Record<string, (request: never, key: string) => unknown>> = {},
  more: Parameters<typeof openApp>[0] = {},
) =>
  openApp({
    path: '/helpmc',
    member: { type: 1 },
    reply: ({ name, request, key = '' }) => {
      const isOwn = name === 'contracts' && (request as { scope?: string }).scope === 'MINE';
      const own = answers[isOwn ? 'own' : name];
      if (own !== undefined) return own(request as never, key);
      if (name === 'contracts') return pageOf([]);
      return name === 'contractPreview' ? allowed() : null;
    },
    ...more,
  });
