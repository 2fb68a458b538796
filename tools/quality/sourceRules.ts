/** Project rules that the linter cannot say: on style sheets, folders, and a few uses of single modules. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

export interface SourceFinding {
  file: string;
  line: number;
  rule: string;
  hint: string;
}

/** The linter counts the lines of scripts. */
const MAX_STYLE_LINES = 250;
const MAX_FOLDER_FILES = 20;

/** What runs in a player's browser. */
const PRODUCTION = /^src\/(?!contract|sandbox|preview|journeys|early\/boot\.js)(?!.*\.(?:test|fixture)\.tsx?$).*\.tsx?$/;

/** Rules on single lines. */
const lineRules: readonly { rule: string; hint: string; files: RegExp; found: RegExp }[] = [
  {
    rule: 'no-code-from-text',
    hint: 'The content security policy forbids code from text: import modules by a literal path',
    files: PRODUCTION,
    found: /\bimport\(\s*[^'"\s)]|\bcreateElement\(['"]script|\bset(?:Timeout|Interval)\(\s*['"`]/i,
  },
  {
    rule: 'no-html-attribute',
    hint: 'HTML from data is written by ui/html/sanitizeHtml.ts alone: render SafeHtml or Frame',
    files: PRODUCTION,
    found: /\bsetAttribute\(['"](?:srcdoc|on)/i,
  },
  {
    rule: 'picture-address',
    hint: 'Addresses of pictures pass imageUrl(portal, …), which knows the allowed hosts; those of the brand begin with `/images/',
    // components without domain get addresses; the picture of a captcha is in its reply
    files:
      /^src\/(?!ui\/|preview\/|sandbox\/|journeys\/|features\/verification\/CaptchaField)(?!.*\.(?:test|fixture)\.tsx$).*\.tsx$/,
    found: /\b(?:src|narrowSrc|fallbackSrc|srcSet)=\{(?!`\/images\/|[^}]*\bimageUrl\()/,
  },
  {
    rule: 'reason-of-exception',
    hint: 'Give the reason after `--`, on the same line',
    files: /\.tsx?$/,
    found: /(?:\/\/|\/\*) oxlint-disable(?!.* -- \S)/,
  },
  {
    rule: 'clock-limit',
    hint: 'It fails on a busy machine: the limit of all tests is for what hangs; time itself is tested on a clock of the test',
    files: /\.(?:browser\.test|journey|matrix)\.tsx?$/,
    found: /\btimeout: (?:[1-5]?\d_?)?\d{1,3}\b(?!_)/,
  },
  {
    rule: 'logical-sides',
    hint: 'Physical sides break right-to-left pages: use logical ones, such as inset-inline-start or text-align: start',
    files: /^src\/(?!preview\/).*\.css$/,
    found: /^\s*(?:(?:padding|margin|border)-)?(?:left|right):|text-align: (?:left|right)/,
  },
  {
    rule: 'visible-viewport',
    hint: "On phones 100vh is behind the browser's bars: use dvh, which follows them, or svh",
    files: /^src\/(?!preview\/).*\.css$/,
    found: /\d(?:vh|vb|vmin|vmax)\b/,
  },
  {
    rule: 'text-size',
    hint: "The browser's size of text counts: sizes and heights of text in rem, widths of windows in em (a 16th of the px)",
    files: /^src\/(?!preview\/).*\.css$/,
    found: /^\s*(?:font|font-size|line-height):.*\dpx|@(?:media|container).*\dpx/,
  },
];

function checkLines(file: string, content: string): SourceFinding[] {
  const rules = lineRules.filter(({ files }) => files.test(file));
  return rules.flatMap(({ rule, hint, found }) =>
    content.split('\n').flatMap((text, index) => (found.test(text) ? [{ file, line: index + 1, rule, hint }] : [])),
  );
}

const KEYFRAMES = /@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;
const SINGLE_TRANSFORM = /^\s*(?:rotate|scale|translate):/;

/** Chromium animates `rotate`, `scale` and `translate` of an SVG element on the main thread, `transform` on the compositor. */
function checkKeyframes(file: string, content: string): SourceFinding[] {
  if (!/^src\/.*\.css$/.test(file)) return [];
  const lineAt = (offset: number) => content.slice(0, offset).split('\n').length;
  const rule = { rule: 'composited-keyframes', hint: 'Icons are animated on the main thread by it: use transform' };
  return [...content.matchAll(KEYFRAMES)].flatMap(({ 0: block, index: start }) =>
    block
      .split('\n')
      .flatMap((text, index) => (SINGLE_TRANSFORM.test(text) ? [{ file, line: lineAt(start) + index, ...rule }] : [])),
  );
}

/** Findings in one file; `file` is relative to the project's root. */
export function checkSource(file: string, content: string): SourceFinding[] {
  const lines = content.split('\n').length - (content.endsWith('\n') ? 1 : 0);
  const hint = `${lines} lines; at most ${MAX_STYLE_LINES}: split the file`;
  const isLong = file.endsWith('.css') && lines > MAX_STYLE_LINES;
  return [
    ...(isLong ? [{ file, line: lines, rule: 'max-lines', hint }] : []),
    ...checkLines(file, content),
    ...checkKeyframes(file, content),
  ];
}

/** Folders with too many source files; tests, style sheets and generated code do not count. */
export function checkFolders(files: readonly string[]): SourceFinding[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!/\.tsx?$/.test(file) || /\.(?:test|fixture|journey|matrix)\.tsx?$/.test(file)) continue;
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FOLDER_FILES)
    .map(([folder, count]) => ({
      file: folder,
      line: 1,
      rule: 'folder-size',
      hint: `${count} source files; at most ${MAX_FOLDER_FILES}: group them by what they are about`,
    }));
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });
}

export function checkProject(root: string): SourceFinding[] {
  const files = ['src', 'tools']
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => /\.(tsx?|mjs|js|css)$/.test(basename(file)) && !file.startsWith('src/contract/'));
  return [
    ...files.flatMap((file) => checkSource(relative(root, join(root, file)), readFileSync(join(root, file), 'utf8'))),
    ...checkFolders(files),
  ];
}
