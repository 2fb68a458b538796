import { nearMatches } from '../../src/engine/brand/nearMatch.ts';
import { didYouMean } from '../brand-files/finding.ts';
import type { BrandInspection } from '../brand-files/loadBrand.ts';
import { errorPage } from './errorPage.ts';

/** Pages in the place of one that cannot be shown. */
export interface Notices {
  /** A brand has errors: as it is, or as a commit had it. */
  explain: (inspection: Pick<BrandInspection, 'id' | 'findings'>, isOld: boolean) => string;
  /** There is no such brand; null: there is none at all. */
  unknown: (id: string | null) => string;
  /** The page answers its own machine only. */
  elsewhere: (title: string) => string;
}

/** @param ids of the brands that there are */
export function noticesFor(ids: () => string[]): Notices {
  return {
    explain: ({ id, findings }, isOld) =>
      errorPage({
        title: `brands/${id} cannot be shown${isOld ? ' as it was' : ''}`,
        text: isOld
          ? 'This version has what the check of today refuses.'
          : 'Repair the findings below; the page reloads when a file changes.',
        findings: findings.filter(({ severity }) => severity === 'error'),
        others: ids().filter((other) => other !== id),
      }),
    unknown: (id) =>
      errorPage({
        title: id === null ? 'There is no brand yet' : `There is no brand "${id}"`,
        text:
          id === null
            ? 'Make a folder in brands.'
            : (didYouMean(nearMatches(id, ids())).hint ?? 'A brand is a folder in brands.'),
        others: ids(),
      }),
    elsewhere: (title) => errorPage({ title, text: 'Open this page under localhost.', others: ids() }),
  };
}
