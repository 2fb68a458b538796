import { useId } from 'react';
import { pieceOf } from '#engine/brand/content.ts';
import type { SectionProps } from '#engine/registry.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Blocks } from './Blocks.tsx';
import styles from './Content.module.css';
import { useWords } from './useWords.ts';

/** A block of the brand's own on a page: the piece that its setting `content` names. */
export function ContentSection({ slotProps, settings }: SectionProps) {
  const { brand } = usePortal();
  const content = pieceOf(brand, settings['content']);
  const say = useWords(content);
  const title = useId();
  if (content === null) return null;
  return (
    <section {...slotProps} className={styles.section} aria-labelledby={title}>
      <h2 id={title} className="h-m">
        {say(content.title)}
      </h2>
      {content.lead !== undefined && <p className={styles.lead}>{say(content.lead)}</p>}
      <Blocks blocks={content.blocks} say={say} heading="h3" />
    </section>
  );
}
