/**
 * Prints the text of the office's pull request. `CONTENT_HEAD` is the revision with the edits, `CONTENT_BASE`
 * is the revision to compare it with, and `PREVIEW_SITE` is the URL of a preview. The content of the
 * revisions is only read, and none of their code runs.
 */
import { readContentAt } from '@site/content/check/project';
import { git } from '@site/content/files/git';
import { renderPullRequestText } from './pull-request-text.ts';

const { CONTENT_BASE = 'origin/main', CONTENT_HEAD = 'HEAD', PREVIEW_SITE } = process.env;
const base = git('.', 'merge-base', CONTENT_BASE, CONTENT_HEAD).trim();
console.log(renderPullRequestText(readContentAt('.', base), readContentAt('.', CONTENT_HEAD), PREVIEW_SITE));
