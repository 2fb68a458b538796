/** An account name as other members see it: `mar***01`. */
export function maskedAccount(account: string): string {
  const shown = Math.max(1, Math.min(3, account.length - 3));
  return `${account.slice(0, shown)}***${account.length > 4 ? account.slice(-2) : ''}`;
}
