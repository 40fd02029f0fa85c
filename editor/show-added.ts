/** A new entry of a long list is drawn below what is seen: it is brought into sight, with the cursor in its first field. */
import { showField } from './show-field.ts';

const LIST = '[role="group"][data-field-type="list"]';

/** The entry of a list comes when it is drawn, or once its kind is chosen from a menu. */
const WAIT_MS = 20_000;

export function showAdded(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : undefined;
      const list = button?.closest<HTMLElement>(LIST);
      const keyPath = list?.dataset.keyPath;
      if (!list || keyPath === undefined || !/^(?:add\s*)?Add /.test(button?.textContent.trim() ?? ''))
        return;
      const count = () => list.querySelectorAll('.item-wrapper').length;
      const before = count();
      const seen = new MutationObserver(() => {
        if (count() <= before) return;
        seen.disconnect();
        const own = [...list.querySelectorAll('.item-wrapper')].filter((one) => one.closest(LIST) === list);
        // Sveltia puts the cursor on the button that folds the entry.
        const show = () => {
          showField(`${keyPath}.${own.length - 1}`);
        };
        own.at(-1)?.addEventListener('focusin', show, { once: true });
      });
      seen.observe(list, { childList: true, subtree: true });
      setTimeout(() => {
        seen.disconnect();
      }, WAIT_MS);
    },
    true,
  );
}
