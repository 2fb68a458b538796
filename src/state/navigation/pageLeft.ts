import type { Portal } from '#state/portal/portal.ts';

/** A question to ask after waiting: has the player left this page since? What was waited for then opens and says nothing. */
export function pageLeft({ router }: Pick<Portal, 'router'>): () => boolean {
  const here = () => router.path().split('?')[0];
  const page = here();
  return () => here() !== page;
}
