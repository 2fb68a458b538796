import type { Theme } from '#contract/types.ts';

/** Thrown for a token that could break out of its declaration. */
export class UnsafeTokenError extends Error {
  override name = 'UnsafeTokenError';
}

const safeName = /^[a-z][a-z0-9-]{0,40}$/;
/** Characters of colours, lengths, shadows and font lists; only the functions `rgba()` and `var()`. */
const safeValue = /^(?!.*(?<!\brgba|\bvar)\()[A-Za-z0-9#.,()%"' +-]{1,300}$/;

/** Unclosed quotes or brackets would swallow the rest of the file. */
function isClosed(value: string): boolean {
  const bare = value.replaceAll(/"[^"]*"|'[^']*'/g, '').replaceAll(/\([^()]*\)/g, '');
  return !/["'()]/.test(bare);
}

function declarations(tokens: Readonly<Record<string, string>>, group: string): string {
  return Object.entries(tokens)
    .map(([name, value]) => {
      if (!safeName.test(name) || typeof value !== 'string' || !safeValue.test(value) || !isClosed(value)) {
        throw new UnsafeTokenError(`theme.json ${group}: ${JSON.stringify(name)} has an unsafe value ${JSON.stringify(value)}`);
      }
      return `    --${name}: ${value};\n`;
    })
    .join('');
}

/**
 * `theme.css` of a brand: every token as a custom property, both themes under `[data-theme]`, light until it is set.
 * Repeats the layer order because this file may load before the engine's styles.
 * @throws UnsafeTokenError
 */
export function themeCss(theme: Theme): string {
  const { shape, type, color } = theme;
  return `@layer reset, ui, features, brand;
@layer brand {
  :root {
${declarations({ ...shape }, 'shape')}${declarations({ ...type }, 'type')}  }
  :root,
  [data-theme='light'] {
    color-scheme: light;
${declarations({ ...color.light }, 'color.light')}  }
  [data-theme='dark'] {
    color-scheme: dark;
${declarations({ ...color.dark }, 'color.dark')}  }
}
`;
}
