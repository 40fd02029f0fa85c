/** The guard in front of the checkout, which judges the cart before anything is painted. */
import { beforeEach, expect, test } from 'vitest';
import { guardCart } from '../../src/inline-scripts/cart-guard.ts';
import { catalogue } from '../domain/quote/sample-catalogue.ts';
import { prerender, visited } from './island.tsx';

const isShown = () => document.documentElement.classList.contains('has-cart');
const line = (change: object) => JSON.stringify([{ id: 'vpn-setup', quantity: 1, ...change }]);

beforeEach(() => {
  const services = catalogue.map(({ id }) => id).join(' ');
  document.body.innerHTML = `<div data-cart="quoteItems custom 1 10 #q= /custom-quote ${services}"></div>`;
});

test.each([
  ['ten', line({ quantity: 10 })],
  ['a good line among others', '[null,{"id":"free-lunch"},{"id":"consultation","quantity":2}]'],
])('with %s saved the checkout shows at once', (_, saved) => {
  sessionStorage.setItem('quoteItems', saved);
  guardCart();
  expect([isShown(), visited]).toEqual([true, []]);
});

test.each([
  ['nothing', ''],
  ['something torn', '[{"id":"vpn-se'],
  ['no list', '{"id":"vpn-setup","quantity":1}'],
  ['an unknown service', line({ id: 'free-lunch' })],
  ['a quantity of nothing', line({ quantity: 0 })],
  ['too many', line({ quantity: 11 })],
  ['a quantity in text', line({ quantity: '1' })],
])('with %s saved the quote page takes its place', (_, saved) => {
  if (saved !== '') sessionStorage.setItem('quoteItems', saved);
  guardCart();
  expect([isShown(), visited]).toEqual([false, ['/custom-quote']]);
});

test('a service of the visitor’s own, and a quote in the address, are left to the island', () => {
  sessionStorage.setItem('quoteItems', line({ id: 'custom', price: 100 }));
  guardCart();
  sessionStorage.clear();
  history.replaceState(null, '', '#q=vpn-setup.1');
  guardCart();
  expect([isShown(), visited]).toEqual([false, []]);
});

test('a prerendered page is judged when it is visited', () => {
  const visit = prerender(guardCart);
  expect(visited).toEqual([]);
  visit();
  expect(visited).toEqual(['/custom-quote']);
});
