import { idFault, questions } from './answers.ts';
import type { ExistingBrands } from './existing.ts';
import type { AnswerName, Answers } from './question.ts';

export type GivenAnswers = Partial<Answers>;

export interface ReviewedAnswers {
  /** All answers: those that were given and are right, and defaults for the others. */
  answers: Answers;
  /** Why a given answer is not right. */
  faults: Partial<Record<AnswerName, string>>;
}

/** The id that a name suggests: `Tamarú Club` is `tamaru-club`; empty for a name without a letter or digit of its own. */
export const idOfName = (name: string): string =>
  name
    .replaceAll(/[Đđ]/g, 'd')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-$/, '');

/** An id that no brand has. */
function freeId({ ids }: ExistingBrands): string {
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? 'new-brand' : `new-brand-${count}`;
    if (!ids.includes(id)) return id;
  }
}

/** Validates all answers at once, as a form has them: by the same questions as the command line, with a default for each fault. */
export function reviewAnswers(given: GivenAnswers, existing: ExistingBrands): ReviewedAnswers {
  const faults: ReviewedAnswers['faults'] = {};
  const wanted = given.id?.trim() ?? '';
  const id = wanted === '' ? idOfName(given.name ?? '') : wanted;
  const fault = idFault(id, existing);
  // nothing was typed yet
  if (fault !== null && (wanted !== '' || (given.name ?? '').trim() !== '')) faults.id = fault;
  const answers: GivenAnswers & { id: string } = { id: fault === null ? id : freeId(existing) };
  for (const { name, wrong, fallback } of questions) {
    const said = given[name]?.trim();
    const problem = said === undefined ? null : wrong(said, answers, existing);
    if (problem !== null) faults[name] = problem;
    answers[name] = said === undefined || problem !== null ? fallback(answers, existing) : said;
  }
  return { answers: answers as Answers, faults };
}
