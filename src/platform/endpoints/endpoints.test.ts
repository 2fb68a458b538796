import { describe, expect, expectTypeOf, it } from 'vitest';
import type {
  BankCard,
  Contract,
  DepositOrder,
  Downline,
  LoginFailure,
  LoginRequest,
  LoginResponse,
  PointChange,
  PromotionState,
  RedeemRecord,
  RedEnvelope,
  RegisterLink,
  Transaction,
  WalletTransfer,
  Withdrawal,
  WithdrawalConfirmation,
} from '#contract/types.ts';
import { type Endpoint, type EndpointName, endpoints, type FailureOf, type RequestOf, type ResponseOf } from './endpoints.ts';

const table = Object.entries<Endpoint>(endpoints);
const namesOf = (test: (endpoint: Endpoint) => boolean) =>
  table
    .filter(([, endpoint]) => test(endpoint))
    .map(([name]) => name)
    .sort();

describe('endpoints', () => {
  it('name for each write of a member that must not happen twice the read that shows it', () => {
    const withKeys = [
      'agentDownlines',
      'agentRegisterLinks',
      'bankCards',
      'contracts',
      'depositRecords',
      'redeemPointList',
      'pointDetails',
      'promotionStates',
      'redEnvelopes',
      'walletTransferRecords',
      'withdrawRecords',
      'withdrawConfirmations',
      'memTransDet',
    ];
    for (const [name, endpoint] of table) {
      if (endpoint.idempotent !== true || endpoint.access !== 'token') continue;
      const read = (endpoints as Record<string, Endpoint>)[endpoint.reconcile ?? ''];
      expect(read?.method, name).toBe('GET');
      expect(withKeys, name).toContain(endpoint.reconcile);
    }
    expectTypeOf<BankCard>().toHaveProperty('requestKey');
    expectTypeOf<DepositOrder>().toHaveProperty('requestKey');
    expectTypeOf<Contract>().toHaveProperty('requestKey');
    expectTypeOf<Downline>().toHaveProperty('requestKey');
    expectTypeOf<RegisterLink>().toHaveProperty('requestKey');
    expectTypeOf<RedeemRecord>().toHaveProperty('requestKey');
    expectTypeOf<PointChange>().toHaveProperty('requestKey');
    expectTypeOf<PromotionState>().toHaveProperty('requestKey');
    expectTypeOf<Transaction>().toHaveProperty('requestKey');
    expectTypeOf<Withdrawal>().toHaveProperty('requestKey');
    expectTypeOf<WithdrawalConfirmation>().toHaveProperty('requestKey');
    expectTypeOf<WalletTransfer>().toHaveProperty('requestKey');
    expectTypeOf<RedEnvelope>().toHaveProperty('requestKey');
  });

  it('allow visitors the calls of API-04 to API-06 and API-08', () => {
    const visitor: EndpointName[] = [
      'login',
      'smsLogin',
      'register',
      'registerMobile',
      'captcha',
      'passwordByEmail',
      'passwordByPhone',
      'freeplay',
      'affiliate',
      'whitelabel',
      'registerSettings',
      'systemStatus',
      'domainRoute',
      'announcements',
      'announcementsV2',
      'helpCenter',
      'smsRegister',
      'smsForgot',
      'permission',
      'countryCodes',
      'customerService',
      'language',
      'loginVerify',
      'loginVerifyCode',
      'feedback',
      'gameMenus',
      'gameVendor',
      'hotGames',
      'nextDraws',
      'popularGames',
      'rankList',
      'uploadImage',
      'vnMenu',
      'vnNumeros',
    ];
    expect(namesOf(({ access }) => access === 'visitor')).toEqual(visitor.sort());
  });

  it('seal what carries a password, also that of transactions, or a code of a sign-in', () => {
    expect(namesOf(({ body }) => body === 'sealed')).toEqual([
      'addBankCard',
      'agentCreateAccount',
      'applyWithdraw',
      'bindEmail',
      'bindMobile',
      'changePassword',
      'convertPoint',
      'login',
      'loginVerify',
      'passwordByPhone',
      'redeemPoint',
      'register',
      'registerMobile',
      'saveProfile',
      'setPaymentPassword',
      'setTwoStep',
      'walletTransfer',
    ]);
    expect(namesOf(({ body }) => body === 'form')).toEqual(['passwordByEmail']);
  });

  it('send no body with a read or a removal, and one with every other write that has a request', () => {
    for (const [name, { method, body, request }] of table) {
      if (method === 'GET' || method === 'DELETE' || request === null) expect(body, name).toBe('none');
      else expect(body, name).not.toBe('none');
    }
  });

  it('require an idempotency key where a repetition would cost something', () => {
    expect(namesOf(({ idempotent }) => idempotent === true)).toEqual([
      'addBankCard',
      'agentCreateAccount',
      'applyDeposit',
      'applyPromotion',
      'applyWithdraw',
      'claimMission',
      'claimRaffle',
      'claimReward',
      'confirmWithdraw',
      'convertPoint',
      'createRegisterLink',
      'dailySalary',
      'dividend',
      'feedback',
      'hourSalary',
      'openRedEnvelope',
      'realTimeSalary',
      'redeemPoint',
      'walletRecall',
      'walletTransfer',
    ]);
    for (const [name, { idempotent, method }] of table) if (idempotent) expect(method, name).not.toBe('GET');
  });

  it('of the start-up phase are those that a closed or unknown site needs; only health checks ignore an open circuit', () => {
    expect(namesOf(({ phase }) => phase === 'startup')).toEqual([
      'announcements',
      'announcementsV2',
      'countryCodes',
      'customerService',
      'domainRoute',
      'memberInfo',
      'permission',
      'registerSettings',
      'systemStatus',
      'whitelabel',
    ]);
    expect(namesOf(({ probe }) => probe === true)).toEqual(['permission', 'systemStatus']);
  });

  it('cache reads only, and only writes invalidate them', () => {
    const reads = namesOf(({ method }) => method === 'GET');
    for (const [name, { method, localised, freshMs, sessionKey, opaque, invalidates = [] }] of table) {
      const asRead = localised ?? freshMs ?? sessionKey ?? opaque;
      if (method !== 'GET') expect(asRead, name).toBeUndefined();
      else expect(invalidates, name).toEqual([]);
      for (const stale of invalidates) expect(reads, name).toContain(stale);
    }
  });

  it('have relative paths, one call each', () => {
    const calls = table.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
    for (const [name, { path }] of table) expect(path, name).toMatch(/^\/(wps|lgw|lotto)\/[\w/]+$/);
  });

  it('are fully typed', () => {
    expectTypeOf<RequestOf<'login'>>().toEqualTypeOf<LoginRequest>();
    expectTypeOf<ResponseOf<'login'>>().toEqualTypeOf<LoginResponse>();
    expectTypeOf<FailureOf<'login'>>().toEqualTypeOf<LoginFailure>();
    expectTypeOf<RequestOf<'logout'>>().toEqualTypeOf<undefined>();
    expectTypeOf<ResponseOf<'logout'>>().toEqualTypeOf<undefined>();
    expectTypeOf<FailureOf<'logout'>>().toEqualTypeOf<undefined>();
  });
});
