import type { PlayReply, PlayRequest } from '#sandbox/play/playView.ts';
import type { PageAddress } from './pageAddress.ts';
import type { PortalLink } from './portalLink.ts';
import type { WordKey } from './words.ts';

/** Why the simulated platform did not play, as a word. */
export class PlayRefusal extends Error {
  override name = 'PlayRefusal';
  readonly word: WordKey;
  constructor(word: WordKey) {
    super(word);
    this.word = word;
  }
}

/** Sends a request of this page's ticket. @throws PlayRefusal */
export type SendPlay = (request: Omit<PlayRequest, 'ticket' | 'language'>) => Promise<PlayReply>;

const words: Readonly<Record<string, WordKey>> = {
  insufficient_balance: 'poor',
  own_play_limit: 'limited',
  play_paused: 'barred',
  self_excluded: 'barred',
};

/** The play call of a server with the sandbox; one without answers 204, and the page around is asked. */
export function playClient({ brand, ticket, language }: PageAddress, portal: PortalLink): SendPlay {
  return async (request) => {
    const body: PlayRequest = { ...request, ticket, language };
    const answer = await send(`/__sandbox/play?brand=${brand}`, body, portal).catch(() => null);
    if (answer?.status === 200) return answer.value as PlayReply;
    const { error = '' } = (answer?.value ?? {}) as { error?: string };
    throw new PlayRefusal(words[error] ?? 'failed');
  };
}

async function send(address: string, body: PlayRequest, portal: PortalLink): Promise<{ status: number; value: unknown }> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  return response.status === 204 ? portal.ask(body) : { status: response.status, value: await response.json() };
}
