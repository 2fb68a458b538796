export { AnswerModal } from './answer/AnswerModal.tsx';
export { ContractsOfModal } from './ContractsOfModal.tsx';
export { openAnswer, openContractsOf, openOffer, openPayments } from './openContract.ts';
export { OfferModal } from './offer/OfferModal.tsx';
