/** Starts the PostgreSQL that the tests of the project `postgres` use. */
import { startCluster } from './cluster.ts';

export default async function setup() {
  const { url, remove } = await startCluster();
  process.env.TEST_DATABASE_URL = url;
  return remove;
}
