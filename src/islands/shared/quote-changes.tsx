/** Lists what was left out of a quote, or has changed in it. */
export const QuoteChanges = ({ changes }: { changes: readonly string[] }) =>
  changes.length > 0 && (
    <div className="notice">
      <p className="font-bold">About this quote</p>
      <ul className="mt-1">
        {changes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
