import type { Person } from '../content/person.schema.ts';
import { reference, type Thing } from './thing.ts';

/** Somebody whom a page shows. `employer` is the `@id` of the company, `image` the address of the portrait. */
export const personData = (
  { name, role, certificates }: Omit<Person, 'portrait'>,
  { employer, image }: { readonly employer: string; readonly image: string | undefined },
): Thing => ({
  '@type': 'Person',
  name,
  jobTitle: role,
  image,
  worksFor: reference(employer),
  hasCredential:
    certificates.length === 0
      ? undefined
      : certificates.map((certificate) => ({
          '@type': 'EducationalOccupationalCredential',
          name: certificate,
        })),
});
