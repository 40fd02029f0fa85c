import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentRoot } from '../files/content-root.ts';
import { deliveryConfig, isForVisitors, publishedSettings } from '@site/rules/settings/delivery-config';
import { checkFiles } from './engine/content.ts';
import { inOrder, type Mistake, mistakeList } from './engine/mistake.ts';
import { readContent } from './engine/read-content.ts';
import { watchContent } from './watch-content.ts';
import { projectFindings, projectMistakes } from './project.ts';
import { writeSchemas } from '../json-schemas/write.ts';
import { settingMistakes } from './rules/settings.ts';

const PREVIEW =
  'This build has no settings, so it is a preview or a test: ' +
  'the documents in force say that the website does something else.';

/**
 * Programs save a file in several steps. Without this wait, readers find half of it and miss the change that
 * follows.
 */
const awaitWriteFinish = { stabilityThreshold: 50, pollInterval: 10 };

/**
 * Lists the mistakes that stop a build. Only a site for visitors has to do what its documents in force say.
 */
async function mistakesOfBuild(root: string): Promise<readonly Mistake[]> {
  const { mistakes, unchecked } = await projectFindings(root);
  if (unchecked !== undefined) console.warn(unchecked);
  const settings = publishedSettings(deliveryConfig(process.env));
  const ofSettings = settingMistakes(checkFiles(readContent(root)), settings);
  if (ofSettings.length === 0 || isForVisitors(process.env)) return inOrder([...mistakes, ...ofSettings]);
  console.warn(PREVIEW);
  return mistakes;
}

/**
 * Stops a build at the mistakes that `npm run content:check` prints, in the same words; development shows
 * them.
 */
export const contentCheck: AstroIntegration = {
  name: 'content-check',
  hooks: {
    'astro:config:setup': async ({ command, config, updateConfig }) => {
      const root = fileURLToPath(new URL(`${contentRoot}/`, config.root));
      if (contentRoot === '.') writeSchemas(root);
      let mistakes: readonly Mistake[] = [];
      if (command === 'dev') {
        updateConfig({ vite: { server: { watch: { awaitWriteFinish } } } });
        // Astro starts no server if content cannot be read.
        mistakes = await projectMistakes(root);
      }
      // The tests' sample lacks pages that are newer.
      if (command === 'build' && contentRoot === '.') mistakes = await mistakesOfBuild(root);
      if (mistakes.length === 0) return;
      // An error would be printed with words about hooks and a stack, which help no editor.
      console.error(mistakeList(mistakes));
      process.exit(1);
    },
    'astro:server:setup': ({ server }) => {
      watchContent(server, join(server.config.root, contentRoot));
    },
  },
};
