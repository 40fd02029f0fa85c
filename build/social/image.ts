import { cached, digest } from '../cache.ts';
import { card, type CardText } from './card.ts';
import { drawCard, drawing } from './draw.ts';

/** The same for all cards, and large: its digest is enough. */
const drawn = digest(drawing());

export function socialImage(text: CardText): Promise<Buffer> {
  const element = card(text);
  return cached({ element, drawn }, () => drawCard(element));
}
