import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Mock } from './mock.ts';

export interface MockServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a mock. Port 0: any that is free. @throws when the port is taken */
export async function serveMock(mock: Mock, { port, host }: { port: number; host: string }): Promise<MockServer> {
  const server = createServer((incoming, outgoing) => {
    const { status, text } = mock.answer(incoming.method ?? 'GET', new URL(incoming.url ?? '/', 'http://mock.invalid'));
    incoming.resume();
    outgoing.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(text);
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
