// covers: src/preview/shared, tools/site/shared, tools/brand
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { TYPES } from '../../tools/paths/content.ts';
import { collectProblems } from './support/problems.ts';
import { seedUser } from './support/seedUsers.ts';
import { deepOnly } from './support/selection/depth.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
let place: string;
let server: Server;
let origin: string;

/** What a host of static files does: a folder has its index, and what is not there has the 404 page. */
function serveFolder(folder: string): Server {
  return createServer(({ url = '/', method }, reply) => {
    const { pathname, search } = new URL(url, 'http://host.invalid');
    const found = statSync(join(folder, pathname), { throwIfNoEntry: false });
    if (method !== 'GET') return void reply.writeHead(405).end();
    if (found?.isDirectory() === true && !pathname.endsWith('/'))
      return void reply.writeHead(301, { Location: `${pathname}/${search}` }).end();
    const file = found === undefined ? '404.html' : found.isDirectory() ? join(pathname, 'index.html') : pathname;
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return void reply.writeHead(found === undefined ? 404 : 200, { 'Content-Type': type }).end(readFileSync(join(folder, file)));
  });
}

// its simulated platform is a worker
test.use({ serviceWorkers: 'allow' });

test.beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'shared-preview-'));
  const command = ['run', '-s', 'brand', '--', 'preview', 'folia', '--to', join(place, 'site')];
  const { stdout } = await promisify(execFile)('npm', command, { cwd: project });
  expect(stdout).toMatch(/at the root of a host of its own, over https/);
  server = serveFolder(join(place, 'site')).listen(0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.close();
  rmSync(place, { recursive: true, force: true });
});

test(
  'a brand on a host of static files: a member signs in, deposits, and finds that again after a reload',
  deepOnly,
  async ({ page, context }) => {
    const problems = collectProblems();
    await problems.watch(context);
    const { password = '', nickname = '' } = seedUser('folia', 'member01');
    const panel = page.locator('[data-slot="panel/deposit"]');
    const records = page.locator('[data-slot="panel/depositv2"] [data-row]');

    await test.step('every page says what it is, to people and to search engines', async () => {
      await page.goto(`${origin}/promotions`);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await expect(page.getByText('A preview of Folia. The platform is simulated in this browser')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText('A preview of Folia.')).toBeHidden();
      const version = (await (await page.request.get(`${origin}/version.json`)).json()) as object;
      expect(version).toMatchObject({ data: 'sandbox', preview: { brand: 'folia' } });
    });

    await test.step('the form of sign-in', async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Entrar', exact: true }).click();
      const form = page.locator('[data-slot="modal/loginPopupModal"]');
      await form.locator('input[name="username"]').fill('member01');
      await form.locator('input[name="password"]').fill(password);
      await form.getByRole('button', { name: 'Entrar', exact: true }).click();
      await expect(page.locator('header[data-member]')).toContainText(nickname);
    });

    await test.step('a deposit', async () => {
      await page.goto(`${origin}/promotions?centre=member.depositv2`);
      await panel.locator('[data-channel="aurora-bank"]').click();
      await panel.locator('input[name="amount"]').fill('137');
      await panel.locator('input[name="payerName"]').fill('Marina Duarte');
      await panel.locator('[data-action="depositNext"]').click();
      // what is unusual is asked first
      const send = page.locator('[data-action="applyDeposit"]');
      await expect(send.or(panel.locator('[data-status]'))).toBeVisible();
      if (await send.isVisible()) await send.click();
      await expect(panel.locator('[data-status]')).toHaveAttribute('data-status', 'PENDING');
    });

    await test.step('it is still there after a reload', async () => {
      await page.reload();
      await page.getByRole('tab', { name: 'Registros de depósito' }).click();
      await expect(records.filter({ hasText: '137,00' })).toHaveCount(1);
    });

    await test.step('an address without a file has the page, too, and an account is signed in from the mark', async () => {
      await page.goto(`${origin}/promotions/week`);
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await page.getByRole('button', { name: /^vip00005/ }).click();
      await expect(page.locator('header[data-member]')).not.toContainText(nickname);
    });
    // a host says 404 with its page for addresses that have none
    problems.expect(/404 .*\/promotions\/week/);
    expect(problems.unexpected()).toEqual([]);
  },
);
