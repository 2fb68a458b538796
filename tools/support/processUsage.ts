/** What processes took. */
export interface Usage {
  /** Peak memory, MiB; of several processes the sum of theirs. */
  peakMiB: number;
  /** Processor time, ms. */
  cpuMs: number;
}

/** What this process has taken since it began. */
export function processUsage(): Usage {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  return { peakMiB: Math.ceil(maxRSS / 1024), cpuMs: Math.round((userCPUTime + systemCPUTime) / 1000) };
}

export const sumOf = (all: readonly Usage[]): Usage => ({
  peakMiB: all.reduce((sum, { peakMiB }) => sum + peakMiB, 0),
  cpuMs: all.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
});
