import { foldersAt } from '../../brand-files/foldersAt.ts';
import { hasErrors } from '../../brand-files/finding.ts';
import { BrandFilesError } from '../../brand-files/loadBrand.ts';
import { liveFindings } from '../../brand-files/liveFindings.ts';
import type { TokenHeader } from '../publish/askOverHttp.ts';
import { httpPlatform, sandboxPlatform } from '../publish/platforms.ts';
import type { PublishOptions } from '../publish/publishBrand.ts';

/** The options of publishing as data, which other processes can be given. */
export interface PublishSettings {
  /** Parent of the brand folders. */
  brands: string;
  engineDir: string;
  root: string;
  withAssets: boolean;
  force: boolean;
  /** The running platform that replies; null for the brands' sandbox data. */
  platform: { origin: string; timeoutMs: number; token?: TokenHeader | undefined } | null;
}

/** A running platform, for brands of a real operator: what `check --live` calls an error is refused. */
function realPlatform({ origin, timeoutMs, token }: NonNullable<PublishSettings['platform']>) {
  const read = httpPlatform(origin, { timeoutMs, token });
  const platformOf: PublishOptions['platformOf'] = (brand) => {
    const findings = liveFindings(brand);
    if (hasErrors(findings)) throw new BrandFilesError(findings);
    return read(brand);
  };
  return { platformOf, repliesFrom: read };
}

export function publishOptions({ brands, platform, ...rest }: PublishSettings): PublishOptions & { root: string } {
  const replies = platform === null ? { platformOf: sandboxPlatform, repliesFrom: 'files' as const } : realPlatform(platform);
  return { ...rest, ...replies, folders: foldersAt(brands) };
}
