import type { Snapshot, TextResources } from '#engine/snapshot.ts';
import { createSealingCipher } from '#platform/cipher.ts';
import { createLaterVerifiers } from '#platform/laterVerifiers.ts';
import { createReporter, watchUnhandledErrors } from '#platform/report.ts';
import { readSiteFile } from '#platform/siteFile.ts';
import type { Environment } from '#state/environment.ts';

/** The portal in a production browser. Preview replaces what it simulates. */
export function browserEnvironment(snapshot: Snapshot): Environment {
  const { id, security } = snapshot.brand;
  const reporter = createReporter();
  watchUnhandledErrors(window, reporter.report);
  return {
    development: false,
    report: reporter.report,
    fetchTexts: async (language) => (await readSiteFile(`/texts/${language}.json?v=${snapshot.configHash}`)) as TextResources,
    cipher: createSealingCipher,
    ...createLaterVerifiers({ id, hosts: security.hosts.verify }),
  };
}
