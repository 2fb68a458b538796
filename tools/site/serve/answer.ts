import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { serveSandbox } from '#sandbox/http.ts';
import { routesOf } from '#sandbox/protocol/route.ts';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { bodyLimits, MIB } from '../../paths/bodyLimits.ts';
import { noHashes } from '../page/inlineBlocks.ts';
import { platformPolicy, securityHeaders } from '../policy/headers.ts';
import { allowedBy, parsePolicy, POLICY_FILE } from '../policy/policyFile.ts';
import { type Content, contentType, createContent } from '../../paths/content.ts';
import { createCspReports } from './cspReports.ts';
import { createFiles, type Files } from './files.ts';
import { createGamesAnswer, gamesHost, isGamesHost } from './gamesOrigin.ts';
import { cacheControl, locate, type Location, ownPage } from '../../paths/locations.ts';
import { createPages } from './pages.ts';
import { readRequestLine, type RequestLine, schemeOf } from './requestLine.ts';
import { encodeReply, readText, sendContent, sendJson, sendText } from './respond.ts';
import { createSandboxes, UnknownBrandError } from './sandboxes.ts';
import type { BrandFolders } from '../../brand-files/brandFolders.ts';
import { isServedHost, redirectOf, type Site, siteOfHost } from './sites.ts';
import type { PlatformProxy } from '../proxy/platformProxy.ts';
import { localChatHost } from '#sandbox/values/localPartner.ts';
import { answerChat, isChatHost } from './chatOrigin.ts';
import { createVerifyAnswer, isVerifyHost, portOf, verifyOrigin } from './verifyOrigin.ts';

export interface AnswerOptions {
  engineDir: string;
  sites: readonly Site[];
  /** Source of sandbox data (default: the project's brand folders). */
  folders?: BrandFolders | undefined;
  /** Brand of unknown hosts. */
  fallback: string | undefined;
  /** A running platform instead of the sandbox; pages are then sent as published. */
  platform?: PlatformProxy | undefined;
  /** Also listens beyond this machine, so that any host may be asked for. */
  isOpen?: boolean;
}

const MAX_REPORT_BYTES = 64_000;

const DEFAULT_SESSION = 'default';

/** The sandbox session of a `Cookie` header. */
const sessionOf = (cookie: string): string => /(?:^|;\s*)sandbox=([\w-]{1,64})/.exec(cookie)?.[1] ?? DEFAULT_SESSION;

interface RequestContext {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  site: Site;
}

