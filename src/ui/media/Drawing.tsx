import { isInPage } from './drawings.ts';

interface DrawingProps {
  /** Of the symbol by which a published page may contain it: a file would delay the first paint. */
  id: string | undefined;
  /** The file, where the page does not. */
  src: string;
  width: number;
  height: number;
  className?: string | undefined;
}

/** A decorative picture. `tools/site/page/pageDrawings.ts` writes the same markup. */
export function Drawing({ id, src, width, height, className }: DrawingProps) {
  const size = { width, height };
  return id !== undefined && isInPage(id) ? (
    <svg className={className} {...size} aria-hidden="true" focusable="false">
      <use href={`#${id}`} />
    </svg>
  ) : (
    <img className={className} src={src} alt="" {...size} />
  );
}
