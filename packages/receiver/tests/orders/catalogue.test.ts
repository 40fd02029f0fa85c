/** Reads the catalogue that the build publishes, and refuses any other. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listenOnLoopback } from '../../../../tests/support/free-port.ts';
import { createCatalogueReader, CatalogueUnavailable } from '../../orders/catalogue.ts';
import { folder, createFolderForEachTest } from '../each-test.ts';
import { catalogue } from '../samples.ts';

createFolderForEachTest();

test('a file is read as it is now', async () => {
  const file = join(folder, 'catalogue.json');
  const readCatalogue = createCatalogueReader(file);
  await expect(readCatalogue()).rejects.toThrow('ENOENT');
  writeFileSync(file, JSON.stringify(catalogue));
  expect(await readCatalogue()).toEqual(catalogue);
  writeFileSync(file, JSON.stringify({ ...catalogue, items: [], more: 'than this receiver knows' }));
  expect(await readCatalogue()).toEqual({ ...catalogue, items: [] });
});

test('a site has to answer with a catalogue', async () => {
  const unpriced = { ...catalogue, items: [{ ...catalogue.items[0], price: 180 }] };
  const answers = [
    [200, JSON.stringify(catalogue)],
    [404, 'Oops! Page not found'],
    [200, '<!doctype html>'],
    [200, JSON.stringify(unpriced)],
    [302, ''],
  ] as const;
  let count = 0;
  const site = createServer((_, response) => {
    const [status, body] = answers[count++] ?? [500, ''];
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
  for (const answerKind of ['no page', 'a page', 'a price without currency', 'a redirect'])
    await expect(readCatalogue(), answerKind).rejects.toThrow(CatalogueUnavailable);
});
