import { addressOf, type PreviewOptions } from '../../../src/preview/previewOptions.ts';
import { escapeHtml } from '../../site/page/document.ts';

interface Stop {
  name: string;
  path: string;
  user?: string;
}

/** What to show somebody, in this order. */
export const tour: readonly Stop[] = [
  { name: 'A visitor comes', path: '/' },
  { name: 'Registration', path: '/register' },
  { name: 'Home of a member', path: '/', user: 'member01' },
  { name: 'Lobby', path: '/rng', user: 'member01' },
  { name: 'Deposit', path: '/?centre=member.depositv2', user: 'member01' },
  { name: 'Bets', path: '/?centre=member.personalHistoryCopy', user: 'member01' },
  { name: 'VIP', path: '/vip', user: 'vip00005' },
  { name: 'Agents: overview', path: '/?centre=agent.agentTeamOverview', user: 'agent001' },
  { name: 'Agents: team', path: '/?centre=agent.downlineManagmentView', user: 'agent001' },
  { name: 'Agents: profit and loss', path: '/?centre=agent.palStatementsAgentCopy', user: 'agent001' },
];

const widths = [390, 1280] as const;
const themes = ['light', 'dark'] as const;
const HEIGHT = 844;

const STYLE = `
  html { color-scheme: light dark; }
  body { margin: 0; padding: 16px; font: 14px/1.5 system-ui, sans-serif; }
  nav, form { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; margin: 0 0 8px; }
  a[aria-current] { font-weight: 700; text-decoration: none; color: inherit; }
  select { max-width: 60ch; }
  main { display: flex; gap: 16px; overflow-x: auto; }
  section { flex: none; }
  h1 { margin: 0 0 8px; font-size: 16px; }
  h2 { margin: 8px 0; font-size: 14px; }
  h2 small { font-weight: 400; }
  iframe { display: block; border: 1px solid #8888; border-radius: 8px; }
`;

/** The page, the visitor and the look that all frames have. */
export type Shown = Required<Stop> & { width: (typeof widths)[number]; theme: (typeof themes)[number] };

export function shownOf(url: URL): Shown {
  const value = (name: string) => url.searchParams.get(name) ?? '';
  const path = value('path');
  return {
    name: '',
    // another origin is none of a brand's pages
    path: path.startsWith('/') && !path.startsWith('//') ? path : '/',
    user: value('user'),
    width: widths.find((width) => String(width) === value('width')) ?? widths[0],
    theme: themes.find((theme) => theme === value('theme')) ?? themes[0],
  };
}

/** What a link or a form carries along of it. */
export const queryOf = ({ path, user, width, theme }: Shown): [name: string, value: string][] => [
  ['path', path],
  ['user', user],
  ['width', String(width)],
  ['theme', theme],
];

/** One of the frames. */
export interface Beside {
  /** Name of its origin below `localhost`: visitors of two frames share no storage. */
  label: string;
  brand: string;
  /** In HTML, with the link to it. */
  heading: (link: (text: string) => string) => string;
}

interface Page {
  title: string;
  path: string;
  /** Of the address, beside what all frames have. */
  keep?: readonly (readonly [name: string, value: string])[];
  frames: readonly Beside[];
  /** Below the links, in HTML. */
  more?: string;
}

/** The page with frames beside each other at one page of the site, and links of a tour through all of them. */
export function sideBySide({ title, path: page, keep = [], frames, more = '' }: Page, host: string, url: URL): string {
  const shown = shownOf(url);
  const link = (name: string, change: Partial<Shown>) => {
    const next = { ...shown, ...change };
    const query = new URLSearchParams([...keep.map(([key, value]) => [key, value]), ...queryOf(next)]);
    const isCurrent = queryOf(next).every(([, value], at) => value === queryOf(shown)[at]![1]);
    return `<a href="${escapeHtml(`${page}?${query}`)}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a>`;
  };
  const options: PreviewOptions = { theme: shown.theme, user: shown.user === '' ? 'visitor' : shown.user };
  const zoom = shown.width > HEIGHT ? 0.5 : 1;
  const drawn = frames.map(({ label, brand, heading }) => {
    const address = escapeHtml(
      `http://${label}.localhost${/:\d+$/.exec(host)?.[0] ?? ''}${addressOf(shown.path, options, brand)}`,
    );
    const linked = (text: string) => `<a href="${address}" target="_blank" rel="noopener">${escapeHtml(text)}</a>`;
    return (
      `<section><h2>${heading(linked)}</h2>` +
      `<iframe title="${escapeHtml(label)}" src="${address}" width="${shown.width}" height="${HEIGHT}" style="zoom: ${zoom}"></iframe></section>`
    );
  });
  const stops = tour.map(({ name, path, user = '' }) => link(name, { path, user }));
  const looks = [
    ...widths.map((width) => link(`${width} px`, { width })),
    ...themes.map((theme) => link(`${theme} theme`, { theme })),
  ];
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,">` +
    `<style>${STYLE}</style></head><body><header><h1>${escapeHtml(title)}</h1></header><nav aria-label="Tour">${stops.join('')}</nav><nav aria-label="Look">${looks.join('')}</nav>` +
    `${more}<main>${drawn.join('')}</main></body></html>`
  );
}
