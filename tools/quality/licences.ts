/** Checks the licences of the packages in the lockfile. */
import type { Lockfile, LockFinding } from './lockfile.ts';

/** Licences for shipped packages: permissive, or copyleft per file. */
const SHIPPED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0', 'CC0-1.0'];

/** Further licences for tools: fonts (shipped under their own licence) and programs used only at build time. */
const TOOLS = [...SHIPPED, 'OFL-1.1', 'BlueOak-1.0.0', 'Python-2.0', 'PSF-2.0', 'Zlib', 'LGPL-3.0-or-later'];

/** Whether the allowed licences satisfy an SPDX expression, such as `(MPL-2.0 OR Apache-2.0)`. */
export function isLicensed(expression: string, allowed: readonly string[]): boolean {
  const alternatives = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return alternatives.some((alternative) => alternative.split(' AND ').every((licence) => allowed.includes(licence)));
}

/** Packages whose licence is unknown or not allowed for their use. */
export function checkLicences({ packages }: Lockfile): LockFinding[] {
  return Object.entries(packages).flatMap(([folder, { license = '', dev = false }]) => {
    const allowed = dev ? TOOLS : SHIPPED;
    if (folder === '' || isLicensed(license, allowed)) return [];
    return [
      {
        where: `${folder}, ${dev ? 'for development' : 'shipped'}`,
        expected: `one of ${allowed.join(', ')}`,
        got: license || 'no licence',
        repair: 'replace the package, or allow its licence in tools/quality/licences.ts after reading it',
      },
    ];
  });
}
