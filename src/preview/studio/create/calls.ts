import type { AnswerName } from '../../../../tools/brand/new/question.ts';
import type { GivenAnswers } from '../../../../tools/brand/new/reviewAnswers.ts';
import type { Finding } from '../../../../tools/brand-files/finding.ts';
import type { Choices } from '../../../../tools/studio/create/choices.ts';
import type { Review } from '../../../../tools/studio/create/reviewReply.ts';

export type { AnswerName, Choices, GivenAnswers, Review };

/** What became of a request to make a brand. */
export type CreateReply =
  | { kind: 'created'; id: string; files: string[]; untranslated: string[] }
  | { kind: 'faults'; faults: Review['faults'] }
  | { kind: 'findings'; findings: Finding[] }
  | { kind: 'failed'; why: string };

/** The calls to the preview server. All reject with its words when it refuses, or does not answer. */
export interface CreateCalls {
  review: (answers: GivenAnswers) => Promise<Review>;
  create: (answers: GivenAnswers) => Promise<CreateReply>;
  /** Main and second colour of a picture; the second may be empty. */
  colours: (logo: Blob) => Promise<{ colour: string; accent: string }>;
}

/** Most bytes of a logo. */
const MOST_BYTES = 2_500_000;

async function base64Of(file: Blob): Promise<string> {
  if (file.size > MOST_BYTES) throw new Error(`The picture has more than ${MOST_BYTES / 1_000_000} MB.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** @param token that of the page */
export function createCalls(token: string): CreateCalls & { choices: () => Promise<Choices> } {
  const call = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'x-studio-token': token, 'content-type': 'application/json' };
    const reply = await fetch(`/__studio/new/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null);
    if (reply === null) throw new Error('The preview server does not answer. The answers are kept.');
    const answer = (await reply.json()) as { why?: string; kind?: string };
    if (!reply.ok && (answer.kind === undefined || answer.kind === 'logo'))
      throw new Error(answer.why ?? `The preview server answered ${reply.status}.`);
    return answer;
  };
  return {
    choices: () => call('choices', {}) as Promise<Choices>,
    review: (answers) => call('review', { answers }) as Promise<Review>,
    create: (answers) => call('create', { answers }) as Promise<CreateReply>,
    colours: async (logo) => (await call('colours', { logo: await base64Of(logo) })) as { colour: string; accent: string },
  };
}
