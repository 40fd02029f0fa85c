import { Component, type ReactNode } from 'react';
import { loadAnew } from '../../platform/navigation.ts';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly error?: unknown;
}

const message = (error: unknown) =>
  error instanceof Error && error.message ? error.message : 'Unknown error';

/** Stands around every island: what fails inside is said in its place, with a way on, and the page stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    if (!('error' in this.state)) return this.props.children;
    return (
      <div className="failed" role="alert">
        <h2 className="text-h3">Unexpected Application Error!</h2>
        <p className="mt-1 text-small">{message(this.state.error)}</p>
        <p className="mt-3 text-small">
          <a
            className="link"
            href=""
            onClick={(event) => {
              event.preventDefault();
              loadAnew();
            }}
          >
            Load this page again
          </a>
        </p>
      </div>
    );
  }
}
