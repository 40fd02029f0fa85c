import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeRedirect } from '../../../src/domain/delivery/safe-redirect.ts';

const HOSTS = ['pay.example.com', 'checkout.example.com:8443', 'localhost:4325', '127.0.0.1'];

test.each([
  'https://pay.example.com/',
  'https://pay.example.com/pay/1?lang=en&mail=a@b.example#form',
  'https://checkout.example.com:8443/x',
  'http://localhost:4325/pay/1',
  'https://localhost:4325/pay/1',
  'http://127.0.0.1/pay',
])('%s is safe', (address) => {
  expect(safeRedirect(address, HOSTS)).toBe(address);
});

test('an address comes out as browsers write it', () => {
  expect(safeRedirect('HTTPS://PAY.example.com:443/a/../b', HOSTS)).toBe('https://pay.example.com/b');
});

test.each([
  '',
  '/pay',
  'pay.example.com',
  '//pay.example.com/pay',
  'https:pay.example.com',
  'https:/pay.example.com',
  'https:/\\evil.example',
  'https:///pay.example.com',
  'https:\\\\pay.example.com\\pay',
  'https://pay.example.com\\@evil.example',
  'https://evil.example\\.pay.example.com',
  'http://pay.example.com/pay',
  'http://checkout.example.com:8443/',
  'https://pay.example.com:8443/',
  'https://checkout.example.com/',
  'https://evil.example/',
  'https://evil.example/?https://pay.example.com',
  'https://evil.example/pay.example.com',
  'https://pay.example.com.evil.example/',
  'https://evilpay.example.com/',
  'https://me@pay.example.com/',
  'https://me:word@pay.example.com/',
  'https://@pay.example.com/',
  'https://pay.example.com@evil.example/',
  'javascript:alert(1)',
  'JAVASCRIPT://pay.example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://pay.example.com/1',
  'file://pay.example.com/',
  ' https://pay.example.com/',
  'https://pay.example.com/ x',
  'https://pay.example.com/\u0000',
  'htt\nps://pay.example.com/',
  'https://pay.example.com/\tx',
  'https://pay.example.com/\nLocation: https://evil.example',
  'http://localhost/pay',
  'http://[::1]:4325/pay',
  'https://pay.example.com:99999/',
  `https://pay.example.com/${'x'.repeat(4096)}`,
])('%j is not', (address) => {
  expect(safeRedirect(address, HOSTS)).toBeUndefined();
});

test('with no hosts nothing is safe', () => {
  expect(safeRedirect('https://pay.example.com/', [])).toBeUndefined();
});

/** Pieces from which dangerous addresses are made. */
const PIECES =
  'https: http: javascript: // / \\ @ : # ? . %2f %40 \t \u3002 pay.example.com evil.example localhost:4325 443 ８443 PAY.EXAMPLE.COM ﬀ x';
const pieces = fc.array(fc.constantFrom(...PIECES.split(' ')), { maxLength: 9 }).map((all) => all.join(''));

test('whatever is safe leads a browser to a host on the list, with nobody’s name in front', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        pieces,
        pieces.map((rest) => `https://${rest}`),
        fc.string(),
        fc.webUrl(),
      ),
      (address) => {
        const safe = safeRedirect(address, HOSTS);
        if (safe === undefined) return;
        // As a browser would read it on a page of ours, from the text that came and from the one that is used.
        for (const text of [safe, address]) {
          const read = new URL(text, 'https://www.mtelo.example/checkout');
          expect(HOSTS).toContain(read.host);
          expect(read.username + read.password).toBe('');
          expect(read.protocol === 'https:' || ['localhost', '127.0.0.1'].includes(read.hostname)).toBe(true);
        }
      },
    ),
  );
});
