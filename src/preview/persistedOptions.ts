import { pageQuery } from '#platform/browser/navigation.ts';
import { readSessionJson, writeSession } from '#platform/browser/storage.ts';
import {
  parseOptions,
  type OptionName,
  type OptionProblem,
  type PreviewOptions,
  optionNames,
  writeOptions,
} from './previewOptions.ts';

/** Read once; a reload of the page must not apply it again. */
const once: readonly OptionName[] = ['open', 'tools'];

/** Merges the address's options over those stored for this tab, and stores the result. An empty value removes an option. */
export function readOptions(): { options: PreviewOptions; problems: OptionProblem[] } {
  const stored = readSessionJson('preview');
  const texts = new Map(Object.entries((stored ?? {}) as Record<string, string>));
  for (const [name, text] of pageQuery()) if ((optionNames as string[]).includes(name)) texts.set(name, text);
  const read = parseOptions(texts);
  persistOptions(read.options);
  return read;
}

/** Moves the options of a framed page's address into storage, so that a reload does not restore changed ones. */
export function cleanFramedAddress(): void {
  if (window.parent === window) return;
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const name of optionNames) query.delete(name);
  window.history.replaceState(window.history.state, '', `${pathname}${query.size === 0 ? '' : `?${query}`}${hash}`);
}

/** Stores the options for later pages of this tab. */
export function persistOptions(options: PreviewOptions): void {
  const kept = writeOptions(options).filter(([name]) => !once.includes(name));
  writeSession({ preview: JSON.stringify(Object.fromEntries(kept)) });
}
