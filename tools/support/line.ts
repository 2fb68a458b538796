/** Which browsers and which Node the project supports: stated here once, for the build and for the checks. */
import { getCompatibleVersions } from 'baseline-browser-mapping';

/**
 * Browsers that have all of Baseline up to the end of this year. 2024 means Chrome and Edge 130, Firefox 132 (with it the
 * extended releases 140 and 153), Safari and iOS 18.2, and what is built on Chromium 130, such as Samsung Internet 28. What the
 * pages use begins with Safari 17.4 and Firefox 125, and every iPhone that runs iOS 17 can run 18; from this year on the popover
 * that closes at a press outside, `content-visibility` and `Promise.withResolvers` need no second way.
 */
export const BASELINE_YEAR = 2024;

/**
 * The oldest Node that runs everything: machines that build sites still have it, although its own support has ended. In between,
 * `engines` names what the packages of the lockfile run on.
 */
export const OLDEST_NODE = '20.19';

/** The Node of long-term support until the next follows it, each October. */
export const LONG_TERM_NODE = '26';

const BUILD_NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  safari_ios: 'ios',
};

/** Oldest supported version of each browser, in the words of `build.target`: `chrome130`. */
export const buildTarget: string[] = getCompatibleVersions({ targetYear: BASELINE_YEAR }).flatMap(({ browser, version }) => {
  const name = BUILD_NAMES[browser];
  return name === undefined ? [] : [`${name}${version}`];
});
