import type { BankCard } from '#contract/types.ts';
import { activityOf } from '../model/activity.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import type { StoredBankCard } from '../model/storedRows.ts';

export const mostBankCards = 5;

export const bankNameOf = ({ data }: SandboxContext, code: string): string | null => {
  const banks = data.platform.banks ?? {};
  return Object.hasOwn(banks, code) ? (banks[code] ?? null) : null;
};

/** The stored cards of a member, the oldest first; a seed member may start with some. */
export function storedCardsOf(context: SandboxContext, member: Member): StoredBankCard[] {
  const activity = activityOf(context, member);
  const seed = context.data.users.users[member.account]?.bankCards ?? [];
  activity.bankCards ??= seed.map(({ bank, accountNumber, branch = '' }, index) => ({
    id: `${member.id}-${index + 1}`,
    bank,
    accountNumber,
    branch,
    addedAt: context.now - (90 - index) * 86_400_000,
    requestKey: null,
  }));
  return activity.bankCards;
}

/** The card as the platform sends it: without the whole number. */
export function bankCardReply(context: SandboxContext, member: Member, card: StoredBankCard): BankCard {
  const { accountNumber, ...sent } = card;
  return {
    ...sent,
    bankName: bankNameOf(context, card.bank) ?? card.bank,
    accountName: member.record['payeeName'] ?? '',
    maskedNumber: `•••• ${accountNumber.slice(-4)}`,
  };
}
