import type { APIRoute } from 'astro';
import { createDrawingResponse } from '#files/drawing-file.ts';
import { loadServices } from '#site/queries.ts';

const drawings: Readonly<Record<string, string>> = import.meta.glob('../../assets/drawings/*-small.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const getStaticPaths = async () =>
  (await loadServices()).flatMap(({ drawing: name }) => {
    const drawing = drawings[`../../assets/drawings/${name ?? ''}-small.svg`];
    return drawing === undefined ? [] : [{ params: { name }, props: { drawing } }];
  });

/** Serves the small drawing of a service without its words. */
export const GET: APIRoute<{ drawing: string }> = ({ props }) => {
  // Removes the frame's tags, comments and words.
  const shapes = props.drawing.replaceAll(/<\/?svg[^>]*>|<!--.*?-->|<text.*?<\/text>/gs, '');
  return createDrawingResponse(shapes, '3 3 274 154', 'paper');
};
