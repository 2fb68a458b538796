const EVERY_S = 300;

/** Whole seconds until the next boundary of five minutes, 1 to 300. @param now epoch ms of the platform */
export const nextPayment = (now: number): number => EVERY_S - (Math.floor(now / 1000) % EVERY_S);
