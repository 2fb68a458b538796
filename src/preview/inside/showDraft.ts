import type { Brand, TextResources } from '#engine/brand/snapshot.ts';
import type { PublishedPanels } from '#engine/records/panels.ts';
import { brandFlags } from '#state/portal/system.ts';
import type { Portal } from '#state/portal/portal.ts';

/** What of a brand differs from what the page was loaded with. */
export interface DraftedBrand {
  brand: Partial<Brand>;
  /** Colours by theme, and the tokens of both. */
  tokens: Readonly<Record<'light' | 'dark' | 'both', Readonly<Record<string, string>>>>;
  /** By language (BCP 47 tag). */
  texts: Readonly<Record<string, TextResources>>;
  /** All panels, where one differs. */
  panels?: PublishedPanels;
}

const SHEET = 'preview-draft';
const rules = { both: ':root', light: "[data-theme='light']", dark: "[data-theme='dark']" } as const;

function showTokens(page: Document, tokens: DraftedBrand['tokens']): void {
  const known = page.getElementById(SHEET);
  const style = known === null ? page.createElement('style') : (known as HTMLStyleElement);
  style.id = SHEET;
  style.textContent = '';
  page.head.append(style);
  const { sheet } = style;
  if (sheet === null) return;
  for (const [name, selector] of Object.entries(rules)) {
    const at = sheet.insertRule(`@layer brand { ${selector} {} }`, sheet.cssRules.length);
    const rule = (sheet.cssRules[at] as CSSLayerBlockRule).cssRules[0] as CSSStyleRule;
    // set by name and value, so that no value ends its declaration
    for (const [token, value] of Object.entries(tokens[name as keyof typeof rules])) rule.style.setProperty(`--${token}`, value);
  }
}

/** Nothing is loaded from a host of links, so that a link can be shown before the page has the draft's other hosts. */
const withLinks = (running: Brand['security'], { hosts }: Brand['security']): Brand['security'] => ({
  ...running,
  hosts: { ...running.hosts, links: hosts.links ?? [] },
});

/** Gives the page a file of other panels, in the place of the one that its site has. */
function showPanels(portal: Portal, page: Document, panels: PublishedPanels): void {
  const { URL: urls = URL } = page.defaultView ?? {};
  const before = portal.snapshot.panels.file;
  const file = urls.createObjectURL(new Blob([JSON.stringify(panels)], { type: 'application/json' })) as `/${string}`;
  const { member, agent, pages } = panels;
  portal.snapshot.panels = { file, member: Object.keys(member), agent: Object.keys(agent), pages: Object.keys(pages) };
  if (before.startsWith('blob:')) urls.revokeObjectURL(before);
}

/** Shows a draft on a running page. Keys and hosts of the platform stay: they are those of the running one. */
export function showDraft(portal: Portal, page: Document, { brand, tokens, texts, panels }: DraftedBrand): void {
  showTokens(page, tokens);
  const { security, api: _api, ...others } = brand;
  const shown: Partial<Brand> = { ...others, ...(security && { security: withLinks(portal.brand.security, security) }) };
  const said = Object.values(texts).some((namespaces) => Object.keys(namespaces).length > 0);
  // a style sheet needs no component
  if (Object.keys(shown).length === 0 && !said && panels === undefined) return;
  if (panels !== undefined) showPanels(portal, page, panels);
  Object.assign(portal.brand, shown);
  for (const [tag, namespaces] of Object.entries(texts)) {
    for (const [namespace, words] of Object.entries(namespaces))
      if (portal.texts.hasResourceBundle(tag, namespace)) portal.texts.addResourceBundle(tag, namespace, words, true, true);
  }
  // what reads the brand asks for flags or texts, too
  portal.system.setState(({ whitelabel }) => ({ flags: brandFlags(portal.brand, whitelabel) }));
  portal.texts.emit('languageChanged', portal.texts.language);
}
