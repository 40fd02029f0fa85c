interface Office {
  readonly address: Readonly<Record<'street' | 'town' | 'county' | 'country', string>>;
}

export const formatOfficeAddress = ({ address: { street, town, county, country } }: Office) =>
  `${street}, ${town}, ${county}, ${country}`;
