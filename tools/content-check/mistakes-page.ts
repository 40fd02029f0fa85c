import type { ServerResponse } from 'node:http';
import { type Mistake, sentence } from './engine/mistake.ts';
import { counted } from './engine/words.ts';

/** `file line 8` stands out, and so does what to write. */
const paragraph = (text: string) =>
  `<p>${text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/^\S+ line \d+/, '<b>$&</b>')
    .replace(/`([^`]*)`$/, '<code>$1</code>')}</p>`;

const page = (title: string, paragraphs: readonly string[]) => `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  body { background: #fbf8f1; color: #0c1f1a; font: 1.0625rem/1.6 system-ui, sans-serif; margin: 0 }
  main { margin: auto; max-width: 52rem; padding: 3rem 1.5rem }
  p { border-top: 1px solid #7d7663; margin: 0; overflow-wrap: anywhere; padding: 1rem 0 }
  b { color: #a3201d }
  code { background: #f1eadb; padding: 0.25rem; white-space: pre-wrap }
</style>
<main>
<h1>${title}</h1>
${paragraphs.join('\n')}
<p>The page comes back by itself when the file is in order and saved.</p>
</main>
<script type="module">
  let shown;
  const ask = () => fetch('', { headers: { accept: 'text/html' } }).then((answer) => answer.text(), () => shown);
  shown = await ask();
  setInterval(async () => (await ask()) !== shown && location.reload(), 500);
</script>
</html>
`;

/** What the browser shows in the place of a page while the content has mistakes; it goes when they do. */
export function sendMistakes(response: ServerResponse, mistakes: readonly Mistake[]): void {
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
  const title = `${counted(mistakes.length, 'mistake')} in the content`;
  response.end(page(title, mistakes.map(sentence).map(paragraph)));
}
