import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sumOf, type Usage } from '../../support/processUsage.ts';
import { FailedBrand } from '../publish/failure.ts';
import type { Prepare } from '../publish/publishAll.ts';
import type { PreparedBrand } from '../publish/publishBrand.ts';
import type { Answer, Question } from './messages.ts';
import type { PublishSettings } from './settings.ts';

const worker = fileURLToPath(new URL('../../brand/publishWorker.mjs', import.meta.url));

/** Of a process's JavaScript objects, MiB: with less, collecting them takes a third of the time. */
const HEAP_MIB = 128;

/** Of objects that live shortly, MiB, of which there are three. */
const YOUNG_MIB = 8;

/** The allocator keeps memory apart for each thread, most of which wait: one part for all saves a seventh. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '1' };

interface Pending {
  resolve: (answer: Answer) => void;
  reject: (cause: Error) => void;
}

/** One process; it is started with the first brand, and again after a crash. */
function startWorker(settings: PublishSettings, seen: (pid: number, usage: Usage) => void) {
  let child: ChildProcess | null = null;
  const pending = new Map<string, Pending>();

  const start = (): ChildProcess => {
    const started = fork(worker, [JSON.stringify(settings)], {
      execArgv: [`--max-old-space-size=${HEAP_MIB}`, `--max-semi-space-size=${YOUNG_MIB}`],
      env: { ...process.env, ...ALLOCATOR },
    });
    started.on('message', (answer: Answer) => {
      seen(started.pid ?? 0, answer.usage);
      pending.get(answer.id)?.resolve(answer);
      pending.delete(answer.id);
    });
    const gone = (cause: Error): void => {
      if (child === started) child = null;
      for (const { reject } of pending.values()) reject(cause);
      pending.clear();
    };
    started.on('error', gone);
    started.on('exit', (code, signal) => gone(new Error(`A publishing process ended with ${code ?? signal}.`)));
    return started;
  };

  const ask = (question: Question): Promise<Answer> => {
    const to = (child ??= start());
    return new Promise<Answer>((resolve, reject) => {
      pending.set(question.id, { resolve, reject });
      to.send(question, (cause) => cause && reject(cause));
    });
  };

  const answerTo = async (question: Question): Promise<Answer> => {
    const answer = await ask(question);
    if ('failure' in answer) throw new FailedBrand(answer.failure);
    return answer;
  };

  const prepare: Prepare = async (id): Promise<PreparedBrand> => {
    const answer = await answerTo({ step: 'prepare', id });
    if (!('policy' in answer)) throw new Error(`${id}: no policy`);
    return {
      id,
      policy: answer.policy,
      async swap() {
        const swapped = await answerTo({ step: 'swap', id });
        if (!('published' in swapped)) throw new Error(`${id}: no site`);
        return swapped.published;
      },
      async discard() {
        await answerTo({ step: 'discard', id });
      },
    };
  };
  return { prepare, close: () => child?.disconnect() };
}

export interface WorkerPool {
  prepares: Prepare[];
  /** What all its processes took. */
  usage: () => Usage;
  close: () => void;
}

/** Processes that publish brands beside this one. */
export function workerPool(count: number, settings: PublishSettings): WorkerPool {
  const usages = new Map<number, Usage>();
  const workers = Array.from({ length: count }, () => startWorker(settings, (pid, usage) => usages.set(pid, usage)));
  return {
    prepares: workers.map(({ prepare }) => prepare),
    usage: () => sumOf([...usages.values()]),
    close: () => workers.forEach(({ close }) => close()),
  };
}
