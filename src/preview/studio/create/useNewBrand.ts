import { useCallback, useEffect, useRef, useState } from 'react';
import type { Finding } from '../../../../tools/brand-files/finding.ts';
import type { AnswerName, CreateCalls, GivenAnswers, Review } from './calls.ts';
import { keepAnswers, keptAnswers } from './keptAnswers.ts';

/** Rest after an answer before the brand is looked at, ms. */
const REST_MS = 250;

export interface NewBrandForm {
  /** Answers that were given; the others have defaults. */
  given: GivenAnswers;
  review: Review | null;
  /** Faults at their fields: of the review, or of the last try to create. */
  faults: Review['faults'];
  findings: readonly Finding[];
  /** The last thing that could not be done, in words. */
  problem: string | null;
  /** False when the browser refuses to keep the answers. */
  kept: boolean;
  creating: boolean;
  /** Gives answers; undefined takes one back to its default. */
  give: (answers: Partial<Record<AnswerName, string | undefined>>) => void;
  say: (problem: string | null) => void;
  create: () => Promise<void>;
}

const saidBy = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** @param onCreated called with the id of the brand that was written */
export function useNewBrand(calls: CreateCalls, onCreated: (id: string) => void): NewBrandForm {
  const [given, setGiven] = useState(keptAnswers);
  const [review, setReview] = useState<Review | null>(null);
  const [tried, setTried] = useState<{ faults: Review['faults']; findings: readonly Finding[] } | null>(null);
  const [problem, say] = useState<string | null>(null);
  const [kept, setKept] = useState(true);
  const [creating, setCreating] = useState(false);
  const turn = useRef(0);

  useEffect(() => {
    setKept(keepAnswers(given));
    turn.current += 1;
    const own = turn.current;
    const isFirst = own === 1;
    const ask = () =>
      calls.review(given).then(
        (next) => {
          if (own !== turn.current) return;
          setReview(next);
          say(null);
        },
        (cause: unknown) => own === turn.current && say(saidBy(cause)),
      );
    const resting = setTimeout(() => void ask(), isFirst ? 0 : REST_MS);
    return () => clearTimeout(resting);
  }, [calls, given]);

  const give: NewBrandForm['give'] = useCallback((answers) => {
    setTried(null);
    setGiven((before) => {
      const next = Object.entries({ ...before, ...answers }).filter((entry): entry is [string, string] => entry[1] !== undefined);
      return Object.fromEntries(next);
    });
  }, []);

  const create = async (): Promise<void> => {
    if (creating) return;
    setCreating(true);
    say(null);
    try {
      const reply = await calls.create(given);
      if (reply.kind === 'created') {
        keepAnswers({});
        return onCreated(reply.id);
      }
      if (reply.kind === 'failed') say(reply.why);
      else setTried({ faults: {}, findings: [], ...reply });
    } catch (cause) {
      say(saidBy(cause));
    }
    setCreating(false);
  };

  return {
    given,
    review,
    faults: tried?.faults ?? review?.faults ?? {},
    findings: tried?.findings ?? review?.findings ?? [],
    problem,
    kept,
    creating,
    give,
    say,
    create,
  };
}
