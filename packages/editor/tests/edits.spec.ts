/** Edits content as the office does. Valid edits are saved, and invalid ones are rejected. */
import sharp from 'sharp';
import { expect, PUBLISHED_ORIGIN, sampleFiles, test } from './editor-page.ts';

// en-CA writes dates as YYYY-MM-DD.
const TODAY = new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Nairobi' });

/** Headers that let pages of other origins read a response. */
const CORS_HEADERS = { 'access-control-allow-origin': '*' };

test('an amount is accepted in any notation, unless it is ambiguous', async ({ openForm, github }) => {
  const form = await openForm('plans');
  const basic = await form.expandEntry('Entries', 0);
  const price = await form.scrollTo('Price', basic);
  // A dot could separate thousands or decimals, so this amount is rejected.
  await form.type('Price', '26.500', basic);
  await form.saveButton.click();
  await expect(form.field('Check').getByRole('alert')).toContainText('Basic › Price: found "26.500"');
  await expect(price.getByRole('status')).toContainText('cannot be read for certain');
  // Before people save, they must see whether the form has read the amount as they meant it.
  await form.type('Price', '500', basic);
  await expect(price.getByRole('status')).toHaveText('= KES 500. It was KES 24,000.');
  await form.type('Price', '26,500/=', basic);
  await expect(price.getByRole('status')).toContainText('= KES 26,500.');
  await form.save();
  expect(github.getText('content/plans.yaml')).toContain('  price: { amount: 26500, currency: KES }\n');
});

test('when GitHub fails, the form explains what to do and keeps the text', async ({ openForm, github }) => {
  const form = await openForm('testimonials');
  const { page } = form;
  await form.type('Company', 'Kerio Clinics', await form.expandEntry('Entries', 1));
  // The status 0 stands for a request that gets no response.
  for (const [status, expectedText] of [
    [0, 'GitHub could not be reached.'],
    [401, 'GitHub no longer accepts your token.'],
    [503, 'GitHub is having problems.'],
  ] as const) {
    await page.route('https://api.github.com/**', async (route) =>
      status ? route.fulfill({ status, headers: CORS_HEADERS }) : route.abort(),
    );
    await form.saveButton.click();
    await expect(page.locator('#notice')).toContainText(expectedText);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.locator('#notice')).toBeHidden();
    await page.unroute('https://api.github.com/**');
  }
  await form.save();
  expect(github.getText('content/testimonials.yaml')).toContain('  company: Kerio Clinics\n');
});

test('a rejected save shows its reason and its field on any screen, and the corrected form is saved', async ({
  openForm,
  github,
}) => {
  const form = await openForm('pages/questionsPage');
  const { page } = form;
  await form.expandEntry('Groups', 2);
  await form.type('Answer', 'We **care**.', await form.expandEntry('Items', 2));
  // The notice about a mistake must leave its field in view, on a phone as on a wide screen.
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    // Sveltia draws the lists around the field again.
    await form.field('Groups').getByRole('button', { name: 'Collapse All' }).first().press('Enter');
    await form.field('Check').scrollIntoViewIfNeeded();
    await form.saveButton.click();
    await expect(page.locator('#notice')).toContainText('Answer: found "**care**". It would be printed');
    // Escape hides the notice, and leaves the form open.
    await page.keyboard.press('Escape');
    await expect(page.locator('#notice')).toBeHidden();
    await expect(form.field('Check').getByRole('alert')).toContainText('Answer: found "**care**".');
    await expect(form.field('Answer').getByRole('textbox')).toBeInViewport();
    await expect(
      page.getByText('Show Errors says what does not fit, and in which field.').first(),
    ).toBeVisible();
  }
  expect(github.getChangedFiles().size).toBe(0);
  await form.type('Answer', 'We care.');
  await form.save();
  // The notice has a link, so a click in the notice must not hide it.
  await page.locator('#notice').click({ position: { x: 5, y: 5 } });
  await expect(page.locator('#notice')).toBeVisible();
  await expect(page.locator('#notice')).toContainText('Saved, but not published yet.');
  await expect(page.locator('#notice a')).toHaveAttribute('href', /mtelo\/site\/pulls\?.*office$/);
  // A save in the same form does not count as someone else's edit.
  await form.open('pages/questionsPage');
  await form.type('Headline', 'Answers');
  await form.save();
  expect(github.getText('content/pages/questions.yaml')).toContain('title: Answers\n');
});

