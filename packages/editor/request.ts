/**
 * Prints the text of the office's pull request. `CONTENT_HEAD` holds the edits, `CONTENT_BASE` is what they
 * are compared with, and `PREVIEW_SITE` shows the branch. Both revisions are read; no code of them runs.
 */
import { contentAt } from '@site/content/check/project';
import { git } from '@site/content/files/git';
import { requestText } from './request-text.ts';

const { CONTENT_BASE = 'origin/main', CONTENT_HEAD = 'HEAD', PREVIEW_SITE } = process.env;
const base = git('.', 'merge-base', CONTENT_BASE, CONTENT_HEAD).trim();
console.log(requestText(contentAt('.', base), contentAt('.', CONTENT_HEAD), PREVIEW_SITE));
