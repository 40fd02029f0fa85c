import { expect, test } from 'vitest';
import { pagePolicy } from '../../integrations/pages/policy.ts';

const page = { scripts: ['sha256-A', 'sha256-B', 'sha256-A'], styles: ['sha256-C'] };

test('a page allows its own, each script once, and names each directive once', () => {
  expect(pagePolicy(page)).toBe(
    [
      "default-src 'none';script-src 'self' 'sha256-A' 'sha256-B';style-src 'sha256-C'",
      "img-src 'self';font-src 'self';manifest-src 'self';object-src 'none';base-uri 'none'",
      "connect-src 'self';form-action 'self';require-trusted-types-for 'script';trusted-types 'none'",
    ].join(';'),
  );
});

test('a site with receivers sends to them, by script and by form, and nowhere else', () => {
  const [api, pay] = ['https://api.example.com', 'https://pay.example.com'];
  const own = pagePolicy(page);
  expect(pagePolicy(page, [api, pay])).toBe(
    own.replaceAll(/(?<=connect-src|form-action) 'self'/g, `$& ${api} ${pay}`),
  );
});
