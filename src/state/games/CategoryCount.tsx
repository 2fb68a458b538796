import { usePreferences, useSystem } from '#state/portal/PortalProvider.tsx';
import { wholeNumber } from '#engine/money/wholeNumber.ts';

/** How many games a category has; its line is there before the number, so that nothing moves. */
export function CategoryCount({ category, className }: { category: string | undefined; className?: string | undefined }) {
  const language = usePreferences((state) => state.language);
  const count = useSystem((state) => (category === undefined ? null : (state.categories?.get(category) ?? null)));
  return <span className={className}>{count === null ? '\u00a0' : wholeNumber(count, language)}</span>;
}
