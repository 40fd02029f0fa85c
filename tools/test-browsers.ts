/** The main flows in three engines, or in those that the arguments name. What is missing is installed first. */
import { ENGINES } from '../tests/browsers/engines.ts';
import { run } from './run.ts';

const asked = process.argv.slice(2);
const engines = asked.length > 0 ? asked : ENGINES;
const projects = engines.map((engine) => `--project=${engine}`);

const browsers = engines.map((engine) => (engine === 'chromium' ? 'desktop-chromium' : engine));

const passed =
  run('node', ['tools/ensure-browser.ts', ...browsers]) && run('playwright', ['test', ...projects]);
process.exitCode = passed ? 0 : 1;
