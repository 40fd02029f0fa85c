import { Component, type ComponentType, type PropsWithChildren } from 'react';

interface State {
  error?: unknown;
}

const getErrorMessage = (error: unknown) =>
  error instanceof Error && error.message ? error.message : 'Unknown error';

export class ErrorBoundary extends Component<PropsWithChildren, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    if (!('error' in this.state)) return this.props.children;
    return (
      <div className="failed" role="alert">
        <h2 className="text-h3">Unexpected Application Error!</h2>
        <p className="mt-1 text-small">{getErrorMessage(this.state.error)}</p>
        <p className="mt-3 text-small">
          <a className="link" href="">
            Load this page again
          </a>
        </p>
      </div>
    );
  }
}

/** Creates an island. If it fails, an error message replaces it, and the rest of the page stays as it is. */
export const createIsland = <Props extends object>(Content: ComponentType<Props>, Toasts?: ComponentType) =>
  function Island(props: Props) {
    return (
      <ErrorBoundary>
        <Content {...props} />
        {Toasts && <Toasts />}
      </ErrorBoundary>
    );
  };
