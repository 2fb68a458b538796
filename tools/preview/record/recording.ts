import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Endpoint, type EndpointName, endpoints } from '../../../src/platform/endpoints/endpoints.ts';

export const RECORDING_VERSION = 1;

/** Whether the request of a call is kept nowhere: a sealed one, and a picture that a player chose. */
export const isLeftOut = (name: EndpointName): boolean =>
  name === 'uploadImage' || (endpoints[name] as Endpoint).body === 'sealed';

/** A call as it is kept: without headers, sealed bodies of requests, secrets and personal data. */
export interface RecordedCall {
  name: EndpointName;
  /** Epoch ms. */
  at: number;
  /** Null where it was left out, or empty. */
  request: unknown;
  /** 0: there was no reply. */
  status: number;
  /** The envelope, opened where it was sealed; text where it is no JSON. */
  reply: unknown;
}

/** A session of the preview in front of a running platform. */
export interface Recording {
  portalRecording: typeof RECORDING_VERSION;
  brand: string;
  /** In the order in which they were made. */
  calls: RecordedCall[];
}

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

/** Path, what is expected there, and the value that is something else; null when all fits. */
function problemOf(value: unknown): [path: string, expected: string, got: unknown] | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ['/', 'an object', value];
  const { portalRecording, brand, calls } = value as Partial<Record<keyof Recording, unknown>>;
  if (portalRecording !== RECORDING_VERSION) return ['/portalRecording', String(RECORDING_VERSION), portalRecording];
  if (typeof brand !== 'string' || brand === '') return ['/brand', 'the id of a brand', brand];
  if (!Array.isArray(calls)) return ['/calls', 'a list', calls];
  for (const [index, call] of calls.entries()) {
    const at = `/calls/${index}`;
    if (typeof call !== 'object' || call === null) return [at, 'a call', call];
    const { name, at: time, status, reply } = call as Partial<Record<keyof RecordedCall, unknown>>;
    if (typeof name !== 'string' || !Object.hasOwn(endpoints, name)) return [`${at}/name`, 'the name of a call', name];
    if (!Number.isSafeInteger(time)) return [`${at}/at`, 'a point in time in ms', time];
    if (!Number.isInteger(status) || Number(status) < 0 || Number(status) > 599)
      return [`${at}/status`, 'an HTTP status, or 0', status];
    if (reply === undefined) return [`${at}/reply`, 'a reply', reply];
  }
  return null;
}

/** A recording. @throws Error naming file, path, what is expected and what was found */
export function readRecording(file: string): Recording {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const got = code ?? `${message}; it may be cut off`;
    throw new Error(`--replay: ${file}: expected a recording as JSON, got ${got}`, { cause });
  }
  const problem = problemOf(value);
  if (problem === null) return value as Recording;
  const [path, expected, got] = problem;
  throw new Error(`--replay: ${file} ${path}: expected ${expected}, got ${shown(got)}`);
}

/** Writes it whole or not at all. */
export function writeRecording(file: string, recording: Recording): void {
  const beside = `${file}.part`;
  writeFileSync(beside, `${JSON.stringify(recording, null, 1)}\n`);
  renameSync(beside, file);
}
