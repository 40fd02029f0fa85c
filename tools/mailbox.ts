/** A mail server on this machine alone, which delivers into a folder: each mail is a file that mail programs open. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export async function mailbox(folder: string) {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      void buffer(stream).then((mail) => {
        count += 1;
        const to = envelope.rcptTo.map(({ address }) => address.replaceAll(/[^\w.@+-]/g, '')).join(' ');
        const file = join(folder, `${Date.now()}-${count} ${to}.eml`);
        writeFileSync(file, mail);
        console.log(`Mailed: ${file}`);
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => {
      server.close();
    },
  };
}
