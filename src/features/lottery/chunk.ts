export { LotteryPage } from './LotteryPage.tsx';
export { SeaLotteryModal } from './SeaLotteryModal.tsx';
