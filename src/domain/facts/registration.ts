import type { Company } from '../content/company.schema.ts';

export const registrationRows = ({
  address,
  ...company
}: Company): readonly (readonly [term: string, value: string])[] => [
  ['Registered name', company.legalName],
  ['Company number', company.registrationNumber],
  ['KRA PIN', company.taxPin],
  ['Founded', String(company.foundedYear)],
  ['Office', `${address.street}, ${address.town}, ${address.county}`],
  ['Postal address', company.postalAddress],
];
