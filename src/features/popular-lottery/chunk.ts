/** What the home page has of lotteries; fetched in one piece, when one of them comes near. */
export { NextDraws } from './NextDraws.tsx';
export { PopularLottery } from './PopularLottery.tsx';
