import { createMessageRequest } from '@site/rules/contact/message-request';

export const submission = {
  content: 'words',
  key: '0123456789abcdef0123456789abcdef',
  /** 2026-01-01T00:00Z. References contain it. */
  atMs: 1_767_225_600_000,
};

export const validMessage = {
  name: 'Akinyi O’Brien-Wanjiku',
  company: '',
  email: 'akinyi@example.co.ke',
  phone: '',
  message: 'Hello',
};

export const messageBody = createMessageRequest(validMessage, submission, { page: '/contact', honeypot: '' });
