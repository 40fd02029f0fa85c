/** The page of the site beside the form: it is where the change is seen. */
import { expect, test } from './office.ts';

/** The file, the lists with the entry to unfold in each, the field, and words of the page that show it. */
const SHOWN: readonly (readonly [
  file: string,
  lists: readonly (readonly [list: string, entry: number])[],
  field: string,
  words: string,
])[] = [
  ['plans', [['Entries', 2]], 'Price', 'KES 119,000 a month'],
  [
    'pages/questionsPage',
    [
      ['Groups', 1],
      ['Items', 4],
    ],
    'Answer',
    'Elite: up to 100 people and 150 machines',
  ],
  ['testimonials', [['Entries', 2]], 'Company', 'Rift Line Logistics'],
];

for (const [file, lists, field, words] of SHOWN)
  test(`the page beside ${file} is where ${field} is seen`, async ({ open, page }) => {
    const form = await open(file);
    let place = page.locator('body');
    for (const [list, entry] of lists) place = await form.unfold(list, entry, place);
    await form.input(field, place).click();
    await expect(form.beside.getByText(words).first()).toBeInViewport();
  });

test('the page beside a document is where the cursor is', async ({ open }) => {
  const form = await open('legal/refund');
  const section = await form.unfold('Sections', 2);
  await section.locator('[contenteditable=true] p').last().click();
  await expect(form.beside.getByText('If the guarantee has ended and part').first()).toBeInViewport();
});

test('a notice that is saved is shown on the page beside it', async ({ open }) => {
  const form = await open('notices');
  const day = new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Nairobi' });
  const added = await form.add('Notices', 1);
  await form.fill('From', day, added);
  await form.fill('Until', day, added);
  await form.type('Words of the notice', 'We are closed this afternoon.', added);
  await form.save();
  await expect(form.beside.getByText('We are closed this afternoon.')).toBeInViewport();
});
