import { loadChunk } from '#engine/react/loadChunk.ts';
import type { Snapshot, TextResources } from '#engine/brand/snapshot.ts';
import { createLazyVerifiers } from '#platform/verification/lazyVerifiers.ts';
import { createReporter, watchUnhandledErrors } from '#platform/telemetry/report.ts';
import type { Environment } from '#state/portal/environment.ts';

/** The environment of a production browser. The preview replaces what it simulates. */
export function browserEnvironment(snapshot: Snapshot): Environment {
  const { id, security } = snapshot.brand;
  const reporter = createReporter(() => ({
    brand: id,
    engine: snapshot.engine,
    configHash: snapshot.configHash,
    route: document.documentElement.dataset['route'] ?? '',
  }));
  watchUnhandledErrors(window, reporter.report);
  // for monitoring scripts: redacted events that a player cannot see or act on
  reporter.subscribe((report) => window.dispatchEvent(new CustomEvent('portal-report', { detail: report })));
  return {
    development: false,
    report: reporter.report,
    watch: reporter,
    fetchTexts: async (language) => {
      const { readSiteFile } = await loadChunk(() => import('#platform/http/siteFile.ts'));
      return (await readSiteFile(`/texts/${language}.json?v=${snapshot.configHash}`)) as TextResources;
    },
    cipher: null,
    ...createLazyVerifiers({ id, hosts: security.hosts.verify }),
  };
}
