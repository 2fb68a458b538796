import type { Endpoint } from './endpoint.ts';

/** Login, logout, registration, passwords. */
export const session = {
  /** Signs in by password or by SMS code. */
  login: {
    method: 'POST',
    path: '/wps/session/login',
    access: 'visitor',
    body: 'sealed',
    request: 'LoginRequest',
    response: 'LoginResponse',
    failure: 'LoginFailure',
  },
  /** Completes a sign-in that requires a second step. */
  loginVerify: {
    method: 'POST',
    path: '/wps/session/login/verify',
    access: 'visitor',
    body: 'sealed',
    request: 'LoginVerifyRequest',
    response: 'LoginResponse',
    failure: 'LoginFailure',
  },
  /** Sends the code of the second step again. */
  loginVerifyCode: {
    method: 'POST',
    path: '/wps/session/login/verify/code',
    access: 'visitor',
    body: 'json',
    request: 'LoginVerifyCodeRequest',
    response: 'SmsCodeResponse',
  },
  /** Signs in with a demo account. The client adds the headers os and random. */
  freeplay: {
    method: 'POST',
    path: '/wps/session/login/freeplay',
    access: 'visitor',
    body: 'none',
    request: null,
    response: 'LoginResponse',
    failure: 'LoginFailure',
    headers: { platform: 'W', 'gateway-version': '3' },
    deviceHeaders: true,
  },
  /** Ends the session. */
  logout: { method: 'DELETE', path: '/wps/session/logout', access: 'token', body: 'none', request: null, response: null },
  /** Ends the member's other sessions, where the platform offers it. */
  logoutOthers: {
    method: 'DELETE',
    path: '/wps/session/others',
    access: 'token',
    body: 'none',
    request: null,
    response: null,
  },
  /** Registers by user name. */
  register: {
    method: 'PUT',
    path: '/wps/member/register',
    access: 'visitor',
    body: 'sealed',
    request: 'RegisterRequest',
    response: 'RegisterResponse',
  },
  /** Registers by phone. */
  registerMobile: {
    method: 'PUT',
    path: '/wps/member/register/mobile',
    access: 'visitor',
    body: 'sealed',
    request: 'RegisterMobileRequest',
    response: 'RegisterResponse',
  },
  /** Changes the password of the signed-in member. */
  changePassword: {
    method: 'POST',
    path: '/wps/member/password',
    access: 'token',
    body: 'sealed',
    request: 'ChangePasswordRequest',
    response: null,
  },
  /** Sets a new password by a code sent to the phone. */
  passwordByPhone: {
    method: 'POST',
    path: '/wps/member/password/verification',
    access: 'visitor',
    body: 'sealed',
    request: 'PasswordByPhoneRequest',
    response: 'PasswordByPhoneResponse',
  },
  /** Mails a link to set a new password. */
  passwordByEmail: {
    method: 'POST',
    path: '/wps/member/password/email',
    access: 'visitor',
    body: 'form',
    request: 'PasswordByEmailRequest',
    response: null,
  },
} as const satisfies Record<string, Endpoint>;
