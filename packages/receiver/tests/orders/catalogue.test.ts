/** Checks that the receiver reads the published catalogue, and rejects anything else. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listenOnLoopback } from '../../../../tests/support/free-port.ts';
import { createCatalogueReader, CatalogueUnavailableError } from '../../orders/catalogue.ts';
import { folder, createFolderForEachTest } from '../each-test.ts';
import { catalogue } from '../samples.ts';

createFolderForEachTest();

test('a catalogue file is read again each time', async () => {
  const file = join(folder, 'catalogue.json');
  const readCatalogue = createCatalogueReader(file);
  await expect(readCatalogue()).rejects.toThrow('ENOENT');
  writeFileSync(file, JSON.stringify(catalogue));
  expect(await readCatalogue()).toEqual(catalogue);
  writeFileSync(file, JSON.stringify({ ...catalogue, items: [], unknownField: true }));
  expect(await readCatalogue()).toEqual({ ...catalogue, items: [] });
});

test('a response of the site that is not a catalogue is rejected', async () => {
  const invalidCatalogue = { ...catalogue, items: [{ ...catalogue.items[0], price: 180 }] };
  const faultyResponses = {
    'not found': [404, JSON.stringify(catalogue)],
    'an HTML page': [200, '<!doctype html>'],
    'a price without currency': [200, JSON.stringify(invalidCatalogue)],
    'no seller': [200, JSON.stringify({ ...catalogue, seller: undefined })],
    'a redirect': [302, ''],
  } as const;
  // The site sends these responses one after another.
  const queue = [[200, JSON.stringify(catalogue)] as const, ...Object.values(faultyResponses)];
  const site = createServer((_, response) => {
    const [status, body] = queue.shift() ?? [500, ''];
    response.writeHead(status, { Location: '/elsewhere' }).end(body);
  });
  onTestFinished(() => {
    site.closeAllConnections();
    site.close();
  });
  const readCatalogue = createCatalogueReader(
    `http://127.0.0.1:${await listenOnLoopback(site)}/catalogue.json`,
  );
  expect(await readCatalogue()).toEqual(catalogue);
  for (const fault of Object.keys(faultyResponses))
    await expect(readCatalogue(), fault).rejects.toThrow(CatalogueUnavailableError);
});
