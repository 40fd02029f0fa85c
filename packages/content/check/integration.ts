import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentRoot } from '../files/content-root.ts';
import { readDeliveryConfig, isPublicBuild, describeSettings } from '@site/rules/settings/delivery-config';
import { checkFiles } from './engine/content.ts';
import { sortMistakes, type Mistake, formatMistakeList } from './engine/mistake.ts';
import { readContent } from './engine/read-content.ts';
import { watchContent } from './watch-content.ts';
import { checkProject, findProjectMistakes } from './project.ts';
import { writeSchemas } from '../json-schemas/write.ts';
import { findSettingMistakes } from './rules/settings.ts';
import words from './rules/words.json' with { type: 'json' };

/**
 * Waits until a file is complete, because programs save it in several steps. Without the wait, readers would
 * find half of the file and miss the change that follows.
 */
const awaitWriteFinish = { stabilityThreshold: 50, pollInterval: 10 };

/**
 * Lists the mistakes that stop a build. Settings that contradict the legal documents stop only the build of a
 * site for visitors. Other builds print a warning.
 */
async function findBuildMistakes(root: string): Promise<readonly Mistake[]> {
  const { mistakes, unchecked } = await checkProject(root);
  if (unchecked !== undefined) console.warn(unchecked);
  const settings = describeSettings(readDeliveryConfig(process.env));
  const mistakesInSettings = findSettingMistakes(checkFiles(readContent(root)), settings);
  if (mistakesInSettings.length === 0 || isPublicBuild(process.env))
    return sortMistakes([...mistakes, ...mistakesInSettings]);
  console.warn(words.preview);
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
        // Astro starts no server if content cannot be read.
        mistakes = await findProjectMistakes(root);
      }
      // The sample content of the tests is not checked here, because it lacks the newer pages.
      if (command === 'build' && contentRoot === '.') mistakes = await findBuildMistakes(root);
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
