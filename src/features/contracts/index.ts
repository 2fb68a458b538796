import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature, type PortalFeature } from '#state/portal/feature.ts';

const offerHead = lazyEntry(async () => (await import('./heads/OfferHead.tsx')).OfferHead);

type Actions = NonNullable<PortalFeature['provides']['action']>;

/** Contracts of agents with their downlines: offers, answers and what is paid. */
export const contracts = defineFeature({
  id: 'contracts',
  provides: {
    panel: {
      contractsOfDownline: lazyEntry(async () => (await import('./ContractsOfDownline.tsx')).ContractsOfDownline),
      contractAnswers: lazyEntry(async () => (await import('./heads/ContractAnswers.tsx')).ContractAnswers),
      dividendHead: offerHead,
      dailySalaryHead: offerHead,
      hourSalaryHead: offerHead,
      realTimeSalaryHead: offerHead,
      realTimeHead: lazyEntry(async () => (await import('./heads/RealTimeHead.tsx')).RealTimeHead),
    },
    modal: {
      contractOfferModal: lazyEntry(async () => (await import('./offer/OfferModal.tsx')).OfferModal),
      contractOffersModal: lazyEntry(async () => (await import('./offers/OffersModal.tsx')).OffersModal),
      contractAnswerModal: lazyEntry(async () => (await import('./answer/AnswerModal.tsx')).AnswerModal),
      contractsOfModal: lazyEntry(async () => (await import('./ContractsOfModal.tsx')).ContractsOfModal),
    },
    action: {
      contractsOf: async (portal, params) => (await loadChunk(() => import('./openContract.ts'))).openContractsOf(portal, params),
      offerContract: async (portal, params) => (await loadChunk(() => import('./openContract.ts'))).openOffer(portal, params),
      offerContracts: async (portal, params) => (await loadChunk(() => import('./openContract.ts'))).openOffers(portal, params),
      openPayments: async (portal, params) => (await loadChunk(() => import('./openContract.ts'))).openPayments(portal, params),
      contractPayments: async (portal, params) =>
        (await loadChunk(() => import('./openContract.ts'))).openOwnPayments(portal, params),
      acceptContract: answer('ACCEPT'),
      rejectContract: answer('REJECT'),
      terminateContract: answer('TERMINATE'),
    },
  },
});

function answer(action: 'ACCEPT' | 'REJECT' | 'TERMINATE'): Actions[string] {
  return async (portal, params) => (await loadChunk(() => import('./openContract.ts'))).openAnswer(portal, { ...params, action });
}
