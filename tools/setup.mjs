/**
 * Prepares a new machine: checks Node, installs the packages of the lockfile and writes what is generated; with `--browser` finds
 * a Chromium, and an nginx where that is easy; with `--engines` Firefox and WebKit. Uses only Node, because it runs before any
 * package exists. Idempotent.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whether `version` ("20.19.4") is at least `minimum` ("20.19"). */
export function isAtLeast(version, minimum) {
  const have = version.split('.').map(Number);
  const want = minimum.split('.').map(Number);
  for (let i = 0; i < want.length; i += 1) {
    if ((have[i] ?? 0) !== want[i]) return (have[i] ?? 0) > want[i];
  }
  return true;
}

function fail(message) {
  console.error(`setup: ${message}`);
  process.exit(1);
}

function run(command, args) {
  console.log(`setup: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

/**
 * Whether the installed packages are those of the lockfile. npm records what it installed in
 * `node_modules/.package-lock.json`; optional packages of other platforms are not in it.
 */
export function packagesMatch(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const have = installed.packages[path];
    return have ? have.version === wanted.version && have.integrity === wanted.integrity : wanted.optional === true;
  });
}

function packagesAreCurrent() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  return packagesMatch(
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
    JSON.parse(readFileSync(record, 'utf8')),
  );
}

function installPackages() {
  if (packagesAreCurrent()) return;
  if (!run('npm', ['ci'])) fail('npm ci failed for the reason above; the portal runs with the packages of the lockfile alone');
}

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const HEADLESS = '/usr/bin/chromium-headless-shell';

async function findBrowser() {
  const system = [process.env.CHROMIUM, ...WHOLE].find((path) => path && existsSync(path));
  if (system) return system;
  const { chromium } = await import(pathToFileURL(join(root, 'node_modules', 'playwright', 'index.mjs')).href);
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

const isRoot = process.getuid?.() === 0;

/** An agent of a CI may be another user, with a `sudo` that asks for nothing. */
const mayUseSudo = () => Boolean(process.env.CI) && spawnSync('sudo', ['-n', 'true']).status === 0;

const canUseApt = () => existsSync('/usr/bin/apt-get') && (isRoot || mayUseSudo());

const apt = (args) => (isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]));

async function installBrowser() {
  const missing = [...((await findBrowser()) ? [] : ['chromium']), ...(existsSync(HEADLESS) ? [] : ['chromium-headless-shell'])];
  if (process.env.CHROMIUM || missing.length === 0) return;
  if (canUseApt() && apt(['update', '-qq'])) {
    // one by one: some systems lack the faster package, which tests can do without
    for (const name of missing) apt(['install', '-y', '-qq', name]);
  }
  if (!(await findBrowser())) run('npx', ['playwright', 'install', 'chromium']);
  const browser = await findBrowser();
  if (!browser) fail('no Chromium found or installed; install one and set CHROMIUM to its path');
  console.log(`setup: Chromium is ${browser}`);
}

const NGINX_PATHS = [
  process.env.NGINX,
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** Programs of a Debian package, for the tests of the generated server configuration. */
function installNginx() {
  const found = () => NGINX_PATHS.some((path) => path && existsSync(path)) && spawnSync('openssl', ['version']).status === 0;
  if (found()) return;
  const wanted = ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light', 'openssl'];
  if (canUseApt() && !apt(wanted) && apt(['update', '-qq'])) apt(wanted);
  if (!found()) console.log('setup: without nginx and openssl the tests of the server configuration are skipped');
}

/** Debian's packages of the engines beside Chromium, with a program of each. */
const ENGINES = { 'firefox-esr': 'firefox-esr', 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb', gjs: 'gjs' };
const WEBKIT_BINDINGS = 'gir1.2-webkit2-4.1';

/** Firefox and WebKit for `npm run test:engines`: from the distribution's packages, else Playwright's; one that is missing is not run. */
function installEngines() {
  const isMissing = ([, program]) => !existsSync(`/usr/bin/${program}`);
  if (process.platform === 'linux' && canUseApt()) {
    const missing = Object.entries(ENGINES).filter(isMissing);
    if (missing.length === 0) return;
    const wanted = ['install', '-y', '-qq', '--no-install-recommends', ...missing.map(([name]) => name), WEBKIT_BINDINGS];
    if (!run('apt-get', wanted) && run('apt-get', ['update', '-qq'])) run('apt-get', wanted);
  } else run('npx', ['playwright', 'install', 'firefox', 'webkit']);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!isAtLeast(process.versions.node, '20.19')) fail(`Node 20.19 or later is needed, this is ${process.versions.node}`);
  installPackages();
  // needs the packages
  const { generate } = await import('./generate/generate.mjs');
  generate();
  if (process.argv.includes('--browser')) {
    await installBrowser();
    installNginx();
  }
  if (process.argv.includes('--engines')) installEngines();
}
