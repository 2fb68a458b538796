import { CallError } from '#platform/errors/callError.ts';
import type { Client } from '#platform/http/client.ts';
import type { SendControl } from '#sandbox/fakeHumanVerifier.ts';
import type { Portal } from '#state/portal/portal.ts';
import { createSessionStore } from '#state/portal/session.ts';
import { createServerState } from '#state/reads/createServerState.ts';
import { callWith } from '#state/reads/queries.ts';

/** An account of the simulated platform's seed. */
export interface SeedUser {
  account: string;
  /** The member's type, which identifies agents. */
  type: number;
}

/**
 * The running portal as a seed user reads it: its calls carry that user's token. The page's own session, what it keeps of it in
 * the browser, and its cache stay as they are.
 */
export function readerOf(portal: Portal, control: SendControl, { account, type }: SeedUser): Portal {
  let token: Promise<string> | null = null;
  const signIn = async (): Promise<string> => {
    const answer = ((await control('/__sandbox/user', { account })) ?? {}) as { token?: string };
    if (answer.token === undefined) throw new Error(`The simulated platform has no ${account}.`);
    return answer.token;
  };
  const call: Client['call'] = async (name, ...[request, options]) => {
    const ask = async () => callWith(portal, name, request, { ...options, token: await (token ??= signIn()) });
    try {
      return await ask();
    } catch (cause) {
      token = null;
      // the platform was started anew since, and knows the user but not the token
      if (cause instanceof CallError && cause.kind === 'unauthorized') return ask();
      throw cause;
    }
  };
  const session = createSessionStore();
  session.setState({ token: account, username: account, memberType: type });
  return { ...portal, session, client: { ...portal.client, call }, serverState: createServerState() };
}
