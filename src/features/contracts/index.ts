import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature, type PortalFeature } from '#state/portal/feature.ts';

const load = () => loadChunk(() => import('./chunk.ts'));

// a list that a head stands above needs no form
const heads = () => loadChunk(() => import('./heads/chunk.ts'));

const offerHead = lazyEntry(async () => (await heads()).OfferHead);

type Actions = NonNullable<PortalFeature['provides']['action']>;

/** Contracts of agents with their downlines: offers, answers and what is paid. */
export const contracts = defineFeature({
  id: 'contracts',
  provides: {
    panel: {
      contractAnswers: lazyEntry(async () => (await heads()).ContractAnswers),
      dividendHead: offerHead,
      dailySalaryHead: offerHead,
      hourSalaryHead: offerHead,
      realTimeSalaryHead: offerHead,
      realTimeHead: lazyEntry(async () => (await heads()).RealTimeHead),
    },
    modal: {
      contractOfferModal: lazyEntry(async () => (await load()).OfferModal),
      contractAnswerModal: lazyEntry(async () => (await load()).AnswerModal),
      contractsOfModal: lazyEntry(async () => (await load()).ContractsOfModal),
    },
    action: {
      contractsOf: async (portal, params) => (await load()).openContractsOf(portal, params),
      offerContract: async (portal, params) => (await load()).openOffer(portal, params),
      openPayments: async (portal, params) => (await load()).openPayments(portal, params),
      acceptContract: answer('ACCEPT'),
      rejectContract: answer('REJECT'),
      terminateContract: answer('TERMINATE'),
    },
  },
});

function answer(action: 'ACCEPT' | 'REJECT' | 'TERMINATE'): Actions[string] {
  return async (portal, params) => (await load()).openAnswer(portal, { ...params, action });
}
