import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentRoot } from '../files/content-root.ts';
import { deliveryConfig, isForVisitors, publishedSettings } from '@site/rules/settings/delivery-config';
import { checkFiles } from './engine/content.ts';
import { inOrder, report } from './engine/mistake.ts';
import { readContent } from './engine/read-content.ts';
import { draftCheck, mistakesInDraft } from './draft.ts';
import { projectFindings } from './project.ts';
import { writeSchemas } from '../json-schemas/write.ts';
import { settingMistakes } from './rules/settings.ts';

const PREVIEW =
  'This build has no settings, so it is a preview or a test: the documents in force say that the website does something else.';

/** What stops a build. What documents in force say of the settings is asked of a site for visitors alone. */
async function mistakesOfBuild(root: string) {
  const { mistakes, unchecked } = await projectFindings(root);
  if (unchecked !== undefined) console.warn(unchecked);
  const settings = publishedSettings(deliveryConfig(process.env));
  const others = settingMistakes(checkFiles(readContent(root)), settings);
  if (others.length === 0 || isForVisitors(process.env)) return inOrder([...mistakes, ...others]);
  console.warn(PREVIEW);
  return mistakes;
}

/** A build stops at the mistakes that `npm run content:check` prints, in the same words; development shows them. */
export const contentCheck: AstroIntegration = {
  name: 'content-check',
  hooks: {
    'astro:config:setup': async ({ command, config, updateConfig }) => {
      const root = fileURLToPath(new URL(`${contentRoot}/`, config.root));
      if (contentRoot === '.') writeSchemas(root);
      if (command === 'dev') updateConfig({ vite: { plugins: [draftCheck(root)] } });
      // The tests' sample lacks pages that are newer.
      const isBuild = command === 'build' && contentRoot === '.';
      // With content that cannot be read Astro starts no server.
      const inDraft = command === 'dev' ? await mistakesInDraft(root) : [];
      const found = isBuild ? await mistakesOfBuild(root) : inDraft;
      if (found.length === 0) return;
      // Thrown, it would be framed by words about hooks and stacks, which help no editor.
      console.error(report(found));
      process.exit(1);
    },
  },
};
