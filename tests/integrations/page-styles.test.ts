import { expect, test } from 'vitest';
import { inlinePageStyles } from '#integrations/pages/page-styles.ts';

test('a page keeps the styles of the classes that its scripts name', async () => {
  const styles = String.raw`.py-2\.75{order:1}.lg\:grid{order:2}.unused{order:3}`;
  const page = `<head><style>${styles}</style></head><script>"py-2.75 lg:grid"</script>`;
  const keptSelectors = (await inlinePageStyles(page, '.')).match(/\.[^{]+(?={)/g);
  expect(keptSelectors).toEqual([String.raw`.py-2\.75`, String.raw`.lg\:grid`]);
});
