/** Checks that the receiver reads the published catalogue, and rejects anything else. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listenOnLoopback } from '../../../../tests/support/free-port.ts';
import { createCatalogueReader, CatalogueUnavailable } from '../../orders/catalogue.ts';
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
  const responses = [
    [200, JSON.stringify(catalogue)],
    [404, 'Oops! Page not found'],
    [200, '<!doctype html>'],
    [200, JSON.stringify(invalidCatalogue)],
    [200, JSON.stringify({ ...catalogue, seller: undefined })],
    [302, ''],
  ] as const;
  // The site sends these responses one after another.
  let responseCount = 0;
  const site = createServer((_, response) => {
    const [status, body] = responses[responseCount++] ?? [500, ''];
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
  for (const fault of ['not found', 'an HTML page', 'a price without currency', 'no seller', 'a redirect'])
    await expect(readCatalogue(), fault).rejects.toThrow(CatalogueUnavailable);
});
