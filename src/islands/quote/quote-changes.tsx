interface Props {
  readonly changes: readonly string[];
}

export const QuoteChanges = ({ changes }: Props) =>
  changes.length > 0 && (
    <div className="notice">
      <p className="font-bold">Your quote has changed</p>
      <ul className="mt-1">
        {changes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
