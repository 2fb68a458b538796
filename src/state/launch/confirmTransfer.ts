import type { LaunchFailure } from '#contract/types.ts';
import type { GameToStart } from '#engine/games/launchKind.ts';
import { formatMoney } from '#engine/money/money.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Asks the member before money moves to the wallet of a vendor. */
export async function confirmTransfer(portal: Portal, game: GameToStart, asked: LaunchFailure): Promise<boolean> {
  const { language } = portal.preferences.getState();
  const vendor = game.vendor ?? game.vassalage;
  const amount = asked?.balance === undefined ? null : formatMoney(asked.balance, { ...portal.brand.currency, language });
  return portal.overlay.confirm({
    title: { key: 'launch:transfer_title' },
    text:
      amount === null
        ? { key: 'launch:transfer_all', params: { vendor } }
        : { key: 'launch:transfer_text', params: { vendor, amount } },
    confirm: { key: 'launch:transfer_confirm' },
    tone: 'info',
  });
}
