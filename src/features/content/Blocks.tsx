import { Fragment } from 'react';
import type { ContentBlock } from '#contract/types.ts';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import { BlockMenu } from './BlockMenu.tsx';
import styles from './Content.module.css';

interface Props {
  blocks: readonly ContentBlock[];
  say: (key: string) => string;
  /** Below the heading of the piece. */
  heading: 'h2' | 'h3';
}

/** What follows the title of a piece. */
export function Blocks({ blocks, say, heading: Heading }: Props) {
  return (
    <div className={styles.blocks}>
      {blocks.map(({ heading, text, list, facts, image, alt, menu }, index) => (
        // the list never changes
        <Fragment key={index}>
          {heading !== undefined && <Heading className={Heading === 'h2' ? 'h-m' : 'h-s'}>{say(heading)}</Heading>}
          {text !== undefined &&
            say(text)
              .split(/\n\s*\n/)
              .map((paragraph, place) => <p key={place}>{paragraph}</p>)}
          {list !== undefined && (
            <ul className={styles.list}>
              {list.map((key) => (
                <li key={key}>{say(key)}</li>
              ))}
            </ul>
          )}
          {facts !== undefined && (
            <dl className={styles.facts}>
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt>{say(name)}</dt>
                  <dd>{say(value)}</dd>
                </div>
              ))}
            </dl>
          )}
          {image !== undefined && (
            <LazyImage className={styles.picture} src={`/images/${image}`} alt={alt === undefined ? '' : say(alt)} />
          )}
          {menu !== undefined && <BlockMenu menu={menu} />}
        </Fragment>
      ))}
    </div>
  );
}
