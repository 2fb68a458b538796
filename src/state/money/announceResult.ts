import { formatMoney } from '#engine/money/money.ts';
import type { MessageText } from '#platform/errors/errors.ts';
import { messageText } from '#platform/errors/messageText.ts';
import type { Portal } from '#state/portal/portal.ts';
import type { WriteName } from './openWrite.ts';
import type { WriteEnd } from './write.ts';

/** A write as its member knows it. `object` is that of `openWrite`; `request` is null where another form sent it, such as before a reload. */
export interface KnownWrite {
  call: WriteName;
  object: string;
  request: unknown;
}

/** Says on the page how a write ended, or that this is unknown, and which write it is. */
export async function announceResult(portal: Portal, write: KnownWrite, end: WriteEnd<unknown>): Promise<void> {
  const { texts, overlay } = portal;
  const told = resultMessage(end);
  if (told === null) return;
  // the form may be gone, and the language another one
  await texts.loadNamespaces('writes').catch(() => undefined);
  const message = messageText(texts.t, told.message);
  const name = nameOf(portal, write, end.kind === 'done' ? end.value : null);
  overlay.toast({ key: 'writes:told', params: { write: name, message } }, told.tone);
}

function resultMessage(end: WriteEnd<unknown>): { message: MessageText; tone: 'ok' | 'error' | 'warn' } | null {
  if (end.kind === 'done' || end.kind === 'found') return { message: { key: 'writes:earlier_done' }, tone: 'ok' };
  if (end.kind === 'refused') return { message: end.message, tone: 'error' };
  return end.kind === 'open' ? { message: { key: 'writes:left_open' }, tone: 'warn' } : null;
}

/** The form's name, the amount and the reference number, as far as they are known. */
function nameOf({ texts, brand, preferences }: Portal, { call, object, request }: KnownWrite, value: unknown): string {
  const { language } = preferences.getState();
  const amount = textIn(value, 'amount') ?? textIn(request, 'amount');
  const reference = textIn(value, 'referenceNumber') ?? textIn(request, 'referenceNumber');
  return [
    texts.t(`writes:name_${nameKey(call, object)}`),
    amount === null ? null : formatMoney(amount, { ...brand.currency, language }),
    reference === null ? null : texts.t('writes:reference', { reference }),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** Transfers to another person and those between wallets are different forms of one call. */
export function nameKey(call: WriteName, object: string): string {
  if (call !== 'walletTransfer' || object === 'wallets') return call;
  return object === 'upline' ? 'transferUpline' : 'transferDownline';
}

function textIn(holder: unknown, key: 'amount' | 'referenceNumber'): string | null {
  const value = (holder as Partial<Record<typeof key, unknown>> | null | undefined)?.[key];
  return typeof value === 'string' && value !== '' ? value : null;
}
