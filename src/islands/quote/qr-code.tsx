import { generate } from 'lean-qr/nano';
import { toSvgPath } from 'lean-qr/extras/svg';
import { type ReactNode, useDeferredValue, useMemo } from 'react';

interface Props {
  text: string;
  /** The importing component sets the class, because page-styles.ts does not follow lazy imports. */
  className: string;
}

/** The number of blank modules that ISO 18004 requires on each side. */
const QUIET_ZONE_MODULES = 4;
/**
 * The smallest module that the camera of a cheap phone can read from paper. Modules never shrink: a longer
 * text makes a larger code.
 */
const MODULE_MM = 0.5;

function drawCode(text: string) {
  const code = generate(text);
  return { path: toSvgPath(code), size: code.size + 2 * QUIET_ZONE_MODULES };
}

/**
 * Draws the code after the rest of the summary has been updated, because drawing takes some milliseconds on a
 * phone. A code can hold 2,952 bytes, enough for more than a hundred services.
 */
export default function QrCode({ text, className }: Props): ReactNode {
  const deferredText = useDeferredValue(text);
  const code = useMemo(() => drawCode(deferredText), [deferredText]);
  return (
    <svg
      className={className}
      viewBox={`-${QUIET_ZONE_MODULES} -${QUIET_ZONE_MODULES} ${code.size} ${code.size}`}
      width={`${code.size * MODULE_MM}mm`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={code.path} />
    </svg>
  );
}
