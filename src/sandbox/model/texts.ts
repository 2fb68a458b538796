import type { SandboxTexts } from '#contract/types.ts';
import type { SandboxContext } from './sandboxContext.ts';

/** A text in one language, else in English, else in any. */
export type ReadText = (texts: SandboxTexts) => string;

/** The interface language, which the portal sends with each call. */
export const languageOf = (request: Request): string | undefined => request.headers.get('Language') ?? undefined;

/** @param language as the platform writes it; the brand's default without one */
export function textReader({ brand }: SandboxContext, language: string | undefined): ReadText {
  const wanted = language ?? brand.languages.default;
  return (texts) => texts[wanted] ?? texts['EN'] ?? Object.values(texts)[0] ?? '';
}
