/** Starts the PostgreSQL that the store's tests then run on. */
import { MISSING, findPrograms, startCluster } from './cluster.ts';

export default async function setup() {
  if (findPrograms() === undefined) {
    process.stderr.write(`${MISSING}: these tests run on SQLite instead.\n`);
    return undefined;
  }
  const { url, remove } = await startCluster();
  process.env.TEST_DATABASE_URL = url;
  return remove;
}
