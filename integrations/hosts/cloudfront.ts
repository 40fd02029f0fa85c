/**
 * A function for the viewer's request of a CloudFront distribution before S3, which knows no addresses but files' names:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
import type { Site } from './headers.ts';

export const cloudFrontFunction = ({ redirects }: Pick<Site, 'redirects'>): string => `'use strict';
const redirects = ${JSON.stringify(redirects)};

function handler(event) {
  const request = event.request;
  const query = Object.entries(request.querystring).map(([name, { value }]) => name + '=' + value);
  const clean = request.uri.replace(/(?:\\/index(?:\\.html)?|\\.html)?\\/*$/, '').replace(/^\\/+/, '/') || '/';
  const address = redirects[clean] || clean;
  if (address !== request.uri) {
    const location = { value: address + (query.length > 0 ? '?' + query.join('&') : '') };
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location } };
  }
  if (address === '/') request.uri = '/index.html';
  else if (!/\\.\\w+$|^\\/404$/.test(address)) request.uri += '.html';
  return request;
}
`;