test('a document can be published as a new version, with an inserted figure and table', async ({
  openForm,
  github,
}) => {
  const publishedText = '# Refund Policy\n\nThe words in force.\n\n- [Version 1.0](/refund/version-1-0)\n';
  const form = await openForm('legal/refund');
  const { page } = form;
  await page.route(`${PUBLISHED_ORIGIN}/refund.md`, async (route) =>
    route.fulfill({ body: publishedText, headers: CORS_HEADERS }),
  );
  await form.field('Version').getByRole('button', { name: /^Add/ }).click();
  await page.getByRole('menuitem', { name: 'Publish as a new version' }).click();
  await form.type('Summary', 'Says how fast we answer.');
  await form.type('From which day it applies', TODAY);
  // The text gets a sentence with a figure, and a table below it.
  const section = await form.expandEntry('Sections', 0);
  await section.locator('[contenteditable=true] p').last().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' We answer within ');
  const insertBlock = async (block: string, choice: string) => {
    await section.getByRole('button', { name: 'Insert' }).click();
    await page.getByRole('menuitem', { name: block }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: choice }).click();
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await insertBlock('Figure or name', '3 business days (refund.reply)');
  // Text after an inserted figure is a separate paragraph, until Backspace joins the two.
  await page.keyboard.press('Backspace');
  await page.keyboard.type('.');
  await insertBlock('Table or server', 'Cookie kinds');
  await form.save();
  const savedText = github.getText('content/legal/refund.mdx');
  expect(savedText).toContain(
    `changes:\n  - version: '1.1'\n    date: ${TODAY}\n    effectiveDate: ${TODAY}\n    summary: Says how fast we answer.\n`,
  );
  expect(savedText).toContain(' We answer within <Fact name="refund.reply" />.\n\n<CookieKinds />\n');
  expect(github.getText('content/legal-versions/refund-version-1-0.md')).toBe(publishedText);
});

test('a large photograph is made smaller', async ({ openForm, github }) => {
  const form = await openForm('pages/aboutPage');
  const annEntry = await form.addEntry('People', 2);
  await form.type('Name', 'Ann Lee', annEntry);
  await form.type('Role', 'Network engineer', annEntry);
  await annEntry.getByRole('checkbox', { name: /Portrait/ }).check();
  const portrait = sampleFiles.get('content/people/wanjiru-achieng.jpg');
  const buffer = await sharp(portrait).resize(4000, 3000).toBuffer();
  await form.upload('File', annEntry, 'Ann Lee.jpg', 'image/jpeg', buffer);
  await form.type('What the picture shows', 'Ann Lee at a server rack', annEntry);
  await form.save();
  const changedFiles = github.getChangedFiles();
  expect([...changedFiles.keys()].toSorted()).toEqual([
    'content/pages/about.yaml',
    'content/people/ann-lee.webp',
  ]);
  expect(changedFiles.get('content/people/ann-lee.webp')?.length).toBeLessThan(buffer.length / 2);
  expect(github.getText('content/pages/about.yaml')).toContain('      file: ann-lee.webp\n');
});

const SQUARE = { create: { width: 9, height: 9, channels: 3, background: '#fff' } } as const;

test('a logo that is a photograph or contains text is rejected, and a logo of shapes is saved', async ({
  openForm,
  github,
}) => {
  const form = await openForm('partners');
  const entry = await form.expandEntry('Entries', 0);
  const drawSvg = (shapes: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20">${shapes}</svg>`);
  // A photograph is not a logo.
  await form.upload('Logo', entry, 'a.png', 'image/png', await sharp(SQUARE).png().toBuffer());
  await form.saveButton.click();
  await expect(form.page.locator('#notice')).toContainText(
    'found the file. A logo is an SVG file, which the vendor has, and a photograph of a person is a JPEG, PNG or WebP file that is whole',
  );
  // Text in a logo depends on the fonts of each device.
  await form.upload('Logo', entry, 'a.svg', 'image/svg+xml', drawSvg('<text y="9">Ridge</text>'));
  await expect(entry).toContainText('a.svg');
  await form.saveButton.click();
  await expect(form.field('Check').getByRole('alert')).toContainText(
    ': found <text. A logo is saved as “plain” or “optimised” SVG, with letters and copies turned into paths.',
  );
  await form.upload('Logo', entry, 'b.svg', 'image/svg+xml', drawSvg('<path d="M0 0h80v20H0z"/>'));
  await expect(entry).toContainText('b.svg');
  await form.save();
  expect(github.getText('content/partners.yaml')).toContain('  logo: b.svg\n');
});

test('a form says what deleting its page breaks, and no legal document can be deleted', async ({
  openForm,
}) => {
  const form = await openForm('services/cybersecurity-services');
  const { page } = form;
  await page.getByText('If this page is deleted').click();
  await expect(form.field('Check')).toContainText('Cybersecurity Audit › Service: found');
  await form.open('legal/refund');
  await expect(page.getByRole('button', { name: 'View on Live Site' })).toBeVisible();
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit Address' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeHidden();
});

test("the file of a package's page is named after the package's id", async ({ openForm, github }) => {
  const form = await openForm('jobs/new');
  await (await form.scrollTo('Package')).getByRole('combobox').click();
  await form.page.getByRole('option', { name: 'User Training' }).click();
  for (const field of ['Search title', 'At the top of the page', 'Duration'])
    await form.type(field, 'One week.');
  for (const list of ['Included', 'Needs', 'Handover'])
    await form.type('Entry', 'The first', await form.addEntry(list, 0));
  await form.type('Entry', 'The second', await form.addEntry('Included', 1));
  await form.save();
  expect([...github.getChangedFiles().keys()]).toEqual(['content/jobs/user-training.yaml']);
});
