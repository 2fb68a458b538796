/** Beginnings by which services mark their keys, private keys, tokens of a session, and addresses with a password. */
const SECRETS: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]*/,
  /\b[rs]k_(?:live|test)_\w{10,}/,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  /\bgh[oprsu]_\w{30,}/,
  /\bgithub_pat_\w{20,}/,
  /\bglpat-[\w-]{16,}/,
  /\bnpm_\w{30,}/,
  /\bxox[abeoprs]-[\w-]{10,}/,
  /\bAIza[\w-]{30,}/,
  /\bSG\.[\w-]{16,}\.[\w-]{16,}/,
  /\b[a-z][a-z\d+.-]*:\/\/[^\s/:@]+:[^\s/@]+@/i,
  /\b(?:Bearer|Basic) +(?=\S*\d)(?=\S*[a-z])(?=\S*[A-Z0-9])[\w.~+/-]{16,}=*/,
  /(?<!\p{L})(?:api[ _-]?key|access[ _-]?key|private[ _-]?key|secret|password|token|senha|mật khẩu|รหัสผ่าน|密码|kata sandi)\s*[:=：]\s*(?=\S*\d)(?=\S*[a-z])[!-~]{12,}/iu,
];

/** How much of a secret a report shows: enough to find it, and reports are kept by others. */
const SHOWN = 4;

/** The beginning of a secret in a text, or null. */
export function secretIn(text: string): string | null {
  for (const pattern of SECRETS) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return `${found.slice(0, SHOWN)}…`;
  }
  return null;
}
