import { type Answers, idFault, questions, type Surroundings } from './answers.ts';

/** An answer that cannot be used; the message names the option and says what is wrong. */
export class AnswerError extends Error {
  override name = 'AnswerError';
}

/** Asks a person one question and gives what was typed. */
export type Ask = (text: string) => Promise<string>;

export interface Completing {
  around: Surroundings;
  /** Null: nobody is there to answer. */
  ask: Ask | null;
  /** Says to the person why an answer was not taken. */
  tell: (text: string) => void;
  /** Take what nobody answers from the fallbacks. */
  acceptAll: boolean;
}

/**
 * Every answer, checked: given by an option, typed by a person, or the fallback. An option that is wrong ends it; a typed
 * answer that is wrong is asked again.
 * @throws AnswerError
 */
export async function completeAnswers(given: Partial<Answers> & { id: string }, completing: Completing): Promise<Answers> {
  const { around, ask, tell, acceptAll } = completing;
  const answers: Partial<Answers> & { id: string } = { id: given.id };
  const fault = idFault(given.id, around);
  if (fault !== null) throw new AnswerError(fault);
  // a wrong option is said at once, not after five questions
  for (const question of questions) {
    const said = given[question.name]?.trim();
    const needs = { ...given, ...answers };
    const early = said === undefined ? null : question.wrong(said, { ...needs, languages: needs.languages ?? said }, around);
    if (early !== null) throw new AnswerError(`--${question.name}: ${early}`);
  }
  for (const question of questions) {
    const said = given[question.name]?.trim();
    const fallback = question.fallback(answers, around);
    if (said !== undefined) {
      const wrong = question.wrong(said, answers, around);
      if (wrong !== null) throw new AnswerError(`--${question.name}: ${wrong}`);
      answers[question.name] = said;
    } else if (acceptAll || question.quiet || question.idle?.(answers)) {
      answers[question.name] = fallback;
    } else if (ask === null) {
      throw new AnswerError(`nobody is there to be asked: give --${question.name}, or --yes to take "${fallback}" and the like`);
    } else {
      answers[question.name] = await insist();
    }

    async function insist(): Promise<string> {
      for (;;) {
        const typed = (await ask!(`${question.ask}${fallback === '' ? '' : ` (${fallback})`}: `)).trim();
        const answer = typed === '' ? fallback : typed;
        const wrong = question.wrong(answer, answers, around);
        if (wrong === null) return answer;
        tell(wrong);
      }
    }
  }
  return answers as Answers;
}
