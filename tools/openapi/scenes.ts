import type { EndpointName, RequestOf } from '../../src/platform/endpoints/endpoints.ts';
import type { Caller } from './caller.ts';

/** What must happen before a call is accepted. */
export interface Scene<K extends EndpointName> {
  /** Brand whose platform answers. Default: folia. */
  readonly brand?: string;
  /** Who calls. Default: a member, or an agent where the call is an agent's. */
  readonly account?: string;
  /** Prepares the platform, and gives the request. Default: the sample request. */
  readonly prepare?: (caller: Caller, token: string) => Promise<RequestOf<K>>;
}

const phone = { mobileNum: '11987650001', countryDialingCode: '55' };
const freshPhone = { mobileNum: '11912340000', countryDialingCode: '55' };
const registration = { login: true, registerUrl: 'https://portal.example/register', registerMethod: 'WEB' } as const;
const page = { pageNo: 1, pageSize: 10 } as const;

async function firstCard(caller: Caller, token: string): Promise<string> {
  return (await caller.call('bankCards', undefined, token)).rows[0]?.id ?? '';
}

async function newDeposit(caller: Caller, token: string) {
  const { referenceNumber } = await caller.call('applyDeposit', { channelId: 'lume-pay', amount: '50.00' }, token);
  return { referenceNumber };
}

async function challenge(caller: Caller): Promise<string> {
  const request = { username: 'twostep1', password: 'Summer47Shade', type: 'username' } as const;
  return (await caller.call('login', request)).challengeId ?? '';
}

/** The calls whose sample request is refused without more. */
export const scenes: { readonly [K in EndpointName]?: Scene<K> } = {
  loginVerify: {
    prepare: async (caller) => ({ challengeId: await challenge(caller), code: await caller.codeOf('sms') }),
  },
  loginVerifyCode: {
    async prepare(caller) {
      const challengeId = await challenge(caller);
      await caller.control('/clock', { advanceMs: 60_000 });
      return { challengeId };
    },
  },
  register: {
    async prepare(caller) {
      await caller.call('captcha', undefined);
      const captcha = await caller.codeOf('captcha');
      const password = 'Novato123';
      return {
        ...registration,
        username: 'novato01',
        password,
        confirmPassword: password,
        email: 'novato01@mail.example',
        captcha,
      };
    },
  },
  smsRegister: { brand: 'orvane', prepare: async () => ({ mobileNo: '7400999888', countryDialingCode: '44' }) },
  registerMobile: {
    brand: 'orvane',
    async prepare(caller) {
      const mobileNum = '7400999888';
      await caller.call('smsRegister', { mobileNo: mobileNum, countryDialingCode: '44' });
      const verificationCode = await caller.codeOf('sms');
      const form = { username: mobileNum, mobileNum, countryDialingCode: '44', password: 'Harbour77', verificationCode };
      return { ...registration, ...form };
    },
  },
  passwordByPhone: {
    async prepare(caller) {
      await caller.call('smsForgot', phone);
      return { ...phone, newPassword: 'River28Stone', verificationCode: await caller.codeOf('sms') };
    },
  },
  setPaymentPassword: {
    prepare: async () => ({ oldPassword: '482913', newPassword: '730562', confirmNewPassword: '730562' }),
  },
  setTwoStep: {
    async prepare(caller, token) {
      await caller.call('smsBind', {}, token);
      return { enabled: true, channel: 'sms', verificationCode: await caller.codeOf('sms') };
    },
  },
  bindMobile: {
    async prepare(caller, token) {
      await caller.call('smsBind', freshPhone, token);
      return { ...freshPhone, verificationCode: await caller.codeOf('sms') };
    },
  },
  bindEmail: {
    async prepare(caller, token) {
      const email = 'new@mail.example';
      await caller.call('emailBind', { email }, token);
      return { email, verificationCode: await caller.codeOf('email') };
    },
  },
  removeBankCard: { prepare: async (caller, token) => ({ id: await firstCard(caller, token) }) },
  depositPaid: { prepare: newDeposit },
  cancelDeposit: { prepare: newDeposit },
  confirmWithdraw: {
    async prepare(caller, token) {
      await caller.control('/scenario', { name: 'withdrawals' });
      const { rows } = await caller.call('withdrawRecords', page, token);
      const paidOut = rows.find(({ status }) => status === 'DISBURSED');
      return { referenceNumber: paidOut?.referenceNumber ?? '', result: 'RECEIVED' };
    },
  },
  redEnvelopes: { brand: 'orvane' },
  openRedEnvelope: {
    brand: 'orvane',
    async prepare(caller, token) {
      const { roundId } = await caller.call('redEnvelopes', page, token);
      return { roundId };
    },
  },
  messageDelete: {
    async prepare(caller, token) {
      const { rows } = await caller.call('messageList', page, token);
      return { id: rows[0]?.id ?? '' };
    },
  },
  deleteRegisterLink: {
    async prepare(caller, token) {
      const { code } = await caller.call('createRegisterLink', { type: 'MEMBER', remark: 'Radio' }, token);
      return { code };
    },
  },
  vnNumeros: { prepare: async () => ({ count: 5 }) },
};
