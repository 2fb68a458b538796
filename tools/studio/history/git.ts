import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Git refused, or is not there; the message is what it said. */
export class GitError extends Error {
  override name = 'GitError';
}

const MOST_BYTES = 64_000_000;

/**
 * What a command of git prints.
 * @param folder where it runs; names that it prints are relative to it
 * @throws GitError
 */
export async function git(folder: string, ...words: string[]): Promise<string> {
  // reading takes no lock from a command that somebody runs meanwhile, and nothing asks in a terminal that nobody watches
  const env = { ...process.env, GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' };
  const command = ['-C', folder, '-c', 'core.quotePath=false', ...words];
  try {
    const { stdout } = await promisify(execFile)('git', command, { env, maxBuffer: MOST_BYTES });
    return stdout;
  } catch (cause) {
    const { code, stderr = '', stdout = '' } = cause as NodeJS.ErrnoException & { stderr?: string; stdout?: string };
    const said = `${stderr}${stdout}`.trim();
    throw new GitError(code === 'ENOENT' ? 'git is not installed' : said === '' ? String(cause) : said, { cause });
  }
}
