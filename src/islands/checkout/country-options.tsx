import COUNTRIES from '#logic/checkout/countries.json' with { type: 'json' };

/**
 * Renders the countries by their short English names, such as Tanzania. Africa comes first, because most
 * visitors are there.
 */
export const CountryOptions = () => (
  <>
    {/* HTML requires an empty first option in a required select. */}
    <option value="">Choose a country</option>
    {Object.entries(COUNTRIES).map(([label, countries]) => (
      <optgroup key={label} label={label}>
        {countries.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </optgroup>
    ))}
  </>
);
