export { LotteryPage } from './LotteryPage.tsx';
export { SeaLotteryModal } from './SeaLotteryModal.tsx';
export { startLottery, startSeaLottery, startVnLottery } from './startLottery.ts';
