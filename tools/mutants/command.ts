import { spawn } from 'node:child_process';

export interface Ended {
  code: number;
  isTimeout: boolean;
  said: string;
}

/** How commands are started. */
export interface Runner {
  folder: string;
  /** Put before each command, such as `nice`. */
  prefix: readonly string[];
  timeoutMs: number;
  signal: AbortSignal;
}

/** Runs a command with its children in a group of their own, which ends as a whole. @throws when the signal aborts */
export function runCommand(runner: Runner, command: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const { folder, prefix, timeoutMs, signal } = runner;
  signal.throwIfAborted();
  const [program = '', ...args] = [...prefix, ...command];
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: folder, detached: true, stdio: 'pipe', env: { ...process.env, ...env } });
    let said = '';
    let isTimeout = false;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (said += piece.toString()));
    const end = (): void => {
      try {
        process.kill(-(child.pid ?? 0), 'SIGKILL');
      } catch {
        // it has ended by itself
      }
    };
    const timer = setTimeout(() => {
      isTimeout = true;
      end();
    }, timeoutMs);
    signal.addEventListener('abort', end, { once: true });
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve({ code: code ?? 1, isTimeout, said });
    });
  });
}
