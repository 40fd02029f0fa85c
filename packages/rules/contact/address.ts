interface Office {
  readonly address: Readonly<Record<'street' | 'town' | 'county' | 'country', string>>;
}

export const formatOfficeAddress = ({ address: { street, town, county, country } }: Office): string =>
  `${street}, ${town}, ${county}, ${country}`;
