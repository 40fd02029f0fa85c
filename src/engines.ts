/**
 * The oldest engines in which every page looks right and every flow works: README and docs/decisions.md. Styles, scripts
 * and their tests are held to them.
 */
export const OLDEST_ENGINES: string[] = ['chrome 92', 'safari 15', 'ios_saf 15', 'firefox 91'];

/** The syntax that all of them read, and Chromium 80 besides, where a form then can still say that it does not work. */
export const SCRIPT_SYNTAX = 'es2020';
