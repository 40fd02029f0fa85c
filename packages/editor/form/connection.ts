/** Says what the CMS does not, or in the browser's words alone. Its requests are only watched. */
import words from './words.json' with { type: 'json' };

const { silent, token, fault, kept, picture } = words.connection;

/** Without an answer the status is 0. */
const faultOf = ({ responseStatus: status }: PerformanceResourceTiming) =>
  (status === 0 && silent) || (status === 401 && token) || (status >= 500 && fault);

/** Shows it in an element above the dialogs of the CMS, until the next click. */
export function watch(place: HTMLElement): void {
  const say = (text: string) => {
    place.textContent = text;
    // Shown anew, it is above a dialog that opened since.
    place.hidePopover();
    place.showPopover();
  };
  document.addEventListener('click', () => {
    place.hidePopover();
  });
  document.addEventListener('paste', ({ clipboardData }) => {
    if (/<img\b/i.test(clipboardData?.getData('text/html') ?? '')) say(picture);
  });
  new PerformanceObserver((list) => {
    const answers = list.getEntriesByType('resource') as PerformanceResourceTiming[];
    const ours = answers.filter(({ name }) => name.startsWith('https://api.github.com/'));
    const text = ours.map(faultOf).find(Boolean);
    if (text) say(`${text} ${kept}`);
  }).observe({ type: 'resource' });
}
