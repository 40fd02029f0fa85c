/** Astro's command line, after a look at the packages, without telemetry. */
import './check-install.js';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
await import('../node_modules/astro/bin/astro.mjs');
