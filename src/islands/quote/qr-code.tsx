import { generate } from 'lean-qr/nano';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useDeferredValue, useMemo } from 'react';

interface Props {
  readonly text: string;
  /** As where it stands says it: the build finds no classes in what is imported later. */
  readonly className: string;
}

/** In modules, all around: ISO 18004. */
const QUIET_ZONE = 4;
/** What the camera of a cheap phone tells apart on paper, so a longer text is a larger code. */
const MODULE_MM = 0.5;

function drawn(text: string) {
  try {
    const code = generate(text);
    return { path: toSvgPath(code), size: code.size + 2 * QUIET_ZONE };
  } catch {
    // Of over 2,952 bytes there is none.
    return undefined;
  }
}

/** Drawn after what changed it has been shown: it takes some milliseconds on a phone. */
export function QrCode({ text, className }: Props) {
  const deferred = useDeferredValue(text);
  const code = useMemo(() => drawn(deferred), [deferred]);
  if (!code) return null;
  const side = `${code.size * MODULE_MM}mm`;
  return (
    <svg
      className={className}
      viewBox={`-${QUIET_ZONE} -${QUIET_ZONE} ${code.size} ${code.size}`}
      width={side}
      height={side}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={code.path} />
    </svg>
  );
}
