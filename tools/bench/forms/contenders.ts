import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { patternOf } from '../../../src/engine/fields/patterns.ts';
import { escapeHtml, escapeJson, tag } from '../../site/page/document.ts';
import { buildTarget } from '../../support/line.ts';
import { twentyFields } from '../byHand.ts';

const source = fileURLToPath(new URL('../contenders', import.meta.url));
/** Where they are installed and built: no check of the project reads it. */
const folder = fileURLToPath(new URL('../../../.cache/contenders', import.meta.url));
const floorScript = fileURLToPath(new URL('../floor/form.js', import.meta.url));

/** The compared forms and their paths; the portal's is the registration of the measured brand, beside its home page. */
export const forms = {
  floor: '/bare-register.html',
  'React and react-hook-form by hand': '/hook-register.html',
  Formily: '/formily-register.html',
  'portal, /register': '/register',
  'portal, /': '/',
} as const;

export type FormName = keyof typeof forms;

/** One field of the page, as the contenders read it. */
interface Field {
  name: string;
  label: string;
  type: string;
  min: number;
  max: number;
  pattern: string;
  required: string;
  fault: string;
}

const typeOf = (name: string): string => (name.toLowerCase().includes('password') ? 'password' : 'text');

/** The twenty fields with their rules, the same for every contender. */
export const fields: readonly Field[] = twentyFields.map(([name, { minLength, maxLength, patternId }]) => ({
  name,
  label: name,
  type: typeOf(name),
  min: minLength,
  max: maxLength,
  pattern: patternOf(patternId).source,
  required: `Enter ${name}.`,
  fault: `${minLength} to ${maxLength} characters of the right kind.`,
}));

const page = (body: string, script: string): string =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  `<link rel="icon" href="data:,"><title>Form</title>${body}<script type="module" src="/${script}"></script>`;

const inputs = fields.map(({ name, label, type, min, max, pattern, required, fault }) => {
  const rules = { 'data-min': String(min), 'data-max': String(max), 'data-pattern': pattern };
  const input = tag('input', { name, type, ...rules, 'data-required': required, 'data-fault': fault });
  return `<label><span>${escapeHtml(label)}</span>${input}<small></small></label>`;
});

const floorPage = page(`<form novalidate>${inputs.join('')}<button>Create account</button></form>`, 'bare.js');

const emptyPage = (script: string): string =>
  page(`<div id="root"></div><script type="application/json" id="fields">${escapeJson(fields)}</script>`, script);

/** Their libraries are no dependencies of the project; they are installed when they are measured. */
function install(): void {
  cpSync(source, folder, { recursive: true });
  if (existsSync(join(folder, 'node_modules'))) return;
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'], { cwd: folder });
}

/** Writes the pages of the contenders into a published site, one script each, as a production build. */
export async function writeContenders(site: string): Promise<void> {
  install();
  for (const [file, script] of [
    ['hookForm.js', 'hook.js'],
    ['formily.js', 'formily.js'],
  ] as const) {
    await build({
      configFile: false,
      logLevel: 'error',
      root: folder,
      build: {
        outDir: site,
        emptyOutDir: false,
        target: buildTarget,
        modulePreload: false,
        rolldownOptions: { input: join(folder, file), output: { entryFileNames: script, codeSplitting: false } },
      },
    });
  }
  cpSync(floorScript, join(site, 'bare.js'));
  writeFileSync(join(site, 'bare-register.html'), floorPage);
  writeFileSync(join(site, 'hook-register.html'), emptyPage('hook.js'));
  writeFileSync(join(site, 'formily-register.html'), emptyPage('formily.js'));
}
