import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, Option } from 'commander';
import { foldersAt } from '../brand-files/foldersAt.ts';
import { type HeaderChoices, serverNames, writeServerFiles } from '../site/headers/serverFiles.ts';
import { publishedPolicies, serverSites } from '../site/headers/serverSites.ts';
import { brandsOption } from '../brand-files/brandsOption.ts';
import { printJson } from './terminal.ts';

const projectFolder = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

interface Options {
  to: string;
  target: string;
  root: string;
  platform: string;
  tls: string;
  tlsPerHost?: true;
  http?: string;
  localhost?: true;
  brotli?: true;
  brands: string;
  published?: string;
  json?: true;
}

/** The published sites: on the server itself they are in its root. */
const publishedIn = ({ published, root }: Options): string =>
  resolve(published ?? (existsSync(join(root, 'sites')) ? root : projectFolder('dist')));

function headers(options: Options, command: Command): void {
  if (!URL.canParse(options.platform) || new URL(options.platform).pathname !== '/')
    command.error(`error: --platform "${options.platform}" is not an origin`);
  const choices: HeaderChoices = {
    target: options.target,
    localhost: options.localhost === true,
    brotli: options.brotli === true,
    root: options.root.replace(/\/+$/, ''),
    platform: new URL(options.platform).origin,
    listen:
      options.http === undefined
        ? { tls: options.tls.replace(/\/+$/, ''), ...(options.tlsPerHost && { perHost: true }) }
        : { http: options.http },
  };
  const sites = serverSites({
    folders: foldersAt(options.brands),
    localhost: choices.localhost,
    policyOf: publishedPolicies(publishedIn(options)),
  });
  const { written } = writeServerFiles(resolve(options.to), choices, sites);
  if (options.json) printJson({ hosts: sites.flatMap(({ id, hosts }) => hosts.map((host) => ({ host, id }))), files: written });
  else for (const path of written) console.log(path);
}

export function registerHeaders(program: Command): void {
  program
    .command('headers')
    .description('Writes server configurations for all brands: security headers, hosts, redirects, platform proxy.')
    .option('--to <dir>', 'where to write', projectFolder('dist/headers'))
    .addOption(new Option('--target <server>', 'target server').choices([...serverNames, 'all']).default('all'))
    .option('--root <dir>', 'folder on the server that publish --to wrote', '/srv/portal')
    .option('--platform <origin>', 'upstream of the platform proxy', 'http://127.0.0.1:8080')
    .option('--tls <dir>', 'folder on the server with fullchain.pem and privkey.pem', '/etc/ssl/portal')
    .option('--tls-per-host', 'a certificate for each host, in the folder of its name below --tls')
    .option('--http <address>', 'listen address without TLS (a proxy terminates it), such as 127.0.0.1:8081')
    .option('--brotli', 'nginx has the module ngx_brotli: send the published .br files')
    .option('--localhost', 'also serve <id>.localhost, for local tests')
    .addOption(brandsOption())
    .option('--published <dir>', 'folder that publish --to wrote, for its blocks (default: --root where it is here, else dist)')
    .option('--json', 'print hosts and files as JSON')
    .action(headers);
}
