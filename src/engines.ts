/**
 * The oldest engines in which every page looks right and every flow works. The build and its tests follow
 * this list. Reasons: docs/decisions.md.
 */
export const OLDEST_ENGINES = ['chrome 92', 'safari 15', 'ios_saf 15', 'firefox 91'];

/**
 * The syntax of all scripts. The engines above understand newer syntax too. Chromium 80 understands no newer
 * syntax, and a form there must be able to say that it does not work.
 */
export const SCRIPT_SYNTAX = 'es2020';
