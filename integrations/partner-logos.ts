import { list, oncePerBuild } from '../src/site/queries.ts';
import { contentPath } from './content-root.ts';
import { cleanLogo } from './partner-logo.ts';

/** The partners' logos as they are sent, by their files. */
export const partnerLogos = oncePerBuild(async () => {
  const files = (await list('partners')).flatMap(({ logo }) => logo ?? []);
  return new Map(files.map((file) => [file, cleanLogo(contentPath(`partners/${file}`))]));
});
