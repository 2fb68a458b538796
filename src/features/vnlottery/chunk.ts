export { VnLotteryPage } from './VnLotteryPage.tsx';
