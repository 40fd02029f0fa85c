import { expect, test } from 'vitest';
import { extractPublishedText } from '#loaders/legal-versions.ts';

test('an earlier version has only its text, and its links to other pages of the site name no section', () => {
  const site = 'https://ridge.example';
  const publishedText = `# Terms

Summary.

Last updated: January 2025. Version 1.0, in force from 1 January 2025.

## Who

See [below](${site}/terms#what), [credits](${site}/refund#credits), [privacy](${site}/privacy) and [the act](https://law.example/act#4).

## What

Text.

## History of this document

- **Version 1.0**, 1 January 2025: First.

---

Web page: <${site}/terms>
`;
  expect(extractPublishedText(publishedText)).toBe(`Summary.

## Who

See [below](#what), [credits](/refund), [privacy](/privacy) and [the act](https://law.example/act#4).

## What

Text.

`);
});
