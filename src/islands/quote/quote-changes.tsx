import { SaidOnce } from '../shared/said-once.tsx';

interface Props {
  readonly changes: readonly string[];
}

const HEADING = 'Your quote has changed';

export const QuoteChanges = ({ changes }: Props) =>
  changes.length > 0 && (
    <div className="notice">
      <SaidOnce words={`${HEADING}. ${changes.join(' ')}`} />
      <p className="font-bold">{HEADING}</p>
      <ul className="mt-1">
        {changes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
