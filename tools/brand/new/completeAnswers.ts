import { idFault, questions } from './answers.ts';
import type { Answers } from './question.ts';
import type { ExistingBrands } from './existing.ts';

/** An invalid answer; the message names the option and the reason. */
export class AnswerError extends Error {
  override name = 'AnswerError';
}

export type Ask = (text: string) => Promise<string>;

export interface CompleteOptions {
  existing: ExistingBrands;
  /** Null when not interactive. */
  ask: Ask | null;
  /** Prints why an answer is invalid. */
  tell: (text: string) => void;
  /** Use the defaults for missing answers. */
  acceptAll: boolean;
}

/**
 * Every answer, validated: from an option, the prompt, or the default. An invalid option throws; an invalid typed
 * answer is prompted for again.
 * @throws AnswerError
 */
export async function completeAnswers(given: Partial<Answers> & { id: string }, options: CompleteOptions): Promise<Answers> {
  const { existing, ask, tell, acceptAll } = options;
  const answers: Partial<Answers> & { id: string } = { id: given.id };
  const fault = idFault(given.id, existing);
  if (fault !== null) throw new AnswerError(fault);
  // options are validated before the first prompt
  for (const question of questions) {
    const said = given[question.name]?.trim();
    const needs = { ...given, ...answers };
    const early = said === undefined ? null : question.wrong(said, { ...needs, languages: needs.languages ?? said }, existing);
    if (early !== null) throw new AnswerError(`--${question.name}: ${early}`);
  }
  for (const question of questions) {
    const said = given[question.name]?.trim();
    const fallback = question.fallback(answers, existing);
    if (said !== undefined) {
      const wrong = question.wrong(said, answers, existing);
      if (wrong !== null) throw new AnswerError(`--${question.name}: ${wrong}`);
      answers[question.name] = said;
    } else if (acceptAll || question.quiet || question.idle?.(answers)) {
      answers[question.name] = fallback;
    } else if (ask === null) {
      throw new AnswerError(`not interactive: set --${question.name}, or --yes to accept defaults such as "${fallback}"`);
    } else {
      answers[question.name] = await insist();
    }

    async function insist(): Promise<string> {
      for (;;) {
        const typed = (await ask!(`${question.ask}${fallback === '' ? '' : ` (${fallback})`}: `)).trim();
        const answer = typed === '' ? fallback : typed;
        const wrong = question.wrong(answer, answers, existing);
        if (wrong === null) return answer;
        tell(wrong);
      }
    }
  }
  return answers as Answers;
}
