interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly { title: string; tests: readonly { status: string; results: readonly { duration: number }[] }[] }[];
}

export interface PlaywrightReport {
  suites: readonly PlaywrightSuite[];
}

export interface JourneyTime {
  name: string;
  seconds: number;
  /** Whether it passed on a retry. */
  flaky: boolean;
}

export function journeyTimes({ suites }: PlaywrightReport): JourneyTime[] {
  const times: JourneyTime[] = [];
  const walk = (suite: PlaywrightSuite, path: readonly string[]): void => {
    for (const { title, tests } of suite.specs ?? [])
      for (const { status, results } of tests) {
        const ms = results.reduce((sum, { duration }) => sum + duration, 0);
        times.push({ name: [...path, title].join(' › '), seconds: ms / 1000, flaky: status === 'flaky' });
      }
    for (const inner of suite.suites ?? []) walk(inner, [...path, inner.title]);
  };
  for (const suite of suites) walk(suite, [suite.file]);
  return times.sort((a, b) => b.seconds - a.seconds);
}

const SHOWN = 20;

/** The summary of the journeys in `npm test`. */
export function journeySummary(report: PlaywrightReport): string[] {
  const times = journeyTimes(report);
  const flaky = times.filter((time) => time.flaky);
  return [
    `Slowest ${Math.min(SHOWN, times.length)} of ${times.length} journeys, seconds:`,
    ...times.slice(0, SHOWN).map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)}  ${name}`),
    ...(flaky.length === 0 ? [] : ['Flaky, passed when tried again:', ...flaky.map(({ name }) => `        ${name}`)]),
  ];
}
