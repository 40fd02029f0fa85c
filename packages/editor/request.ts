/**
 * Prints what the pull request of the office says. `CONTENT_HEAD` holds the edits, `CONTENT_BASE` is what they are compared
 * with, and `PREVIEW_SITE` is where the branch can be seen. Both are read, and nothing of them is run.
 */
import { contentAt } from '@site/content/check/project';
import { git } from '@site/content/files/git';
import { requestText } from './request-text.ts';

const textsAt = (revision: string) => new Map(contentAt('.', revision).map(({ file, text }) => [file, text]));

const { CONTENT_BASE = 'origin/main', CONTENT_HEAD = 'HEAD', PREVIEW_SITE } = process.env;
const base = git('.', 'merge-base', CONTENT_BASE, CONTENT_HEAD).trim();
console.log(requestText(textsAt(base), textsAt(CONTENT_HEAD), PREVIEW_SITE));
