import type { SandboxTexts } from '#contract/types.ts';
import { languageChain } from '#engine/values/languageChain.ts';
import { ownEntry } from '#engine/values/ownEntry.ts';
import type { SandboxContext } from './sandboxContext.ts';
import type { Worded } from '#sandbox/values/words.ts';

/** A text in one language, else in those to which the brand's texts fall back, else in English, else in any. */
export type ReadText = (texts: SandboxTexts) => string;

/** The interface language, which the portal sends with each call. */
export const languageOf = (request: Request): string | undefined => request.headers.get('Language') ?? undefined;

/** @param language as the platform writes it; the brand's default without one */
export function textReader({ brand }: SandboxContext, language: string | undefined): ReadText {
  const chain = [...languageChain(brand.languages, language ?? brand.languages.default), 'EN'];
  return (texts) => {
    const found = chain.find((code) => Object.hasOwn(texts, code));
    return (found === undefined ? Object.values(texts)[0] : texts[found]) ?? '';
  };
}

/** Writes texts in the language of a request. */
export function wordsFor(context: SandboxContext, request: Request): (text: Worded) => string {
  const read = textReader(context, languageOf(request));
  const { content, games, platform } = context.data;
  return (text) => {
    if (typeof text === 'string') return text;
    if ('promotion' in text) return read(ownEntry(content.promotions, text.promotion)?.title ?? {});
    if ('depositBonus' in text) return read(ownEntry(platform.depositBonuses, text.depositBonus)?.title ?? {});
    if ('reward' in text) return read(ownEntry(games.rewards, text.reward)?.name ?? {});
    const { word, of = '' } = text;
    const written = read(ownEntry(content.words, word) ?? {});
    return written.includes('{{of}}') ? written.replace('{{of}}', () => of) : `${written} ${of}`.trim();
  };
}
