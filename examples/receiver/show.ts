/** Prints what the receiver has kept, one JSON object a line: `node examples/receiver/show.ts`. */
import { settingsSchema } from './settings.schema.ts';
import { sqliteStore } from './sqlite-store.ts';

const store = sqliteStore(settingsSchema.parse(process.env).DATABASE);
const paid = new Set(
  (await store.payments()).filter(({ outcome }) => outcome === 'paid').map(({ reference }) => reference),
);
for (const { body, ...submission } of await store.submissions()) {
  const order = submission.kind === 'order' && { paid: paid.has(submission.reference) };
  console.log(JSON.stringify({ ...submission, ...order, body: JSON.parse(body) as unknown }));
}
store.close();
