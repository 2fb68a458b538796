import type { Finding } from '../../../../tools/brand-files/finding.ts';
import type { BrandDiff } from '../../../../tools/brand/diff/diffBrands.ts';
import type { ParityReply } from '../../../../tools/studio/compareCalls.ts';
import type { BrandBundle, HashedFile } from '../../../../tools/studio/brandBundle.ts';
import type { BrandHistory, VersionFiles } from '../../../../tools/studio/history/brandHistory.ts';
import type { ShownPicture } from '../../../../tools/studio/studioServer.ts';
import type { ChangedFile, ChangedPicture } from '../draft/draft.ts';

/** What the server says to files that are to be written. */
export type SaveReply =
  | { kind: 'saved'; files: Record<string, HashedFile> }
  | { kind: 'conflict'; files: Record<string, HashedFile | null> }
  | { kind: 'findings'; findings: Finding[] }
  /** Originals that the server no longer has. */
  | { kind: 'missing'; uploads: string[] }
  | { kind: 'refused' | 'failed'; why: string };

/** The calls to the preview server. All reject with its words when it refuses, or does not answer. */
export interface StudioCalls {
  read: () => Promise<BrandBundle>;
  check: (files: readonly ChangedFile[], pictures: readonly ChangedPicture[]) => Promise<Finding[]>;
  save: (files: readonly ChangedFile[], pictures: readonly ChangedPicture[]) => Promise<SaveReply>;
  /** Sends an original, and answers with its SHA-256. */
  sendPicture: (original: Blob) => Promise<string>;
  /** What a picture (`brands/acme/images/hall.webp`) was made from. */
  original: (file: string) => Promise<Blob>;
  /** What pages show of new pictures, by path. */
  pictures: (files: readonly ChangedFile[], pictures: readonly ChangedPicture[]) => Promise<Record<string, ShownPicture>>;
  /** What `brand parity` finds on all brands with these files. */
  parity: (files: readonly ChangedFile[], pictures: readonly ChangedPicture[]) => Promise<ParityReply>;
  /** What `brand diff` finds on two brands with these files. */
  diff: (a: string, b: string, files: readonly ChangedFile[], pictures: readonly ChangedPicture[]) => Promise<BrandDiff>;
  /** What `check --live` finds beside the check, on the shown brand with these files. */
  live: (files: readonly ChangedFile[], pictures: readonly ChangedPicture[]) => Promise<Finding[]>;
  reach: (layer: string, name: string, at: string) => Promise<{ changes: string[]; keeps: string[] }>;
  /** What git knows of a brand's folder; rejects also where git does not keep it. */
  history: (brand: string) => Promise<BrandHistory>;
  version: (brand: string, commit: string) => Promise<VersionFiles>;
  /** Commits what is pending in a brand's folder. */
  commit: (brand: string, message: string) => Promise<BrandHistory>;
}

const asked = (files: readonly ChangedFile[], pictures: readonly ChangedPicture[]) => ({
  files: files.map(({ file, text, before }) => ({ file, text, hash: before.hash })),
  pictures: pictures.map(({ file, upload, crop, hash }) => ({ file, upload, crop, hash })),
});

/** What pictures are sent as. */
const PICTURE_TYPE = 'application/octet-stream';

/** @param token that of the page */
export function studioCalls(id: string, token: string): StudioCalls {
  const call = async (path: string, body?: object): Promise<unknown> => {
    const isPicture = body instanceof Blob;
    const type = isPicture ? PICTURE_TYPE : 'application/json';
    const headers = { 'x-studio-token': token, ...(body && { 'content-type': type }) };
    const init = body ? { method: 'POST', headers, body: isPicture ? body : JSON.stringify(body) } : { headers };
    const reply = await fetch(`/__studio/${path}`, init).catch(() => null);
    if (reply === null) throw new Error('The preview server does not answer. The draft is kept.');
    if (reply.headers.get('content-type') === PICTURE_TYPE) return reply.blob();
    const answer = (await reply.json()) as { why?: string; kind?: string };
    if (!reply.ok && answer.kind === undefined) throw new Error(answer.why ?? `The preview server answered ${reply.status}.`);
    return answer;
  };
  return {
    read: () => call(`brand?id=${encodeURIComponent(id)}`) as Promise<BrandBundle>,
    check: async (...draft) => ((await call('check', asked(...draft))) as { findings: Finding[] }).findings,
    save: (...draft) => call('save', asked(...draft)) as Promise<SaveReply>,
    sendPicture: async (original) => ((await call('picture', original)) as { upload: string }).upload,
    original: (file) => call(`original?file=${encodeURIComponent(file)}`) as Promise<Blob>,
    pictures: async (...draft) =>
      ((await call('pictures', asked(...draft))) as { pictures: Record<string, ShownPicture> }).pictures,
    parity: (...draft) => call('parity', asked(...draft)) as Promise<ParityReply>,
    diff: (a, b, ...draft) => call('diff', { a, b, ...asked(...draft) }) as Promise<BrandDiff>,
    live: async (...draft) => ((await call('live', { brand: id, ...asked(...draft) })) as { findings: Finding[] }).findings,
    reach: (layer, name, at) => call('reach', { layer, name, at }) as Promise<{ changes: string[]; keeps: string[] }>,
    history: (brand) => call('history', { brand }) as Promise<BrandHistory>,
    version: (brand, commit) => call('version', { brand, commit }) as Promise<VersionFiles>,
    commit: (brand, message) => call('commit', { brand, message }) as Promise<BrandHistory>,
  };
}
