import { useEffect, useState } from 'react';
import type { PublishedPanels } from '#engine/records/panels.ts';
import { readPanels } from '#engine/records/readPanels.ts';
import { CallError } from '#platform/errors/callError.ts';
import { readSiteFile } from '#platform/http/siteFile.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

interface Loaded {
  panels: PublishedPanels | null;
  failed: boolean;
}

export interface LoadedPanels extends Loaded {
  retry: () => void;
}

/** What has been fetched, kept while the page has the file; a failed fetch is tried again by the next reader. */
const cache = createExtension(() => ({
  file: '',
  panels: null as PublishedPanels | null,
  pending: null as Promise<PublishedPanels> | null,
}));

/** @param isAgain what was read may be wrong, also in the browser's cache */
function fetchPanels(portal: Portal, isAgain: boolean): Promise<PublishedPanels> {
  const known = cache(portal);
  const { file: path } = portal.snapshot.panels;
  if (isAgain || known.file !== path) known.pending = null;
  known.file = path;
  known.pending ??= readSiteFile(path, isAgain ? { cache: 'reload' } : {}).then(
    (file) => {
      const panels = readPanels(file);
      if (panels === null) throw new CallError('badResponse', path);
      return (known.panels = panels);
    },
    (cause: unknown) => {
      known.pending = null;
      throw cause;
    },
  );
  return known.pending;
}

/** The brand's panels: fetched with the first centre or list that opens. */
export function usePanels(): LoadedPanels {
  const portal = usePortal();
  const [loaded, setLoaded] = useState<Loaded>({ panels: cache(portal).panels, failed: false });
  const [tries, setTries] = useState(0);
  // the preview shows other panels on the page of a draft
  const { file } = portal.snapshot.panels;
  useEffect(() => {
    let current = true;
    fetchPanels(portal, tries > 0).then(
      (panels) => current && setLoaded({ panels, failed: false }),
      (cause: unknown) => {
        if (!(cause instanceof CallError)) throw cause;
        if (current) setLoaded({ panels: null, failed: true });
      },
    );
    return () => {
      current = false;
    };
  }, [portal, file, tries]);
  return { ...loaded, retry: () => setTries((count) => count + 1) };
}
