import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { decodeTicket, ticketFor, type Ticket } from '../../../src/domain/delivery/ticket.ts';

const key = '0123456789abcdef0123456789abcdef';
const ticket: Ticket = { content: 'words', key, atMs: 1_767_225_600_000 };
const other = { key: 'f'.repeat(32), atMs: 1 };

test('the same content keeps its ticket, and no new key is made', () => {
  const fresh = vi.fn(() => other);
  expect(ticketFor('words', ticket, fresh)).toBe(ticket);
  expect(fresh).not.toHaveBeenCalled();
});

test('other content gets another ticket', () => {
  expect(ticketFor('other words', ticket, () => other)).toEqual({ content: 'other words', ...other });
  expect(ticketFor('words', undefined, () => other)).toEqual({ content: 'words', ...other });
});

test('a ticket is read back, with the receiver’s reference once there is one', () => {
  for (const one of [ticket, { ...ticket, reference: 'ps_1' }])
    expect(decodeTicket(JSON.stringify(one))).toEqual(one);
});

test.each([
  '',
  'null',
  '{"content":"words"',
  JSON.stringify({ ...ticket, content: 1 }),
  JSON.stringify({ ...ticket, key: 'short' }),
  JSON.stringify({ ...ticket, key: `${key}0` }),
  JSON.stringify({ ...ticket, atMs: '1' }),
  JSON.stringify({ ...ticket, atMs: 1.5 }),
  JSON.stringify({ ...ticket, atMs: -1 }),
  JSON.stringify({ ...ticket, atMs: 8.64e15 + 1 }),
])('%s is no ticket', (text) => {
  expect(decodeTicket(text)).toBeUndefined();
});

test('whatever is stored, a ticket has a date and a key, or there is none', () => {
  fc.assert(
    fc.property(
      fc.record({
        content: fc.anything(),
        key: fc.anything(),
        atMs: fc.anything(),
        reference: fc.anything(),
      }),
      (stored) => {
        const decoded = decodeTicket(JSON.stringify({ ...ticket, ...stored }));
        if (decoded) expect(new Date(decoded.atMs).toISOString()).toBeTruthy();
      },
    ),
  );
});
