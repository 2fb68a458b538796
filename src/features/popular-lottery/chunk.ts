/** The lazy lottery sections of the home page. */
export { NextDraws } from './NextDraws.tsx';
export { PopularLottery } from './PopularLottery.tsx';
