/** The build of the frozen sample content, which has the specification's words and figures. */
import { SAMPLE_BUILDS } from '../../e2e/addresses.ts';
import { readSite } from '../site.ts';

export const { dist, files, pages, pageAt, read, origin } = readSite(SAMPLE_BUILDS.silent);
