import type { MemberSecurityResponse } from '#contract/types.ts';
import { isSwitchedOn } from '#engine/conditions.ts';
import type { IconName } from '#ui/icon/iconNames.ts';

/** The rows that the meter counts, in their order, with their icons. */
export const countedRows = {
  loginPassword: 'lock-keyhole',
  paymentPassword: 'wallet',
  mobile: 'smartphone',
  email: 'mail',
  bankCards: 'receipt-text',
  twoStep: 'shield-alert',
  payeeName: 'user-round',
  birthday: 'gift',
  contacts: 'message-circle',
} as const satisfies Record<string, IconName>;

export type CountedRow = keyof typeof countedRows;
export type RowName = CountedRow | 'nickname' | 'avatar' | 'logins';

/** The fields of the contacts, by the platform's keys. */
export const contactKeys = ['line', 'zalo', 'whatsapp', 'wechat', 'facebook', 'qqNum', 'telegram'] as const;

/** Which counted rows are set. A login password always is. */
export function setRows(state: MemberSecurityResponse, cards: number): Record<CountedRow, boolean> {
  return {
    loginPassword: true,
    paymentPassword: isSwitchedOn(state.hasPaymentPassword),
    mobile: hasText(state.mobile),
    email: hasText(state.email),
    bankCards: cards > 0,
    twoStep: state.twoStep !== null,
    payeeName: hasText(state.payeeName),
    birthday: hasText(state.birthday),
    contacts: contactKeys.some((key) => hasText(state.contacts[key])),
  };
}

const hasText = (value: string | null | undefined) => (value ?? '').trim() !== '';

/** How much is set, in whole percent: 100 only when everything is. */
export function percentSet(rows: Readonly<Record<CountedRow, boolean>>): number {
  const all = Object.values(rows);
  return Math.floor((all.filter(Boolean).length * 100) / all.length);
}
