import { escapeHtml } from '../../site/page/document.ts';
import type { Version } from '../../studio/history/brandHistory.ts';
import { type Beside, queryOf, shownOf, sideBySide } from './sideBySide.ts';
import { versionLabel } from './versionBrands.ts';

/** Two versions of a brand beside each other on one page of the site. */
export const VERSIONS_PATH = '/__preview/versions';

/** In the place of a commit: the files on the disk. */
const NOW = 'now';

const SHORT = 7;
const dayOf = ({ at }: Version): string => at.slice(0, 16).replace('T', ' ');

/**
 * The page with a frame for each of two versions of a brand, which are chosen above them. Without a choice these are the last
 * commit and the files as they are.
 * @param versions those that git has, the latest first
 */
export function versionsPage(brand: string, versions: readonly Version[], host: string, url: URL): string {
  const chosen = (name: string, otherwise: string): string => {
    const asked = url.searchParams.get(name) ?? '';
    if (asked === NOW) return NOW;
    return versions.find(({ commit }) => asked.length >= SHORT && commit.startsWith(asked))?.commit ?? otherwise;
  };
  const sides = { left: chosen('left', versions[0]?.commit ?? NOW), right: chosen('right', NOW) };
  const frameOf = (side: string): Beside => {
    const version = versions.find(({ commit }) => commit === side);
    if (version === undefined) return { label: brand, brand, heading: (link) => `${link('Now')} <small>as saved</small>` };
    const { commit, author, subject } = version;
    const words = escapeHtml(`${dayOf(version)}, ${author}: ${subject}`);
    return {
      label: versionLabel(brand, commit),
      brand,
      heading: (link) =>
        `${link(commit.slice(0, SHORT))} <small><time datetime="${escapeHtml(version.at)}">${words}</time></small>`,
    };
  };
  const choice = (name: 'left' | 'right', label: string): string => {
    const option = (value: string, text: string) =>
      `<option value="${escapeHtml(value)}"${value === sides[name] ? ' selected' : ''}>${escapeHtml(text)}</option>`;
    const options = [
      option(NOW, 'Now, as saved'),
      ...versions.map((version) =>
        option(version.commit, `${version.commit.slice(0, SHORT)} ${dayOf(version)} ${version.subject}`),
      ),
    ];
    return `<label>${label} <select name="${name}">${options.join('')}</select></label>`;
  };
  const hidden = [['brand', brand], ...queryOf(shownOf(url))].map(
    ([name = '', value = '']) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const form = `<form action="${VERSIONS_PATH}" aria-label="Versions">${hidden.join('')}${choice('left', 'Left')}${choice('right', 'Right')}<button>Show</button></form>`;
  return sideBySide(
    {
      title: `${brand}: two versions`,
      path: VERSIONS_PATH,
      keep: [['brand', brand], ...Object.entries(sides)],
      frames: [frameOf(sides.left), frameOf(sides.right)],
      more: form,
    },
    host,
    url,
  );
}
