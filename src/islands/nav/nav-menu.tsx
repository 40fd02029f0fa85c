import { type ReactNode, useEffect, useRef } from 'react';
import { island } from '../shared/error-boundary.tsx';

interface Props {
  /** Rendered by the server alone, so no part of the script. */
  children?: ReactNode;
}

/**
 * A `details`, which opens and closes without script. Hydrated, it also closes when a link is chosen, on
 * Escape and on a tap outside.
 */
function Menu({ children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const toggle = useRef<HTMLElement>(null);

  useEffect(() => {
    const details = menu.current;
    const summary = toggle.current;
    if (!details || !summary) return;
    const listening = new AbortController();
    const { signal } = listening;
    const describe = () => {
      summary.setAttribute('aria-expanded', String(details.open));
    };
    const close = () => {
      details.open = false;
    };
    describe();
    details.addEventListener('toggle', describe, { signal });
    details.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a')) close();
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !details.open) return;
        close();
        summary.focus();
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !details.contains(target)) close();
      },
      { signal },
    );
    return () => {
      listening.abort();
    };
  }, []);

  return (
    // Of a size of its own: while the page arrives, it shows for a moment the browser's own word "Details".
    <details ref={menu} className="menu min-h-11">
      <summary ref={toggle} className="menu-toggle">
        <span className="menu-icon" aria-hidden="true" />
        <span className="menu-word">Menu</span>
        <span className="menu-word">Close</span>
      </summary>
      <nav className="menu-panel" aria-label="Menu">
        {children}
      </nav>
    </details>
  );
}

export const NavMenu = island(Menu);
