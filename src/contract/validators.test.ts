import { describe, expect, it } from 'vitest';
import { moneyKeys } from './moneyKeys.ts';
import { requestValidators } from './requestValidators.ts';
import { validators } from './validators.ts';

describe('validators', () => {
  it('accept a reply with unknown properties', async () => {
    const { validate } = await validators.BalanceResponse();
    expect(validate({ sumBalance: '10.50', frozen: '1', nested: { more: [] } })).toBe(true);
    expect(validate.errors).toBeNull();
  });

  it('report where a reply is wrong and which rule it breaks', async () => {
    const { validate } = await validators.AnnouncementsResponse();
    expect(
      validate({
        banners: [
          { bannerId: 1, url: '/a.webp', groupName: 'home' },
          { bannerId: 2, url: '/b.webp' },
        ],
      }),
    ).toBe(false);
    expect(validate.errors).toEqual([
      {
        instancePath: '/banners/1',
        keyword: 'required',
        params: { missingProperty: 'groupName' },
        message: "must have required property 'groupName'",
      },
    ]);
  });

  it('accept money as exact text only', async () => {
    const { validate } = await validators.BalanceResponse();
    for (const amount of ['0', '-3.25', '12345678901234567.89']) expect(validate({ sumBalance: amount }), amount).toBe(true);
    for (const amount of [10.5, '1e5', '1,000.00', ' 1', '', 'NaN', null])
      expect(validate({ sumBalance: amount }), String(amount)).toBe(false);
    expect(moneyKeys.BalanceResponse).toEqual(['balance', 'sumBalance']);
  });

  it('require a token, or the challenge of a second step', async () => {
    const { validate } = await validators.LoginResponse();
    expect(validate({ token: 't' })).toBe(true);
    expect(validate({ twoStepRequired: true, challengeId: 'c' })).toBe(true);
    expect(validate({ twoStepRequired: true, token: 't' })).toBe(false);
    expect(validate({ firstTimeLogin: true })).toBe(false);
  });

  it('accept the tree of switches as a list and as one tree, and report pointers into both', async () => {
    const { validate } = await validators.WhitelabelResponse();
    const tree = { modId: 'ROOT', enabled: '1', childrenNodes: [{ modId: 'CBS3', enabled: '0' }] };
    expect(validate([tree])).toBe(true);
    expect(validate(tree)).toBe(true);
    expect(validate({ ...tree, childrenNodes: [{ modId: 'CBS3', enabled: 1 }] })).toBe(false);
    expect(validate.errors?.at(-1)?.instancePath).toBe('/childrenNodes/0/enabled');
    expect(validate([tree, { modId: 'X' }])).toBe(false);
    expect(validate.errors?.at(-1)?.instancePath).toBe('/1');
  });

  it('count code points, not UTF-16 units', async () => {
    const { validate } = await requestValidators.LoginVerifyRequest();
    expect(validate({ challengeId: 'c', code: '🌱'.repeat(255) })).toBe(true);
    expect(validate({ challengeId: 'c', code: '🌱'.repeat(256) })).toBe(false);
  });
});

describe('request validators', () => {
  const record = {
    username: 'marina84',
    password: 'Lavender-42',
    login: true,
    registerUrl: 'https://folia.example/register',
    registerMethod: 'WEB',
  };

  it('refuse properties that the call does not have', async () => {
    const { validate } = await requestValidators.RegisterRequest();
    expect(validate({ ...record, telegram: 'marina' })).toBe(true);
    expect(validate({ ...record, isAgent: 1 })).toBe(false);
    expect(validate.errors?.[0]).toMatchObject({ keyword: 'unevaluatedProperties', params: { unevaluatedProperty: 'isAgent' } });
  });

  it('require a password by user name and a number by phone', async () => {
    const { validate: byName } = await requestValidators.RegisterRequest();
    const { validate: byPhone } = await requestValidators.RegisterMobileRequest();
    const { password: _, ...withoutPassword } = record;
    expect(byName(withoutPassword)).toBe(false);
    expect(byPhone(withoutPassword)).toBe(false);
    expect(byPhone({ ...withoutPassword, mobileNum: '11987654321', countryDialingCode: '55' })).toBe(true);
  });

  it('allow a launch to name its game, its room, or the card of a vendor of one game (LCH-11)', async () => {
    const { validate } = await requestValidators.LaunchGameRequest();
    const launch = {
      vassalage: 'PIT',
      launchMode: 'REAL',
      platform: 'flash,html5-desktop',
      clientType: 1,
      username: 'marina84',
      token: 'st_1',
      merchantCode: 'folia01',
      language: 'PT',
    };
    for (const named of [{ gameId: '1' }, { roomId: '1' }, { nodeId: 'PIT-SPORTS-1' }, { nodeId: 7 }, { gameId: '1', nodeId: 7 }])
      expect(validate({ ...launch, ...named }), JSON.stringify(named)).toBe(true);
    expect(validate(launch)).toBe(false);
    expect(validate({ ...launch, nodeId: null })).toBe(false);
  });
});
