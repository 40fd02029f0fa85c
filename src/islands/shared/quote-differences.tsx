/** Lists what was left out of a quote, and which of its names and prices differ from the catalogue's. */
export const QuoteDifferences = ({ differences }: { differences: readonly string[] }) =>
  differences.length > 0 && (
    <div className="notice">
      <p className="font-bold">About this quote</p>
      <ul className="mt-1">
        {differences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
