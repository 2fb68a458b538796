/** Peak memory of this process, MiB. */
export const peakMiB = (): number => Math.ceil(process.resourceUsage().maxRSS / 1024);
