import { spawnSync } from 'node:child_process';
import type { Check } from '../quality/checks.ts';
import { LONG_TERM_NODE, OLDEST_NODE } from '../support/line.ts';

/** Checks under the Node versions that this process does not run on, and what cannot run because such a Node is not to be had. */
export interface OtherNodes {
  checks: Check[];
  notRun: string[];
}

const majorOf = (version: string): string => version.split('.')[0] ?? version;

/** npm publishes each Node as a package of its platform, which needs no script at install. */
export function nodePackage(version: string, platform: string, arch: string): string {
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}@${version}`;
}

/** `npx` puts the fetched `node` before the running one, for the commands that the tests start too. */
const underNode = (version: string, command: string): string =>
  `npx --yes --package ${nodePackage(version, process.platform, process.arch)} -- ${command}`;

/**
 * The unit tests and the production build under the oldest supported Node and the one of long-term support, except the one that
 * runs. The answer of `canHave` is found by fetching it.
 */
export function otherNodes(
  running: string = process.versions.node,
  canHave = (version: string): boolean => spawnSync(underNode(version, 'node --version'), { shell: true }).status === 0,
): OtherNodes {
  const checks: Check[] = [];
  const notRun: string[] = [];
  for (const version of [OLDEST_NODE, LONG_TERM_NODE]) {
    if (majorOf(version) === majorOf(running)) continue;
    const report = `.cache/unit-node-${majorOf(version)}.json`;
    const tests: Check = {
      name: `unit tests under Node ${version}`,
      command: underNode(
        version,
        `node node_modules/vitest/vitest.mjs run --project unit --reporter=default --reporter=json --outputFile.json=${report}`,
      ),
      report,
      // what more a deep run tries does not depend on the version
      env: { DEEP: undefined },
    };
    const build: Check = {
      name: `production build under Node ${version}`,
      command: underNode(version, 'node --import tsx tools/build.ts'),
    };
    if (canHave(version)) checks.push(tests, build);
    else notRun.push(tests.name, build.name);
  }
  return { checks, notRun };
}
