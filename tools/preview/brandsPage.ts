import { addressOf, type PreviewOptions } from '../../src/preview/previewOptions.ts';
import { escapeHtml } from '../site/page/document.ts';

/** All brands beside each other on one page of the site. */
export const BRANDS_PATH = '/__preview/brands';

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
  body { margin: 0; padding: 16px; font: 14px/1.5 system-ui, sans-serif; color-scheme: light dark; }
  nav { display: flex; flex-wrap: wrap; gap: 4px 12px; margin: 0 0 8px; }
  a[aria-current] { font-weight: 700; text-decoration: none; color: inherit; }
  main { display: flex; gap: 16px; overflow-x: auto; }
  section { flex: none; }
  h2 { margin: 8px 0; font-size: 14px; }
  iframe { display: block; border: 1px solid #8888; border-radius: 8px; }
`;

type Shown = Required<Stop> & { width: (typeof widths)[number]; theme: (typeof themes)[number] };

function shownOf(url: URL): Shown {
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

/**
 * The page with a frame for each brand and links of a tour through all of them. A brand's frame has an origin of its own below
 * `localhost`, so that visitors of two brands share no storage.
 */
export function brandsPage(ids: readonly string[], host: string, url: URL): string {
  const shown = shownOf(url);
  const link = (name: string, change: Partial<Shown>) => {
    const { path, user, width, theme } = { ...shown, ...change };
    const query = new URLSearchParams({ path, user, width: String(width), theme });
    const isCurrent = path === shown.path && user === shown.user && width === shown.width && theme === shown.theme;
    return `<a href="${escapeHtml(`${BRANDS_PATH}?${query}`)}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a>`;
  };
  const options: PreviewOptions = { theme: shown.theme, user: shown.user === '' ? 'visitor' : shown.user };
  const zoom = shown.width > HEIGHT ? 0.5 : 1;
  const frames = ids.map((id) => {
    const address = `http://${id}.localhost${/:\d+$/.exec(host)?.[0] ?? ''}${addressOf(shown.path, options, id)}`;
    return (
      `<section><h2><a href="${escapeHtml(address)}" target="_blank" rel="noopener">${escapeHtml(id)}</a></h2>` +
      `<iframe title="${escapeHtml(id)}" src="${escapeHtml(address)}" width="${shown.width}" height="${HEIGHT}" style="zoom: ${zoom}"></iframe></section>`
    );
  });
  const stops = tour.map(({ name, path, user = '' }) => link(name, { path, user }));
  const looks = [
    ...widths.map((width) => link(`${width} px`, { width })),
    ...themes.map((theme) => link(`${theme} theme`, { theme })),
  ];
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Brands side by side</title><link rel="icon" href="data:,">` +
    `<style>${STYLE}</style></head><body><nav aria-label="Tour">${stops.join('')}</nav><nav aria-label="Look">${looks.join('')}</nav>` +
    `<main>${frames.join('')}</main></body></html>`
  );
}
