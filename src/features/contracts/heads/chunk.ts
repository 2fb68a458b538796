export { ContractAnswers } from './ContractAnswers.tsx';
export { OfferHead } from './OfferHead.tsx';
export { RealTimeHead } from './RealTimeHead.tsx';
