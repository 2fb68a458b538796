import { failureOf } from '../publish/failure.ts';
import { type PreparedBrand, prepareBrand, sharedReadings } from '../publish/publishBrand.ts';
import { processUsage } from '../../support/processUsage.ts';
import type { Answer, Question } from './messages.ts';
import { publishOptions, type PublishSettings } from './settings.ts';

type Outcome = Answer extends infer One ? (One extends Answer ? Omit<One, keyof Question | 'usage'> : never) : never;

/**
 * Publishes brands for another process, which asks for each step. The only argument of this process: the settings, as JSON. It ends
 * with the other one.
 */
export function publishForAnother(): void {
  const options = { ...publishOptions(JSON.parse(process.argv[2] ?? '') as PublishSettings), shared: sharedReadings() };
  const prepared = new Map<string, PreparedBrand>();

  const outcomeOf = async ({ step, id }: Question): Promise<Outcome> => {
    if (step === 'prepare') {
      const brand = await prepareBrand(id, options);
      prepared.set(id, brand);
      return { policy: brand.policy };
    }
    const brand = prepared.get(id);
    prepared.delete(id);
    if (brand === undefined) throw new Error(`${id} is not prepared`);
    if (step === 'swap') return { published: await brand.swap() };
    await brand.discard();
    return { discarded: true };
  };

  process.on('message', (question: Question) => {
    void outcomeOf(question)
      .catch((cause: unknown): Outcome => ({ failure: failureOf(question.id, cause) }))
      .then((outcome) => process.send!({ ...question, ...outcome, usage: processUsage() }));
  });
  // the other process is gone
  process.on('disconnect', () => process.exit());
}
