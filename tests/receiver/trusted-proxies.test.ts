/** The process behind a proxy on this machine: each visitor has a limit of their own. */
import { expect, test } from 'vitest';
import { receiverPlace } from './receiver-process.ts';
import { message } from './samples.ts';

test('visitors behind the trusted proxy are told apart, and a forged header changes nothing', async () => {
  const place = await receiverPlace();
  const running = await place.start({
    settings: { TRUSTED_PROXIES: '127.0.0.1, ::1', RATE_LIMIT: '1', RATE_WINDOW_SECONDS: '3600' },
  });
  let sent = 0;
  const send = async (forwardedFor: string) => {
    const key = `key-number-${(sent += 1)}`;
    const response = await fetch(`${place.own}/messages`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        'X-Forwarded-For': forwardedFor,
      },
      body: JSON.stringify(message()),
    });
    return response.status;
  };
  try {
    expect(await send('203.0.113.1')).toBe(200);
    expect(await send('203.0.113.2')).toBe(200);
    expect(await send('203.0.113.1')).toBe(429);
    expect(await send('198.51.100.7, 203.0.113.1')).toBe(429);
    expect(await send('2001:db8::1')).toBe(200);
    expect(await send('2001:db8::2')).toBe(429);
  } finally {
    await running.kill();
    place.remove();
  }
});
