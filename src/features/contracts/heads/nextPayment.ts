const EVERY_MS = 300_000;

/** The next boundary of five minutes. @param now epoch ms of the platform */
export const nextPayment = (now: number): number => (Math.floor(now / EVERY_MS) + 1) * EVERY_MS;
