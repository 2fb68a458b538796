import { escapeHtml } from '../site/page/document.ts';

export interface Picture {
  /** Path below the screenshot folder. */
  file: string;
  brand: string;
  address: string;
  title: string;
  detail: string;
}

const STYLE = `
  body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; color-scheme: light dark; }
  section { display: flex; flex-wrap: wrap; align-items: end; gap: 12px; }
  figure { margin: 0; }
  img { display: block; height: 260px; border: 1px solid #8888; border-radius: 4px; }
  h2 { font-size: 15px; margin: 24px 0 8px; }
`;

/** A page with all screenshots, one row per state. */
export function contactSheet(pictures: readonly Picture[]): string {
  const rows = new Map<string, Picture[]>();
  for (const picture of pictures) {
    const title = `${picture.brand}: ${picture.title}`;
    rows.set(title, [...(rows.get(title) ?? []), picture]);
  }
  const sections = [...rows].map(([title, row]) => {
    const figures = row.map(
      ({ file, detail }) =>
        `<figure><img loading="lazy" src="${escapeHtml(file)}" alt="${escapeHtml(`${title}, ${detail}`)}"><figcaption>${escapeHtml(detail)}</figcaption></figure>`,
    );
    const address = escapeHtml(row[0]?.address ?? '');
    return `<h2>${escapeHtml(title)} <small><code>${address}</code></small></h2><section>${figures.join('')}</section>`;
  });
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>States</title><style>${STYLE}</style></head>` +
    `<body><h1>States</h1>${sections.join('')}</body></html>`
  );
}
