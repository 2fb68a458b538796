import { describe, expect, it } from 'vitest';
import { moneyKeys } from '#contract/moneyKeys.ts';
import { textOf, withCauses } from './problemText.ts';
import { requestValidatorOf } from './requestValidator.ts';
import { validatorFrom, validatorOf } from './validator.ts';

describe('validators', () => {
  it('accept a reply with unknown properties', async () => {
    const validate = await validatorOf('BalanceResponse');
    expect(validate({ sumBalance: '10.50', frozen: '1', nested: { more: [] } })).toBeNull();
  });

  it('report where a reply is wrong and which rule it breaks', async () => {
    const validate = await validatorOf('AnnouncementsResponse');
    expect(
      validate({
        banners: [
          { bannerId: 1, url: '/a.webp', groupName: 'home' },
          { bannerId: 2, url: '/b.webp' },
        ],
      }),
    ).toEqual({ path: '/banners/1', rule: 'required', limit: 'groupName' });
  });

  it('accept money as exact text only', async () => {
    const validate = await validatorOf('BalanceResponse');
    for (const amount of ['0', '-3.25', '12345678901234567.89']) expect(validate({ sumBalance: amount }), amount).toBeNull();
    for (const amount of [10.5, '1e5', '1,000.00', ' 1', '', 'NaN', null])
      expect(validate({ sumBalance: amount }), String(amount)).not.toBeNull();
    expect(moneyKeys.BalanceResponse).toEqual(['balance', 'sumBalance']);
  });

  it('require a token, or the challenge of a second step', async () => {
    const validate = await validatorOf('LoginResponse');
    expect(validate({ token: 't' })).toBeNull();
    expect(validate({ twoStepRequired: true, challengeId: 'c' })).toBeNull();
    expect(validate({ twoStepRequired: true, token: 't' })).not.toBeNull();
    expect(validate({ firstTimeLogin: true })).not.toBeNull();
  });

  it('accept the tree of switches as a list and as one tree, and report pointers into both', async () => {
    const validate = await validatorOf('WhitelabelResponse');
    const tree = { modId: 'ROOT', enabled: '1', childrenNodes: [{ modId: 'CBS3', enabled: '0' }] };
    expect(validate([tree])).toBeNull();
    expect(validate(tree)).toBeNull();
    expect(validate({ ...tree, childrenNodes: [{ modId: 'CBS3', enabled: 1 }] })?.path).toBe('/childrenNodes/0/enabled');
    expect(validate([tree, { modId: 'X' }])?.path).toBe('/1');
  });

  it('count code points, not UTF-16 units', async () => {
    const validate = requestValidatorOf('LoginVerifyRequest');
    expect(validate({ challengeId: 'c', code: '🌱'.repeat(255) })).toBeNull();
    expect(validate({ challengeId: 'c', code: '🌱'.repeat(256) })).not.toBeNull();
  });
});

describe('a problem in words', () => {
  const wordsOf = (schema: object, value: unknown): string[] => {
    const problem = validatorFrom({ Tested: schema }, 'Tested')(value);
    return problem === null ? [] : withCauses(problem).map((one) => `${one.path || '/'} ${textOf(one)}`);
  };

  it.each<[schema: object, value: unknown, words: string]>([
    [{ type: 'string' }, 7, '/ must be string'],
    [{ type: ['string', 'null'] }, 7, '/ must be string or null'],
    [{ maximum: 3 }, 4, '/ must be at most 3'],
    [{ minimum: 3 }, 2, '/ must be at least 3'],
    [{ exclusiveMinimum: 3 }, 3, '/ must be more than 3'],
    [{ maxLength: 1 }, 'ab', '/ must have at most 1 characters'],
    [{ minLength: 1 }, '', '/ must have at least 1 characters'],
    [{ pattern: /^a/u }, 'b', '/ must match ^a'],
    [{ const: true }, false, '/ must be true'],
    [{ enum: ['0', '1'] }, '2', '/ must be one of 0, 1'],
    [{ oneOf: [{ minimum: 1 }, { maximum: 5 }] }, 3, '/ must fit exactly one of several forms'],
    [{ maxItems: 1 }, [1, 2], '/ must have at most 1 items'],
    [{ required: ['a'] }, {}, '/ must have the property "a"'],
    [{ additionalProperties: false }, { b: 1 }, '/ must not have the property "b"'],
    [{ properties: { 'a/b': { items: { type: 'null' } } } }, { 'a/b': [null, 1] }, '/a~1b/1 must be null'],
  ])('%j', (schema, value, words) => {
    expect(wordsOf(schema, value)).toEqual([words]);
  });

  it('says of alternatives why each of them does not fit', () => {
    expect(wordsOf({ anyOf: [{ type: 'null' }, { required: ['a'] }] }, {})).toEqual([
      '/ must be null',
      '/ must have the property "a"',
      '/ must fit one of several forms',
    ]);
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
    const validate = requestValidatorOf('RegisterRequest');
    expect(validate({ ...record, telegram: 'marina' })).toBeNull();
    expect(validate({ ...record, isAgent: 1 })).toEqual({ path: '', rule: 'unevaluatedProperties', limit: 'isAgent' });
  });

  it('require a password by user name and a number by phone', async () => {
    const byName = requestValidatorOf('RegisterRequest');
    const byPhone = requestValidatorOf('RegisterMobileRequest');
    const { password: _, ...withoutPassword } = record;
    expect(byName(withoutPassword)).not.toBeNull();
    expect(byPhone(withoutPassword)).not.toBeNull();
    expect(byPhone({ ...withoutPassword, mobileNum: '11987654321', countryDialingCode: '55' })).toBeNull();
  });

  it('allow a launch to name its game, its room, or the card of a vendor of one game (LCH-11)', async () => {
    const validate = requestValidatorOf('LaunchGameRequest');
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
      expect(validate({ ...launch, ...named }), JSON.stringify(named)).toBeNull();
    expect(validate(launch)).not.toBeNull();
    expect(validate({ ...launch, nodeId: null })).not.toBeNull();
  });
});
