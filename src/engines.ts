/**
 * The oldest engines in which every page looks right and every flow works. The build and its tests follow
 * this list. Reasons: docs/decisions.md.
 */
export const OLDEST_ENGINES: string[] = ['chrome 92', 'safari 15', 'ios_saf 15', 'firefox 91'];

/**
 * The newest syntax that all of these engines understand. Chromium 80 understands it too, so a form there can
 * still say that it does not work.
 */
export const SCRIPT_SYNTAX = 'es2020';
