import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentRoot } from '../files/content-root.ts';
import {
  readDeliveryConfig,
  isPublicBuild,
  describeLegalSettings,
} from '@site/rules/settings/delivery-config';
import { parseFiles } from './engine/content.ts';
import { sortMistakes, type Mistake, formatMistakeList } from './engine/mistake.ts';
import { readContent } from './engine/read-content.ts';
import { watchContent } from './watch-content.ts';
import { checkProject, listProjectMistakes } from './project.ts';
import { writeSchemas } from '../json-schemas/write-schemas.ts';
import { listSettingMistakes } from './rules/settings.ts';
import messages from './rules/messages.json' with { type: 'json' };

/**
 * Makes the development server wait until a file is complete, because programs save a file in several steps.
 * Without the wait, the check would read half of the file and miss the change that follows.
 */
const awaitWriteFinish = { stabilityThreshold: 50, pollInterval: 10 };

/**
 * Lists the mistakes that stop a build. If the settings contradict the legal documents, only a public build
 * stops. Other builds print a warning.
 */
async function listBuildMistakes(root: string) {
  const { mistakes, warning } = await checkProject(root);
  if (warning !== undefined) console.warn(warning);
  const settings = describeLegalSettings(readDeliveryConfig(process.env));
  const settingMistakes = listSettingMistakes(parseFiles(readContent(root)), settings);
  if (settingMistakes.length === 0 || isPublicBuild(process.env))
    return sortMistakes([...mistakes, ...settingMistakes]);
  console.warn(messages.preview);
  return mistakes;
}

/**
 * Prints the mistakes that `npm run content:check` prints, in the same words, and stops a build that has any.
 * In development, mistakes at startup stop the server too, because Astro cannot start without readable
 * content. Later mistakes are only printed, by watchContent().
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
        mistakes = await listProjectMistakes(root);
      }
      // The sample content of the tests is not checked here, because it lacks the newer pages.
      if (command === 'build' && contentRoot === '.') mistakes = await listBuildMistakes(root);
      if (mistakes.length === 0) return;
      // Throwing would print a message about hooks and a stack trace, which do not help editors.
      console.error(formatMistakeList(mistakes));
      process.exit(1);
    },
    'astro:server:setup': ({ server }) => {
      watchContent(server, join(server.config.root, contentRoot));
    },
  },
};
