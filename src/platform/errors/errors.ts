import type { ErrorCode } from '#contract/errorCodes.ts';
import { CallError, type CallErrorKind } from './callError.ts';

/** A text by key with its parameters, or the platform's own text, shown as text and never as HTML. */
export type MessageText = { key: string; params?: Record<string, string | number> } | { text: string };

/** Platform code → text (D-52). */
export const errorCodes = {
  affiliate_invalid: 'errors:invitation_code_error',
  captcha_required: 'errors:captcha_required',
  captcha_wrong: 'errors:captcha_wrong',
  challenge_expired: 'errors:challenge_expired',
  code_expired: 'errors:code_expired',
  code_wrong: 'errors:code_wrong',
  confirm_transfer: 'errors:confirm_transfer',
  contact_agent: 'errors:contact_agent',
  deposit_bonus_closed: 'errors:deposit_bonus_closed',
  deposit_channel_closed: 'errors:deposit_channel_closed',
  deposit_final: 'errors:deposit_final',
  deposit_limits: 'errors:deposit_limits',
  email_taken: 'errors:email_taken',
  encryption_required: 'errors:encryption_unavailable',
  error_not_agent: 'errors:error_not_agent',
  external_sms_failed: 'errors:external_sms_failed',
  game_maintenance: 'errors:game_maintenance',
  human_verification_required: 'errors:complete_verification',
  image_too_large: 'errors:image_too_large',
  image_type: 'errors:image_type',
  in_function_not_open: 'portal:in_function_not_open',
  in_need_true_account: 'errors:in_need_true_account',
  inconsistent_twice: 'errors:inconsistent_twice',
  insufficient_balance: 'errors:insufficient_balance',
  insufficient_points: 'errors:insufficient_points',
  invalid_request: 'errors:invalid_request',
  invalid_url: 'errors:invalid_url',
  invitation_code_error: 'errors:invitation_code_error',
  member_no_enter: 'errors:member_no_enter',
  mission_not_claimable: 'errors:mission_not_claimable',
  mobile_not_exist: 'errors:mobile_not_exist',
  mobile_taken: 'errors:mobile_taken',
  old_password_wrong: 'errors:old_password_wrong',
  own_deposit_limit: 'errors:own_deposit_limit',
  own_play_limit: 'errors:own_play_limit',
  payment_password_unset: 'errors:payment_password_unset',
  payment_password_wrong: 'errors:payment_password_wrong',
  play_paused: 'errors:play_paused',
  promotion_closed: 'errors:promotion_closed',
  reward_sold_out: 'errors:reward_sold_out',
  same_password: 'errors:same_password',
  self_excluded: 'errors:self_excluded',
  sms_failed: 'errors:sms_failed',
  too_many_requests: 'errors:too_many_requests',
  username_email_not_exist: 'errors:username_email_not_exist',
  username_taken: 'errors:username_taken',
  wrong_password: 'errors:wrong_password',
  wrong_phone_format: 'errors:wrong_phone_format',
  wrong_real_name: 'errors:wrong_real_name',
} as const satisfies Partial<Record<ErrorCode, string>>;

const failures: Record<CallErrorKind, string> = {
  offline: 'errors:network_abnormal',
  timeout: 'errors:network_abnormal',
  aborted: 'errors:network_abnormal',
  circuitOpen: 'errors:network_abnormal',
  unavailable: 'errors:service_unavailable',
  badResponse: 'errors:unknown',
  unauthorized: 'errors:session_expired',
  forbidden: 'errors:no_permission',
  throttled: 'errors:too_many_requests',
  noToken: 'errors:login_first',
  encryption: 'errors:encryption_unavailable',
  unsendable: 'errors:invalid_request',
};

const textOfCode = (code = ''): string | null =>
  Object.hasOwn(errorCodes, code) ? errorCodes[code as keyof typeof errorCodes] : null;

const LONGEST_TEXT = 300;

/** Words joined by underscores, or letters with a number, such as `contact_agent` and `E1001`. */
const CODE = /^[a-z]+\d+$|^[a-z0-9]+(?:_[a-z0-9]+)+$/i;

/** True when the platform's message is a code and not a sentence. */
export function isErrorCode(message: string): boolean {
  return message.length <= 64 && CODE.test(message);
}

/**
 * The message of a refusal or failure: the text of its code, else the platform's sentence as plain text, else a general text
 * that names an unlisted code for support.
 */
export function messageOf(failure: CallError | { code: string; message: string }): MessageText {
  if (failure instanceof CallError) {
    const seconds = Math.ceil((failure.retryAfterMs ?? 0) / 1000);
    if (failure.kind === 'throttled' && seconds > 0) return { key: 'errors:retry_after', params: { seconds } };
    return { key: textOfCode(failure.code) ?? failures[failure.kind] };
  }
  const known = textOfCode(failure.code);
  if (known !== null) return { key: known };
  const text = visibleText(failure.message);
  if (text === '') return { key: 'errors:unknown' };
  return isErrorCode(text) ? { key: 'errors:unknown_code', params: { code: text } } : { text };
}

/** Removes control and direction characters, which could hide or reorder text, and limits the length. */
function visibleText(message: string): string {
  const shown = message.replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim();
  return shown.length > LONGEST_TEXT ? `${shown.slice(0, LONGEST_TEXT)}…` : shown;
}
