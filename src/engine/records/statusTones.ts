/** Colour of a status tag. */
export type StatusTone = 'neutral' | 'ok' | 'warn' | 'error' | 'info';

/** Colour of a tag: that of a status, or of a kind of account. */
export type TagTone = StatusTone | 'primary';

/** Tones of the platform's statuses; one that is missing here is neutral, and shown as the platform writes it. */
const statusTones: Readonly<Record<string, StatusTone>> = {
  ACTIVE: 'ok',
  FROZEN: 'error',
  PENDING: 'info',
  UNSETTLED: 'info',
  APPROVED: 'info',
  CREDITED: 'ok',
  DISBURSED: 'warn',
  RECEIVED: 'ok',
  PARTIALLY_RECEIVED: 'warn',
  NOT_RECEIVED: 'warn',
  WON: 'ok',
  CANCELLED: 'warn',
  EXPIRED: 'warn',
  REJECTED: 'error',
  FAILED: 'error',
  issued: 'ok',
  claimed: 'ok',
  in_process: 'info',
  applying: 'info',
  approved: 'ok',
  rejected: 'error',
  offered: 'info',
  accepted: 'ok',
  terminated: 'neutral',
};

/** A longer text is no status of one or two words: as a tag, which does not wrap, it leaves its cell. */
const LONGEST_TAG = 40;

/** The tag of a status that is shown with this text, if it can be one. */
export const tagOf = (status: string, text: string): { tag?: TagTone } =>
  text.length > LONGEST_TAG ? {} : { tag: status === 'AGENT' ? 'primary' : toneOfStatus(status) };

export const toneOfStatus = (status: string): StatusTone =>
  Object.hasOwn(statusTones, status) ? statusTones[status]! : 'neutral';
