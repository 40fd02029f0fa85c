/** A message to deliver. */
import { messageRequest } from '../../contact/message-request.ts';
import type { Submission } from '../../delivery/submission.ts';

export const submission: Submission = {
  content: 'words',
  key: '0123456789abcdef0123456789abcdef',
  atMs: 1_767_225_600_000,
};

export const message = {
  name: 'Akinyi O’Brien-Wanjiku',
  company: '',
  email: 'akinyi@example.co.ke',
  phone: '',
  message: 'Hello',
};

export const body = messageRequest(message, submission, { page: '/contact', honeypot: '' });
