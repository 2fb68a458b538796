import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

const PLACES = [
  process.env['NGINX'],
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** Path of the machine's nginx (`NGINX`, or where systems install it); undefined when there is none. */
export const nginxPath = (): string | undefined => PLACES.find((path) => path !== undefined && existsSync(path));

export interface RunningNginx {
  port: number;
  log: () => string;
  stop: () => Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** The configuration around the generated files, in its own folder. Modules that a distribution needs are compiled in. */
const frame = (prefix: string): string =>
  [
    // a temporary folder belongs to the current user
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${prefix}/nginx.pid;`,
    'error_log stderr warn;',
    'events { worker_connections 256; }',
    'http {',
    'access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${prefix}/${name};`),
    'include portal/portal.conf;',
    '}',
  ].join('\n');

/**
 * Starts the machine's nginx with generated files. Only the ports change: https and http become `port` and a free one, on
 * loopback. @throws when nginx rejects the configuration
 */
export async function startNginx(files: Readonly<Record<string, string>>, port: number): Promise<RunningNginx> {
  const binary = nginxPath();
  if (binary === undefined) throw new Error('There is no nginx on this machine.');
  const prefix = mkdtempSync(join(tmpdir(), 'nginx-'));
  const spare = await freePort();
  for (const [name, text] of Object.entries({ ...files, 'nginx.conf': frame(prefix) })) {
    mkdirSync(dirname(join(prefix, name)), { recursive: true });
    const moved = text
      .replace(/^ *listen \[::\].*\n/gm, '')
      .replace('listen 443 ', `listen 127.0.0.1:${port} `)
      .replace('listen 80 ', `listen 127.0.0.1:${spare} `);
    writeFileSync(join(prefix, name), moved);
  }
  let log = '';
  const child = spawn(binary, ['-p', prefix, '-c', join(prefix, 'nginx.conf'), '-e', 'stderr']);
  child.stderr.on('data', (part: Buffer) => (log += part.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(prefix, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
    if (await answers(port)) return { port, log: () => log, stop };
    await after(50);
  }
  await stop();
  throw new Error(`nginx did not start: ${log}`);
}
