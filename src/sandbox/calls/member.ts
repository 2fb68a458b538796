import { unreadOf } from '../messages/messagesOf.ts';
import { pendingCounts } from '../contracts/pendingOffers.ts';
import { restrictionOf } from '../protection/protectionOf.ts';
import { addMoney } from '#sandbox/values/money.ts';
import { isFlagOn } from '../model/flags.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import { closeSession, closeSessionsOf } from '#sandbox/sign-in/sessions.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';

export const memberInfo: Handler<'memberInfo'> = ({ context, member }) =>
  accept({
    id: member.id,
    account: member.account,
    nickname: member.nickname === '' ? null : member.nickname,
    type: member.type,
    toUpline: member.toUpline ? '1' : '0',
    upline: member.upline === '' ? null : member.upline,
    clubLabel: member.label,
    restriction: restrictionOf(context, member),
  });

export const memberIcon: Handler<'memberIcon'> = ({ member }) => accept({ icon: member.avatar });

export const playerAvatar: Handler<'playerAvatar'> = ({ member }) => accept({ url: member.avatar });

export const fundsConsolidated: Handler<'fundsConsolidated'> = ({ context, member }) => accept(pendingCounts(context, member));

/** GET /wps/v2/wallets/balance: amounts as exact decimal text. */
export const balance: Handler<'balance'> = ({ context, member }) =>
  accept({
    sumBalance: Object.values(member.vendorBalances).reduce(addMoney, member.balance),
    balance: member.balance,
    currencySymbol: context.brand.currency.symbol,
    unread: unreadOf(context, member),
    availablePromo: { REFERRAL: { enabled: context.settings.referralEnabled ? '1' : '0' } },
  });

export const merchantWallet: Handler<'merchantWallet'> = ({ context }) => accept({ isSingle: context.settings.isSingleWallet });

/** PUT /wps/member/language: stored for a member, ignored for a visitor. */
export const language: Handler<'language'> = ({ member }, body) => {
  if (member !== null) member.language = body.language;
  return accept(undefined);
};

export const logout: Handler<'logout'> = ({ context, token }) => {
  closeSession(context, token);
  return accept(undefined);
};

/** DELETE /wps/session/others */
export const logoutOthers: Handler<'logoutOthers'> = ({ context, member, token }) => {
  if (!isFlagOn(context, 'LOGOUTALL3')) return refuse('in_function_not_open', null, 403);
  closeSessionsOf(context, member, token);
  return accept(undefined);
};
