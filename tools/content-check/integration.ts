import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentRoot } from '../../integrations/content-root.ts';
import { deliveryConfig, isForVisitors, publishedSettings } from '../../integrations/delivery-config.ts';
import { checkFiles } from './engine/content.ts';
import { inOrder, report } from './engine/mistake.ts';
import { readContent } from './engine/read-content.ts';
import { problemPage, untilValid } from './problem-page.ts';
import { projectFindings } from './project.ts';
import { settingMistakes } from './rules/settings.ts';

/** A page in development may stand beside the office's form. */
const PAGE_BESIDE = fileURLToPath(new URL('../editor/page-beside.ts', import.meta.url));

const PREVIEW =
  'This build has no settings, so it is a preview or a test: the documents in force say that the website does something else.';

/** A build stops at the mistakes that `npm run content:check` prints, in the same words; development shows them. */
export const contentCheck: AstroIntegration = {
  name: 'content-check',
  hooks: {
    'astro:config:setup': async ({ command, config, injectScript, updateConfig }) => {
      const root = fileURLToPath(new URL(`${contentRoot}/`, config.root));
      if (command === 'dev') {
        await untilValid(root, config.server.port);
        updateConfig({ vite: { plugins: [problemPage(root)] } });
        injectScript('page', `import ${JSON.stringify(PAGE_BESIDE)};`);
      }
      // The tests' sample lacks pages that are newer.
      if (command !== 'build' || contentRoot !== '.') return;
      const { mistakes, fileCount, unchecked } = await projectFindings(root);
      if (unchecked !== undefined) console.warn(unchecked);
      const settings = publishedSettings(deliveryConfig(process.env));
      const others = settingMistakes(checkFiles(readContent(root)), settings);
      const isStopped = others.length > 0 && isForVisitors(process.env);
      if (others.length > 0 && !isStopped) console.warn(PREVIEW);
      const found = inOrder([...mistakes, ...(isStopped ? others : [])]);
      if (found.length === 0) return;
      // Thrown, it would be framed by words about hooks and stacks, which help no editor.
      console.error(report(found, fileCount));
      process.exit(1);
    },
  },
};
