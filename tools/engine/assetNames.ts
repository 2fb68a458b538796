import flags from 'country-flag-icons/package.json' with { type: 'json' };

/** What the bundler knows of an asset. */
export interface AssetOrigin {
  names: readonly string[];
  originalFileNames: readonly string[];
}

/**
 * File name of an asset, with its content's hash. The shell names every piece: shorter names are less before the first paint, and
 * a page's style, which is only ever named beside its script, has no other name. Flags share the version of their set, so that
 * the names of all of them compress to nearly nothing.
 */
export function assetName({ names: [name = ''], originalFileNames: [source = ''] }: AssetOrigin): string {
  if (/\/country-flag-icons\//.test(source)) return `assets/flag-[name]-${flags.version}[extname]`;
  return name.endsWith('.css') && name !== 'style.css' ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash:6][extname]';
}