/** Answers every request: files, pages, and calls by the sandbox or a running platform. */
export function createAnswer({
  engineDir,
  sites,
  folders,
  fallback,
  platform: proxy,
  isOpen = false,
}: AnswerOptions): RequestListener {
  const sandboxOf = createSandboxes(sites, folders);
  const reports = createCspReports();
  const assets = createFiles(engineDir);
  const pages = new Map(sites.map(({ id, folder }) => [id, createPages(folder)]));
  const published = new Map(sites.map(({ id, folder }) => [id, createFiles(folder)]));
  // a brand may have moved calls out of the three prefixes
  const routes = new Map(sites.map(({ id, brand }) => [id, brand.api === undefined ? undefined : routesOf(brand)]));
  const verify = createVerifyAnswer(sandboxOf);
  const loadedOf = async (id: string) => (sites.some((site) => site.id === id) ? (await sandboxOf(id)).loaded : null);
  const games = createGamesAnswer(sandboxOf, loadedOf);

  const sendFile = async ({ incoming, outgoing }: RequestContext, files: Files | undefined, file: string): Promise<void> => {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return sendText(outgoing, 405, 'Method not allowed');
    const content = (await files?.(file)) ?? null;
    if (content !== null) return sendContent(incoming, outgoing, content);
    // a 404 must not be cached as long as the file
    outgoing.setHeader('Cache-Control', 'no-store');
    return sendText(outgoing, 404, 'Not found');
  };

  const control = async (visit: RequestContext, pathname: string): Promise<void> => {
    if (pathname !== '/__sandbox/csp-reports') return proxy ? sendText(visit.outgoing, 404, 'Not found') : platform(visit);
    if (visit.incoming.method === 'DELETE') reports.clear();
    return sendJson(visit.outgoing, reports.list());
  };

  const platform = async ({ incoming, outgoing, site }: RequestContext): Promise<void> => {
    if (proxy) return sendText(outgoing, 404, 'No call of the portal.');
    const { sandbox } = await sandboxOf(site.id);
    const { pathname } = new URL(incoming.url ?? '/', 'http://local.invalid');
    const upload = site.brand.api?.endpoints['uploadImage']?.path ?? endpoints.uploadImage.path;
    const maxBody = (pathname === upload ? bodyLimits.upload : bodyLimits.ordinary) * MIB;
    if (!(await serveSandbox(sandbox, incoming, outgoing, { maxBody, encode: encodeReply })))
      sendText(outgoing, 404, 'Not found');
  };

  const media = async (visit: RequestContext, file: string): Promise<void> => {
    // pictures of the simulated platform; a real one has hosts for them
    const path = proxy ? null : (await sandboxOf(visit.site.id)).media(file);
    const bytes = path === null ? null : await readFile(path).catch(() => null);
    const content = bytes === null ? null : createContent(bytes, contentType(file));
    return sendFile(visit, async () => content, file);
  };

  const page = async ({ incoming, site }: RequestContext, file: string): Promise<Content | null> => {
    if (proxy) return (await published.get(site.id)?.(file)) ?? null;
    const { cookie = '', host = '' } = incoming.headers;
    const payloadKeys = (await sandboxOf(site.id)).sandbox.publicKeys;
    const session = sessionOf(cookie);
    const parts = {
      payloadKeys,
      scheme: schemeOf(incoming),
      verifyOrigin: verifyOrigin(session, host, schemeOf(incoming)),
      chatHost: localChatHost(host),
      gamesHost: gamesHost(session, host),
      ownSession: session !== DEFAULT_SESSION,
    };
    return (await pages.get(site.id)?.(file, parts)) ?? null;
  };

  const answer = async (visit: RequestContext, location: Location, pathname: string): Promise<void> => {
    const { incoming, outgoing, site } = visit;
    switch (location.kind) {
      case 'platform':
        return platform(visit);
      case 'control':
        return control(visit, pathname);
      case 'cspReport':
        reports.add(site.id, await readText(incoming, MAX_REPORT_BYTES));
        outgoing.writeHead(204).end();
        return;
      case 'media':
        return media(visit, location.file);
      case 'asset':
        return sendFile(visit, assets, location.file);
      case 'missing':
        return sendText(outgoing, 404, 'Not found');
      case 'page': {
        const own = location.file === 'shell.html' ? ownPage(pathname) : null;
        return sendFile(
          visit,
          async (file) => (own === null ? null : await page(visit, own)) ?? page(visit, file),
          location.file,
        );
      }
      default:
        return sendFile(visit, (file) => page(visit, file), location.file);
    }
  };

  const onSite = async (incoming: IncomingMessage, outgoing: ServerResponse, { host, pathname }: RequestLine): Promise<void> => {
    const site = siteOfHost(sites, host, fallback);
    if (!site) return sendText(outgoing, 503, 'No brand is published; run "npm run build".');
    const location = locate(pathname);
    const isCall = proxy ? proxy.isCall(incoming, site) : routes.get(site.id)?.(incoming.method ?? 'GET', pathname) !== undefined;
    const { hosts } = site.brand.security;
    const chatHost = localChatHost(host);
    const scheme = schemeOf(incoming);
    const local = proxy
      ? hosts
      : {
          ...hosts,
          chat: [...hosts.chat, ...(chatHost === null ? [] : [`${scheme}://${chatHost}`])],
          verify: [...(hosts.verify ?? []), `${scheme}://*.verify.localhost${portOf(host)}`],
          games: [...(hosts.games ?? []), `${scheme}://*.games.localhost${portOf(host)}`],
        };
    const policy = await published.get(site.id)?.(POLICY_FILE);
    const blocks = policy ? allowedBy(parsePolicy(policy.bytes.toString())) : noHashes;
    const headers = securityHeaders(local, { localOrigins: [`${scheme}://${host}`], blocks });
    const kind = isCall ? 'platform' : location.kind;
    if (kind === 'platform' || kind === 'cspReport') headers['Content-Security-Policy'] = platformPolicy;
    for (const [name, value] of Object.entries({ ...headers, 'Cache-Control': cacheControl(kind) }))
      outgoing.setHeader(name, value);
    if (proxy && isCall) return proxy.pass(incoming, outgoing, site);
    const first = redirectOf(site.brand, host);
    if (first !== null) return void outgoing.writeHead(301, { Location: `https://${first}${incoming.url}` }).end();
    return answer({ incoming, outgoing, site }, isCall ? { kind: 'platform' } : location, pathname);
  };

  const onHost = async (incoming: IncomingMessage, outgoing: ServerResponse, line: RequestLine): Promise<void> => {
    if (proxy && !isOpen && !isServedHost(sites, line.host)) return sendText(outgoing, 403, 'No host of this server.');
    if (!proxy && isVerifyHost(line.host)) return verify(incoming, outgoing);
    if (!proxy && isGamesHost(line.host)) return games(incoming, outgoing);
    if (!proxy && isChatHost(line.host)) return answerChat(incoming, outgoing, loadedOf);
    return onSite(incoming, outgoing, line);
  };

  return (incoming, outgoing) => {
    const line = readRequestLine(incoming);
    if ('status' in line) return sendText(outgoing, line.status, line.text);
    onHost(incoming, outgoing, line).catch((cause: unknown) => {
      // a visitor who leaves during the request is no fault of the server
      if (outgoing.headersSent || incoming.errored !== null) return outgoing.destroy();
      if (cause instanceof UnknownBrandError) return sendText(outgoing, 404, 'Not found');
      console.error(`${incoming.method} ${line.pathname}:`, cause);
      return sendText(outgoing, 500, 'The server failed.');
    });
  };
}
