import { cached, digest } from '../cache.ts';
import { card, type CardText } from './card.ts';
import { drawCard, drawing } from './draw.ts';

/** The same for all cards, and large: its digest stands for it. */
const drawn = digest(drawing());

/** The picture of a page that is shared, as a PNG: drawn once, then cached until its words or the drawing change. */
export function socialImage(text: CardText): Promise<Buffer> {
  const element = card(text);
  return cached({ element, drawn }, () => drawCard(element));
}
