interface PageParts {
  /** Name of the script; a page of text alone has none. */
  script?: 'game' | 'chat';
  /** HTML of the sandbox itself, never of an address. */
  body?: string;
  title: string;
}

/**
 * A page of the simulated vendors: the brand's published style sheet, then its own.
 * @param brand checked id; without one the page has the browser's colours
 */
export function pageHtml(brand: string | null, { script, body = '<div id="root"></div>', title }: PageParts): string {
  const look = brand === null ? '' : `<link rel="stylesheet" href="/brand.css?brand=${brand}" />`;
  const code = script === undefined ? '' : `<script type="module" src="/${script}.js"></script>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    ${look}
    <link rel="stylesheet" href="/${script ?? 'game'}.css" />
    ${code}
  </head>
  <body>
    ${body}
  </body>
</html>
`;
}
