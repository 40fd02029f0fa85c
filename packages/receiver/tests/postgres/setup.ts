/** Starts the PostgreSQL that the store's tests then run on. */
import { startCluster } from './cluster.ts';

export default async function setup() {
  const { url, remove } = await startCluster();
  process.env.TEST_DATABASE_URL = url;
  return remove;
}
