import type { VendorWallet } from '#contract/types.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { addMoney } from '#sandbox/values/money.ts';
import { accept } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';

/** GET /wps/relay/GCS_vendorWallets */
export const vendorWallets: Handler<'vendorWallets'> = ({ context, member }) => accept(vendorWalletsOf(context, member));

/** Wallets of the vendors that have one of their own; none while all share one. */
export function vendorWalletsOf(context: SandboxContext, member: Member): VendorWallet[] {
  if (context.settings.isSingleWallet) return [];
  return Object.entries(context.data.games.vendors ?? {})
    .filter(([vendor, { transfer }]) => transfer === true || member.vendorBalances[vendor] !== undefined)
    .map(([vendor, { name, maintenance }]) => ({
      vendor,
      name,
      balance: member.vendorBalances[vendor] ?? '0.00',
      state: maintenance === true ? 'MAINTENANCE' : 'ACTIVE',
    }));
}

/** Adds to a vendor's wallet, or takes from it when negative. */
export function changeVendorBalance(member: Member, vendor: string, amount: string): void {
  member.vendorBalances[vendor] = addMoney(member.vendorBalances[vendor] ?? '0.00', amount);
}
