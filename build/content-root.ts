/**
 * The folder that holds `content/`: the project itself, unless CONTENT_ROOT names another, as the tests do for their
 * frozen sample.
 */
export const contentRoot = process.env.CONTENT_ROOT ?? '.';
