import { expect, test } from 'vitest';
import { checkFiles } from '../../tools/content-check/engine/content.ts';
import { placeFindings } from '../../tools/launch/places.ts';
import { changed, type Change, sample } from '../content-check/changed-content.ts';

const found = (...changes: readonly Change[]) =>
  placeFindings(checkFiles(changed(sample, ...changes))).map(({ place, says }) => `${place} ${says}`);

const KITALE: Change = ['company.yaml', 'town: Kapenguria', 'town: Kitale'];

test('what the owner confirmed for the town of the office is not listed', () => {
  expect(found()).toEqual([]);
});

test('once the office is elsewhere, every sentence that names another town is listed with its line', () => {
  const says = found(KITALE, ['company.yaml', 'county: West Pokot', 'county: Trans Nzoia']);
  expect(says).toContain(
    'content/pages/about.yaml line 23, “Two engineers open an office in Kapenguria.” names Kapenguria, and the office is in Kitale: rewrite it, or confirm the name under places in content/marks.yaml',
  );
  expect(says.join('\n')).toMatch(/company\.yaml line 20, “P\.O\. Box 000, 30600 Kapenguria, Kenya” names/);
  // One that names a confirmed place alone, for the confirmation was for another office.
  expect(says.join('\n')).toMatch(/about\.yaml line \d+, “.*Turkana.*” names Turkana and Nairobi/);
  // Prose of a document, by its line in the file.
  expect(says.join('\n')).toContain('texts/careers.mdx line 17, “People from West Pokot');
});

test('neither the office’s own address and county, nor the list of towns, is a sentence about another town', () => {
  const says = found(KITALE, ['marks.yaml', 'office: Kapenguria', 'office: Kitale']).join('\n');
  expect(says).not.toMatch(/West Pokot|Lodwar|names [^K]*Kitale/);
  expect(says).toContain('Kapenguria');
});

test('a name within another word is none', () => {
  const lead = 'lead: Engineers from {company.countyName} who';
  expect(found(['pages/about.yaml', lead, 'lead: We drink Embuchai and Meru-like tea, and'])).toEqual([]);
  expect(found(['pages/about.yaml', lead, "lead: Engineers from Murang'a who"])).toHaveLength(1);
});
