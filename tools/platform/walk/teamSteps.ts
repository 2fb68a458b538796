import { page, writeOnce } from './proofs.ts';
import type { Step } from './sessionSteps.ts';

/** An agent creates an account: it stands below the agent, and signs in. */
export const createAccountStep = (nameOf: () => string, password: string): Step => ({
  check: ({ isAgentIn, hasCreated }) => isAgentIn && !hasCreated,
  async run(model, walker) {
    const { agent: token } = walker.tokens;
    const username = nameOf();
    const request = { accountType: 'MEMBER', username, password } as const;
    model.hasCreated = true;
    const created = await writeOnce(walker, {
      name: 'agentCreateAccount',
      request,
      token,
      other: { request: { ...request, username: `${username}x` }, what: 'account' },
      reference: { pointer: '/id', of: ({ id }) => id },
      records: 'agentDownlines',
      count: async ({ account }) => {
        const { rows } = await walker.must('agentDownlines', { ...page, account }, token);
        return rows.filter((row) => row.account === account && row.level === 1).length;
      },
    });
    if (created === null) return;
    const signedIn = await walker.must('login', { username, password, type: 'username' }, null);
    walker.hold('agentCreateAccount', typeof signedIn.token === 'string', {
      seen: 'a sign-in without a token',
      expected: 'that the account can sign in',
    });
    if (signedIn.token === undefined) return;
    walker.run.tokens.add(signedIn.token);
    await walker.must('logout', undefined, signedIn.token);
  },
  toString: () => 'agent creates an account',
});
