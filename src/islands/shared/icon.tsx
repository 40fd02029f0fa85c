const ICON_PATHS = {
  alert: 'M12 8v5m0 3.5v.01M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z',
  check: 'M20 6 9 17l-5-5',
  close: 'M6 6l12 12M18 6 6 18',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
};

interface Props {
  kind: keyof typeof ICON_PATHS;
  className?: string;
}

export const Icon = ({ kind, className = 'size-5' }: Props) => (
  <svg
    className={`shrink-0 ${className}`}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={ICON_PATHS[kind]} />
  </svg>
);
