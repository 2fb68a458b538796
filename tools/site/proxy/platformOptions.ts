import { Command, CommanderError } from 'commander';
import { httpPlatform } from '../publish/platforms.ts';
import { createPlatformProxy, type PlatformProxy } from './platformProxy.ts';
import { readTokenFile } from './tokenFile.ts';

/** What the command line says of the platform. */
export interface PlatformOptions {
  platform?: string;
  tokenFile?: string;
}

/** Adds the options of a running platform to a command. */
export function addPlatformOptions(command: Command): Command {
  return command
    .option('--platform <origin>', 'a running platform instead of the simulated one; {id} and {host} are those of the brand')
    .option('--token-file <file>', 'file with one header as "Name: value", sent with each call that has none of this name');
}

/** The proxy that the options ask for, undefined without `--platform`. @throws Error for an origin or a file that is none */
export function proxyOf({ platform, tokenFile }: PlatformOptions): PlatformProxy | undefined {
  if (platform === undefined) {
    if (tokenFile !== undefined) throw new Error('--token-file: expected with --platform, got it alone');
    return undefined;
  }
  // says at once what is wrong with the origin
  httpPlatform(platform)({ id: 'id', brand: { hosts: ['host.example'] } });
  return createPlatformProxy({ platform, token: tokenFile === undefined ? undefined : readTokenFile(tokenFile) });
}

/** The options of a command line; exits with 2, the reason in one line, for one that is wrong. */
export function readCommandLine<Options extends object>(name: string, add: (command: Command) => void): Options {
  const command = addPlatformOptions(new Command(name)).allowExcessArguments(false).exitOverride();
  add(command);
  try {
    return command.parse().opts<Options>();
  } catch (cause) {
    if (!(cause instanceof CommanderError)) throw cause;
    process.exit(cause.exitCode === 0 ? 0 : 2);
  }
}
