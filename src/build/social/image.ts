import { kept } from '../kept.ts';
import { card, type CardText } from './card.ts';
import { drawCard, drawing } from './draw.ts';

/** The picture of a page that is shared, as a PNG: drawn once, then kept until its words or the drawing change. */
export function socialImage(text: CardText): Promise<Buffer> {
  const element = card(text);
  return kept({ element, ...drawing() }, () => drawCard(element));
}
