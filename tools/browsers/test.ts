/** The main flows in three engines, or in those that the arguments name. What is missing is installed first. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINES } from '../../tests/browsers/engines.ts';
import { run } from '../run.ts';

/** For Firefox, 33 MB with all it needs: fetched for the run into a folder of its own. */
const PUPPETEER = 'puppeteer-core@25.16.0';

const asked = process.argv.slice(2);
const engines = asked.length > 0 ? asked : ENGINES;
const projects = engines.map((engine) => `--project=${engine}`);

const browsers = engines.map((engine) => (engine === 'chromium' ? 'desktop-chromium' : engine));

const folder = mkdtempSync(join(tmpdir(), 'puppeteer-'));
const passed =
  run('node', ['tools/browsers/ensure.ts', ...browsers]) &&
  (!engines.includes('firefox') ||
    run('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, PUPPETEER])) &&
  run('playwright', ['test', ...projects], { env: { PUPPETEER: folder } });
rmSync(folder, { recursive: true });
process.exitCode = passed ? 0 : 1;
