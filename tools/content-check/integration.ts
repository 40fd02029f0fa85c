import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentRoot } from '../../integrations/content-root.ts';
import { deliveryConfig, isForVisitors, publishedSettings } from '../../integrations/delivery-config.ts';
import { report } from './engine/mistake.ts';
import { problemPage, untilValid } from './problem-page.ts';
import { projectFindings } from './project.ts';

/** A build stops at the mistakes that `npm run content:check` prints, in the same words; development shows them. */
export const contentCheck: AstroIntegration = {
  name: 'content-check',
  hooks: {
    'astro:config:setup': async ({ command, config, updateConfig }) => {
      const root = fileURLToPath(new URL(`${contentRoot}/`, config.root));
      if (command === 'dev') {
        await untilValid(root, config.server.port);
        updateConfig({ vite: { plugins: [problemPage(root)] } });
      }
      // The tests' sample lacks pages that are newer.
      if (command !== 'build' || contentRoot !== '.') return;
      const settings = isForVisitors(process.env) ? publishedSettings(deliveryConfig(process.env)) : undefined;
      const { mistakes, fileCount, unchecked } = await projectFindings(root, { settings });
      if (unchecked !== undefined) console.warn(unchecked);
      if (mistakes.length === 0) return;
      // Thrown, it would be framed by words about hooks and stacks, which help no editor.
      console.error(report(mistakes, fileCount));
      process.exit(1);
    },
  },
};
