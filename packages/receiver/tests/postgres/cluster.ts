/** Runs a PostgreSQL for the tests in a folder that is deleted afterwards. */
import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, globSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findFreePort } from '../../../../tests/support/free-port.ts';
import { createTemporaryFolder } from '../temporary-store.ts';

/** Debian keeps the programs of each version in a separate folder that is not in PATH. */
const listProgramFolders = () => [
  ...(process.env.PATH ?? '').split(delimiter),
  ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
];

const runFile = promisify(execFile);
const getPostgresId = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

export async function startCluster() {
  const programFolder = listProgramFolders().find((folder) => existsSync(join(folder, 'initdb')));
  if (programFolder === undefined)
    throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql)');
  const folder = createTemporaryFolder();
  const port = await findFreePort();
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root.
  if (isRoot) chownSync(folder, getPostgresId('-u'), getPostgresId('-g'));
  const ownerPrefix = isRoot ? ['runuser', '-u', 'postgres', '--'] : [];
  const runProgram = (program: string, ...parameters: readonly string[]) => {
    const [first = '', ...rest] = [...ownerPrefix, join(programFolder, program), ...parameters];
    return runFile(first, rest, { cwd: '/' });
  };
  const dataFolder = join(folder, 'data');
  const serverOptions = `-h 127.0.0.1 -p ${port} -k ${folder}`;
  const start = () =>
    runProgram('pg_ctl', '-D', dataFolder, '-l', join(folder, 'log'), '-o', serverOptions, '-w', 'start');
  /** `immediate` is like a crash: data that is not on the disk is lost. */
  const stop = (mode: 'fast' | 'immediate') =>
    runProgram('pg_ctl', '-D', dataFolder, '-m', mode, '-w', 'stop');
  await runProgram('initdb', '-D', dataFolder, '-U', 'postgres', '-A', 'trust', '--no-sync');
  await start();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    start,
    stop,
    remove: async () => {
      await stop('immediate');
      rmSync(folder, { recursive: true });
    },
  };
}

/** Creates an empty schema, which stands in for a separate database, and returns its URL. */
export async function createSchema(url: string) {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE SCHEMA ${name}`);
  await client.end();
  return `${url}?options=${encodeURIComponent(`-c search_path=${name}`)}`;
}
