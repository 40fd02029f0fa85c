interface Props {
  href: string;
  children: string;
}

/** Opens a new tab, so that nothing typed is lost. */
export const NewTabLink = ({ href, children }: Props) => (
  <a
    className="link"
    href={href}
    target="_blank"
    rel="noopener"
    aria-label={`${children}, opens in a new tab`}
  >
    {children}
  </a>
);
