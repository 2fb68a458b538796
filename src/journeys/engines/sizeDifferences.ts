import type { Sizes } from './walker.ts';

/** Differences of up to this many px are those of text rendering. */
const LEAST = 4;

/** What an engine lays out at another size than Chromium, one line each: landmarks, overlays and controls that both have. */
export function sizeDifferences(chromium: Sizes, other: Sizes): string[] {
  return Object.entries(other).flatMap(([name, [width, height]]) => {
    const [expectedWidth, expectedHeight] = chromium[name] ?? [width, height];
    const differs = Math.abs(width - expectedWidth) > LEAST || Math.abs(height - expectedHeight) > LEAST;
    return differs ? [`${name}: ${width} x ${height}, in Chromium ${expectedWidth} x ${expectedHeight}`] : [];
  });
}
