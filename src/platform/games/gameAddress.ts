import { cdnUrl, safeHttpUrl, safePath } from '#engine/values/safeUrl.ts';
import { isMobile } from '#platform/browser/device.ts';
import { isLocalPage, pageOrigin } from '#platform/browser/navigation.ts';

export interface GameHosts {
  /** The brand's allowed hosts, the same as in its content security policy. */
  hosts: readonly string[];
  /** Hosts that the platform gives for paths. */
  cdns: readonly unknown[];
  random?: () => number;
}

/**
 * The address of a game for a frame: https on an allowed host, never this origin, which could leave the frame. A path goes to a
 * random one of the launch hosts (D-41). Null for anything else (T12, T33).
 */
export function gameAddress(value: unknown, { hosts, cdns, random = Math.random }: GameHosts): string | null {
  const address = safePath(value) === null ? value : cdnUrl(value, cdns, hosts, random);
  return safeHttpUrl(address, { hosts, allowLocalhost: isLocalPage(), notOrigin: pageOrigin() });
}

/** The frame's sandbox permissions: nothing that reaches the embedding page (T13). */
export const gameFrame = {
  sandbox:
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock',
  allow: 'autoplay; fullscreen; screen-wake-lock',
  referrerPolicy: 'strict-origin',
} as const;

/** The platform's device number: 1 desktop, 3 mobile (D-42). */
export function gameClientType(userAgent?: string): 1 | 3 {
  return isMobile(userAgent === undefined ? globalThis : { navigator: { userAgent, maxTouchPoints: 0 } }) ? 3 : 1;
}
