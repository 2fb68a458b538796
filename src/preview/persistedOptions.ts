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

/** Asked once; a reload of the page does not ask it again. */
const once: readonly OptionName[] = ['open', 'tools'];

/**
 * The address's options over those of earlier pages of this tab, kept for the tab. An empty value takes a
 * option back.
 */
export function readOptions(): { options: PreviewOptions; problems: OptionProblem[] } {
  const stored = readSessionJson('preview');
  const texts = new Map(Object.entries((stored ?? {}) as Record<string, string>));
  for (const [name, text] of pageQuery()) if ((optionNames as string[]).includes(name)) texts.set(name, text);
  const read = parseOptions(texts);
  persistOptions(read.options);
  return read;
}

/**
 * Takes the options out of a framed page's own address: they are kept, and the tools around it change them. A reload of
 * the frame must not bring the first ones back.
 */
export function cleanFramedAddress(): void {
  if (window.parent === window) return;
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const name of optionNames) query.delete(name);
  window.history.replaceState(window.history.state, '', `${pathname}${query.size === 0 ? '' : `?${query}`}${hash}`);
}

/** What later pages of this tab begin with. */
export function persistOptions(options: PreviewOptions): void {
  const kept = writeOptions(options).filter(([name]) => !once.includes(name));
  writeSession({ preview: JSON.stringify(Object.fromEntries(kept)) });
}
