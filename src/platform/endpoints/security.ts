import type { Endpoint } from './endpoint.ts';

/** The security centre of the member. */
export const security = {
  /** What the member has set to protect the account. */
  memberSecurity: {
    method: 'GET',
    path: '/wps/member/security',
    access: 'token',
    body: 'none',
    request: null,
    response: 'MemberSecurityResponse',
  },
  /** Changes nickname, picture and contacts; sets real name and birthday once. */
  saveProfile: {
    method: 'PUT',
    path: '/wps/member/profile',
    access: 'token',
    body: 'sealed',
    request: 'ProfileRequest',
    response: null,
    invalidates: ['memberSecurity', 'memberInfo', 'playerAvatar'],
  },
  /** Sets or changes the transaction password. */
  setPaymentPassword: {
    method: 'POST',
    path: '/wps/member/paymentPassword',
    access: 'token',
    body: 'sealed',
    request: 'PaymentPasswordRequest',
    response: null,
    invalidates: ['memberSecurity', 'pointConfig', 'withdrawInfo'],
  },
  /** Switches the second step of the sign-in on or off, proved by a code. */
  setTwoStep: {
    method: 'PUT',
    path: '/wps/member/twoStep',
    access: 'token',
    body: 'sealed',
    request: 'TwoStepRequest',
    response: null,
    invalidates: ['memberSecurity'],
  },
  /** Sends a code to a number that is to be bound, or to the bound one. */
  smsBind: {
    method: 'POST',
    path: '/wps/verification/sms/bind',
    access: 'token',
    body: 'json',
    request: 'SmsBindRequest',
    response: 'SmsCodeResponse',
  },
  /** Sends a code to an address that is to be bound, or to the bound one. */
  emailBind: {
    method: 'POST',
    path: '/wps/verification/email/bind',
    access: 'token',
    body: 'json',
    request: 'EmailBindRequest',
    response: 'SmsCodeResponse',
  },
  /** Binds a mobile number, proved by a code. */
  bindMobile: {
    method: 'POST',
    path: '/wps/member/mobile',
    access: 'token',
    body: 'sealed',
    request: 'BindMobileRequest',
    response: null,
    invalidates: ['memberSecurity'],
  },
  /** Binds an e-mail address, proved by a code. */
  bindEmail: {
    method: 'POST',
    path: '/wps/member/email',
    access: 'token',
    body: 'sealed',
    request: 'BindEmailRequest',
    response: null,
    invalidates: ['memberSecurity'],
  },
  /** The pictures that a member can choose from. */
  avatars: {
    method: 'GET',
    path: '/wps/member/avatars',
    access: 'token',
    body: 'none',
    request: null,
    response: 'AvatarsResponse',
    freshMs: 600_000,
  },
  /** The bank cards of the member, with masked numbers. */
  bankCards: {
    method: 'GET',
    path: '/wps/member/bankCards',
    access: 'token',
    body: 'none',
    request: null,
    response: 'BankCardsResponse',
  },
  /** Adds a bank card. */
  addBankCard: {
    method: 'POST',
    path: '/wps/member/bankCards',
    access: 'token',
    body: 'sealed',
    request: 'AddBankCardRequest',
    response: 'BankCardResponse',
    idempotent: true,
    reconcile: 'bankCards',
    invalidates: ['bankCards'],
  },
  /** Removes a bank card. */
  removeBankCard: {
    method: 'DELETE',
    path: '/wps/member/bankCards',
    access: 'token',
    body: 'none',
    request: 'BankCardIdRequest',
    response: null,
    invalidates: ['bankCards'],
  },
  /** The banks that money can be paid out to. */
  banks: {
    method: 'GET',
    path: '/wps/member/banks',
    access: 'token',
    body: 'none',
    request: null,
    response: 'BanksResponse',
    freshMs: 600_000,
  },
} as const satisfies Record<string, Endpoint>;
