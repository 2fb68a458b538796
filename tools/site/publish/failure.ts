import type { Finding } from '../../brand-files/finding.ts';
import { BrandFilesError } from '../../brand-files/loadBrand.ts';
import { EngineMissingError } from './openEngine.ts';
import { PlatformReadError } from './platformError.ts';

/** Why a brand was not published. */
export interface Failure {
  id: string;
  kind: 'files' | 'platform' | 'engine' | 'other';
  message: string;
  findings?: readonly Finding[];
  url?: string;
  status?: number;
  /** JSON pointer of the contract violation in the platform's reply. */
  path?: string;
}

/** A failure in another process. */
export class FailedBrand extends Error {
  override name = 'FailedBrand';
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** An error of publishing as data. */
export function failureOf(id: string, cause: unknown): Failure {
  const message = cause instanceof Error ? cause.message : String(cause);
  if (cause instanceof FailedBrand) return cause.failure;
  if (cause instanceof BrandFilesError) return { id, kind: 'files', message, findings: cause.findings };
  if (cause instanceof PlatformReadError) {
    const { url, status, path } = cause;
    return { id, kind: 'platform', message, url, ...(status !== undefined && { status }), ...(path !== undefined && { path }) };
  }
  return { id, kind: cause instanceof EngineMissingError ? 'engine' : 'other', message };
}
