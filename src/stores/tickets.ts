import { decodeTicket, ticketFor, type Ticket } from '../domain/delivery/ticket.ts';
import { now } from '../platform/browser.ts';
import { randomKey } from '../platform/network.ts';
import { clearSession, readSession, type SessionKey, writeSession } from '../platform/session.ts';

/** Tickets that the browser refused to store; they last as long as the page. */
const unstored = new Map<SessionKey, Ticket>();

export const keptTicket = (key: SessionKey): Ticket | undefined =>
  decodeTicket(readSession(key) ?? '') ?? unstored.get(key);

export function keepTicket(key: SessionKey, ticket: Ticket): void {
  dropTicket(key);
  if (!writeSession(key, JSON.stringify(ticket))) unstored.set(key, ticket);
}

export function dropTicket(key: SessionKey): void {
  clearSession(key);
  unstored.delete(key);
}

/** The ticket of what is being sent now: the one it had before, if nothing in it has changed. */
export function takeTicket(key: SessionKey, content: string): Ticket {
  const ticket = ticketFor(content, keptTicket(key), () => ({ key: randomKey(), atMs: now() }));
  keepTicket(key, ticket);
  return ticket;
}
