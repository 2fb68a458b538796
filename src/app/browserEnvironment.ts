import type { Snapshot, TextResources } from '#engine/snapshot.ts';
import { createSealingCipher } from '#platform/cipher.ts';
import { createReporter, watchUnhandledErrors } from '#platform/report.ts';
import { readSiteFile } from '#platform/siteFile.ts';
import type { Environment } from '#state/environment.ts';

/** The portal in a production browser. Preview replaces what it simulates. */
export function browserEnvironment(snapshot: Snapshot): Environment {
  const reporter = createReporter();
  watchUnhandledErrors(window, reporter.report);
  // for whoever watches over the site: what a player cannot see or act on, without secrets
  reporter.subscribe((report) => window.dispatchEvent(new CustomEvent('portal:report', { detail: report })));
  return {
    development: false,
    report: reporter.report,
    fetchTexts: async (language) => (await readSiteFile(`/texts/${language}.json?v=${snapshot.configHash}`)) as TextResources,
    cipher: createSealingCipher,
    humanVerifier: null,
    phoneVerifier: null,
  };
}
