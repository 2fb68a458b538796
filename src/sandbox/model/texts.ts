import type { SandboxTexts } from '#contract/types.ts';
import type { SandboxContext } from './sandboxContext.ts';

/** Reads a text in one language, else English, else whatever there is. */
export type ReadText = (texts: SandboxTexts) => string;

/** The language that the portal is shown in, as it says with each call. */
export const languageOf = (request: Request): string | undefined => request.headers.get('Language') ?? undefined;

/** @param language as the platform writes it; the brand's default without one */
export function textReader({ brand }: SandboxContext, language: string | undefined): ReadText {
  const wanted = language ?? brand.languages.default;
  return (texts) => texts[wanted] ?? texts['EN'] ?? Object.values(texts)[0] ?? '';
}
