import type { SandboxTexts } from '#contract/types.ts';
import type { World } from './world.ts';

/** Reads a text in one language, else English, else whatever there is. */
export type ReadText = (texts: SandboxTexts) => string;

/** @param language as the platform writes it; the brand's default without one */
export function textReader({ brand }: World, language: string | undefined): ReadText {
  const wanted = language ?? brand.languages.default;
  return (texts) => texts[wanted] ?? texts['EN'] ?? Object.values(texts)[0] ?? '';
}
