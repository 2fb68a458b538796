import type fc from 'fast-check';
import type { RequestOf } from '../../../src/platform/endpoints/endpoints.ts';
import { isSwitchedOn } from '../../../src/engine/conditions.ts';
import { REGISTER_METHOD } from '../../../src/engine/constants.ts';
import type { Account } from '../plan/accounts.ts';
import type { Model, Walker } from './walker.ts';

/** One step of a walk. */
export type Step = fc.AsyncCommand<Model, Walker>;

async function enter(walker: Walker, { username, password }: Account): Promise<string | null> {
  const { token } = await walker.must('login', { username, password, type: 'username' }, null);
  walker.hold('login', typeof token === 'string', { pointer: '/token', seen: 'nothing', expected: 'the token of the session' });
  if (token !== undefined) walker.run.tokens.add(token);
  return token ?? null;
}

/** The member signs in; the platform then says who is signed in. */
export const signInStep = (account: Account): Step => ({
  check: ({ isSignedIn }) => !isSignedIn,
  async run(model, walker) {
    walker.tokens.member = await enter(walker, account);
    model.isSignedIn = true;
    const { account: shown } = await walker.must('memberInfo', undefined, walker.tokens.member);
    const expected = 'the account that has signed in';
    walker.hold('memberInfo', shown.toLowerCase() === account.username.toLowerCase(), {
      pointer: '/account',
      seen: 'another account',
      expected,
    });
  },
  toString: () => 'sign in',
});

/** The session ends, and its token with it. */
export const signOutStep: Step = {
  check: ({ isSignedIn }) => isSignedIn,
  async run(model, walker) {
    const { member: token } = walker.tokens;
    await walker.must('logout', undefined, token);
    model.isSignedIn = false;
    walker.tokens.member = null;
    await walker.refused('balance', undefined, {
      token,
      code: 'token_invalid',
      kind: 'token',
      when: 'with the token of a session that has ended',
    });
  },
  toString: () => 'sign out',
};

/** The balance, twice: nothing has happened between. */
export const balanceStep: Step = {
  check: ({ isSignedIn }) => isSignedIn,
  async run(_, walker) {
    const first = await walker.must('balance', undefined, walker.tokens.member);
    const second = await walker.must('balance', undefined, walker.tokens.member);
    const seen = 'another balance by the second of two calls in a row';
    walker.hold('balance', first.sumBalance === second.sumBalance, {
      pointer: '/sumBalance',
      seen,
      expected: 'the same balance',
    });
  },
  toString: () => 'balance',
};

/** A new account; the platform then says that it is signed in. */
export const registerStep = (nameOf: () => string, fields: Readonly<Record<string, string>>): Step => ({
  check: ({ hasRegistered }) => !hasRegistered,
  async run(model, walker) {
    const username = nameOf();
    const password = fields['password'] ?? 'Stage2Proof';
    const settings = await walker.must('registerSettings', undefined, null);
    const rules = Object.entries(settings).flatMap(([name, rule]) =>
      typeof rule === 'object' && isSwitchedOn(rule.enabled) ? [{ name, isRequired: isSwitchedOn(rule.required) }] : [],
    );
    const hasEmail = rules.some(({ name }) => name === 'email');
    const form = {
      ...(hasEmail && { email: `${username}@mail.example` }),
      ...fields,
      username,
      password,
      confirmPassword: password,
    };
    const missing = rules.filter(({ name, isRequired }) => isRequired && !Object.hasOwn(form, name)).map(({ name }) => name);
    model.hasRegistered = true;
    if (missing.length > 0) {
      return walker.untried('register', `registration in the accounts lacks what the stage asks for: ${missing.join(', ')}`);
    }
    const registerUrl = `https://${walker.run.caller.brand.hosts[0] ?? 'localhost'}/register`;
    const request = { ...form, login: true, registerUrl, registerMethod: REGISTER_METHOD } as RequestOf<'register'>;
    const written = await walker.write('register', request, null);
    if (written === null) return;
    const { token } = written.value;
    walker.run.tokens.add(token);
    const { account } = await walker.must('memberInfo', undefined, token);
    walker.hold('memberInfo', account.toLowerCase() === username.toLowerCase(), {
      seen: 'another account',
      expected: 'the new account is signed in',
    });
    await walker.must('logout', undefined, token);
  },
  toString: () => 'register',
});

/** The agent signs in. */
export const agentInStep = (account: Account): Step => ({
  check: ({ isAgentIn }) => !isAgentIn,
  async run(model, walker) {
    walker.tokens.agent = await enter(walker, account);
    model.isAgentIn = true;
  },
  toString: () => 'agent signs in',
});

/** A downline of the agent signs in. */
export const downlineInStep = (account: Account): Step => ({
  check: ({ isDownlineIn }) => !isDownlineIn,
  async run(model, walker) {
    walker.tokens.downline = await enter(walker, account);
    model.isDownlineIn = true;
  },
  toString: () => 'downline signs in',
});
