import type { Endpoint } from './endpoint.ts';

/** Codes and checks before a login or a registration. */
export const verification = {
  /** Sends a sign-in code by SMS. */
  smsLogin: {
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    access: 'visitor',
    body: 'json',
    request: 'SmsLoginRequest',
    response: 'SmsCodeResponse',
  },
  /** Sends a registration code by SMS. */
  smsRegister: {
    method: 'POST',
    path: '/wps/verification/sms/register',
    access: 'visitor',
    body: 'json',
    request: 'SmsRegisterRequest',
    response: 'SmsCodeResponse',
  },
  /** Sends a code to set a new password. */
  smsForgot: {
    method: 'POST',
    path: '/wps/verification/sms/password',
    access: 'visitor',
    body: 'json',
    request: 'SmsForgotRequest',
    response: 'SmsForgotResponse',
  },
  /** Requests a picture code; the visitor's next submit must include its text. */
  captcha: { method: 'GET', path: '/wps/captcha', access: 'visitor', body: 'none', request: null, response: 'CaptchaResponse' },
  /** Checks an invitation code. */
  affiliate: {
    method: 'GET',
    path: '/wps/agent/affiliate',
    access: 'visitor',
    body: 'none',
    request: 'AffiliateRequest',
    response: 'AffiliateResponse',
  },
} as const satisfies Record<string, Endpoint>;
