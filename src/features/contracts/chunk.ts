export { AnswerModal } from './answer/AnswerModal.tsx';
export { ContractsOfModal } from './ContractsOfModal.tsx';
export { openAnswer, openContractsOf, openOffer, openPayments } from './openContract.ts';
export { OfferHead } from './offer/OfferHead.tsx';
export { OfferModal } from './offer/OfferModal.tsx';
export { RealTimeHead } from './RealTimeHead.tsx';
