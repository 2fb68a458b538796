import { pieceOf } from '#engine/brand/content.ts';
import type { PageProps } from '#engine/registry.ts';
import { PageHeading } from '#parts/page/PageHeading.tsx';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Blocks } from './Blocks.tsx';
import styles from './Content.module.css';
import { useWords } from './useWords.ts';

/** A page of the brand's own. */
export function ContentPage({ slotProps, route, banner }: PageProps) {
  const { brand } = usePortal();
  const content = pieceOf(brand, brand.layout.routes[route.name]?.content);
  const say = useWords(content);
  if (content === null) return null;
  return (
    <div {...slotProps}>
      {banner}
      <article className={styles.page}>
        <header>
          <PageHeading className="display-m">{say(content.title)}</PageHeading>
          {content.lead !== undefined && <p className={styles.lead}>{say(content.lead)}</p>}
        </header>
        <Blocks blocks={content.blocks} say={say} heading="h2" />
      </article>
    </div>
  );
}
