export { AnswerModal } from './answer/AnswerModal.tsx';
export { openAnswer, openOffer } from './openContract.ts';
export { OfferHead } from './offer/OfferHead.tsx';
export { OfferModal } from './offer/OfferModal.tsx';
export { RealTimeHead } from './RealTimeHead.tsx';
