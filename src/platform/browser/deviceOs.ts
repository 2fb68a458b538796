const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /android/i],
  ['iOS', /iphone|ipad|ipod/i],
  ['Windows', /windows/i],
  ['macOS', /mac os|macintosh/i],
  ['Linux', /linux|cros/i],
];

/** Name of the operating system as the free-play call expects it (D-08), `Other` when unknown. */
export function deviceOs(userAgent: string = globalThis.navigator?.userAgent ?? ''): string {
  return systems.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'Other';
}
