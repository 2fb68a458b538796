import type { ContractRefusal } from '#engine/contracts/judge.ts';

/** A call's answer: a value, or a refusal with the platform's message code and an optional value. */
export type Answer<T> = Accepted<T> | Refused;
export interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
}
export interface Refused {
  readonly ok: false;
  readonly message: string;
  readonly value: unknown;
  /** HTTP status; a business refusal is 200, as on the platform. */
  readonly status: number;
}

/** The message codes of the simulated platform's refusals; the portal has a text for each. */
export type RefusalCode =
  | 'wrong_password'
  | 'old_password_wrong'
  | 'same_password'
  | 'inconsistent_twice'
  | 'captcha_required'
  | 'captcha_wrong'
  | 'human_verification_required'
  | 'code_wrong'
  | 'code_expired'
  | 'challenge_expired'
  | 'external_sms_failed'
  | 'too_many_requests'
  | 'member_no_enter'
  | 'error_not_agent'
  | 'contact_agent'
  | 'in_need_true_account'
  | ContractRefusal
  | 'contract_gone'
  | 'contract_terms'
  | 'in_function_not_open'
  | 'username_taken'
  | 'mobile_taken'
  | 'email_taken'
  | 'mobile_not_exist'
  | 'username_email_not_exist'
  | 'invitation_code_error'
  | 'invalid_request'
  | 'payment_password_wrong'
  | 'payment_password_unset'
  | 'insufficient_points'
  | 'insufficient_balance'
  | 'deposit_channel_closed'
  | 'deposit_limits'
  | 'deposit_bonus_closed'
  | 'deposit_final'
  | 'reward_sold_out'
  | 'promotion_closed'
  | 'mission_not_claimable'
  | 'value_fixed'
  | 'real_name_required'
  | 'bank_card_limit'
  | 'bank_card_taken'
  | 'bank_card_unknown'
  | 'turnover_missing'
  | 'withdrawal_limits'
  | 'withdrawal_daily_limit'
  | 'withdrawal_answered'
  | 'proof_required'
  | 'red_envelope_none'
  | 'confirm_transfer'
  | 'game_maintenance'
  | 'invalid_url'
  | 'image_type'
  | 'image_too_large'
  | 'token_invalid'
  | 'system_maintenance'
  | 'region_restricted'
  | 'encryption_required'
  | 'sealed_malformed'
  | 'sealed_mismatch'
  | 'sealed_replayed'
  | 'key_rotated'
  | 'clock_skew';

export function accept<T>(value: T): Accepted<T> {
  return { ok: true, value };
}

/** Refuses a call with a code; `value` has what the caller needs next, such as the captcha flag. */
export function refuse(message: RefusalCode, value: unknown = null, status = 200): Refused {
  return { ok: false, message, value, status };
}
