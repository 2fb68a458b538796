import type { VendorWallet, WalletTransferRequest } from '#contract/types.ts';
import { parseMoney } from '#engine/money/money.ts';

/** The main wallet, as the platform calls it. */
export const MAIN = 'MAIN';

/** From where to where: one side is always the main wallet. */
export interface Route {
  from: string;
  to: string;
}

export const isOpen = ({ state }: VendorWallet): boolean => state !== 'MAINTENANCE';

export const hasMoney = ({ balance }: Pick<VendorWallet, 'balance'>): boolean => (parseMoney(balance)?.minor ?? 0n) > 0n;

/** The route with another side; the side across becomes the main wallet where both would be vendors, or both main. */
export function changedRoute(route: Route, side: 'from' | 'to', wallet: string, first: string): Route {
  const across = wallet === MAIN ? (route[side] === MAIN ? route[side === 'from' ? 'to' : 'from'] : route[side]) : MAIN;
  const other = wallet === MAIN && across === MAIN ? first : across;
  return side === 'from' ? { from: wallet, to: other } : { from: other, to: wallet };
}

export function transferRequest({ from, to }: Route, amount: string): WalletTransferRequest {
  return { type: from === MAIN ? 'VENDOR_IN' : 'VENDOR_OUT', from, to, amount };
}
