import { describe, expect, expectTypeOf, it } from 'vitest';
import type { LoginFailure, LoginRequest, LoginResponse } from '#contract/types.ts';
import { type Endpoint, type EndpointName, endpoints, type FailureOf, type RequestOf, type ResponseOf } from './endpoints.ts';

const table = Object.entries<Endpoint>(endpoints);
const namesOf = (test: (endpoint: Endpoint) => boolean) =>
  table
    .filter(([, endpoint]) => test(endpoint))
    .map(([name]) => name)
    .sort();

describe('endpoints', () => {
  it('ask for a token exactly where the platform does', () => {
    const token: EndpointName[] = [
      'balance',
      'changePassword',
      'fundsConsolidated',
      'logout',
      'memberIcon',
      'memberInfo',
      'merchantWallet',
      'playerAvatar',
    ];
    expect(namesOf(({ access }) => access === 'token')).toEqual(token);
  });

  it('let visitors make the calls of API-04, API-05 and API-08', () => {
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
    ];
    expect(namesOf(({ access }) => access === 'visitor')).toEqual(visitor.sort());
  });

  it('seal what carries a password or a code of a sign-in', () => {
    expect(namesOf(({ body }) => body === 'sealed')).toEqual([
      'changePassword',
      'login',
      'loginVerify',
      'passwordByPhone',
      'register',
      'registerMobile',
    ]);
    expect(namesOf(({ body }) => body === 'form')).toEqual(['passwordByEmail']);
  });

  it('send no body with a read, and one with every write that has a request', () => {
    for (const [name, { method, body, request }] of table) {
      if (method === 'GET' || request === null) expect(body, name).toBe('none');
      else expect(body, name).not.toBe('none');
    }
  });

  it('have relative paths, one call each', () => {
    const calls = table.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
    for (const [name, { path }] of table) expect(path, name).toMatch(/^\/wps\/[\w/]+$/);
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
