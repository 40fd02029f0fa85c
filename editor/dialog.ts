/** What the form says or asks before it saves, over itself. Words are set as text, never as HTML. */

/** A sentence, and where its words lead. */
export interface Item {
  readonly words: string;
  readonly go?: () => void;
}

export interface Question<Answer extends string> {
  readonly heading: string;
  readonly lead?: string;
  readonly items?: readonly Item[];
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
  readonly foot?: string;
  /** The first is what a hurried person should choose. */
  readonly answers: Readonly<Record<Answer, string>>;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  options: Partial<HTMLElementTagNameMap[Name]> = {},
  children: readonly Node[] = [],
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), options);
  made.append(...children);
  return made;
}

const row = (cell: 'td' | 'th', words: readonly string[]) =>
  element(
    'tr',
    {},
    words.map((textContent) => element(cell, { textContent })),
  );

/** The answer that was chosen; nothing where the dialog was left in another way. */
export async function ask<Answer extends string>(question: Question<Answer>): Promise<Answer | undefined> {
  const { heading, lead, items = [], table, foot, answers } = question;
  let leave: (() => void) | undefined;
  const dialog = element('dialog', { className: 'ask' });
  const entries = items.map(({ words, go }) => {
    const onclick = () => {
      leave = go;
      dialog.close();
    };
    const inner = go
      ? element('button', { type: 'button', className: 'ask-link', textContent: words, onclick })
      : document.createTextNode(words);
    return element('li', {}, [inner]);
  });
  const buttons = (Object.entries(answers) as [Answer, string][]).map(([answer, textContent]) =>
    element('button', {
      type: 'button',
      textContent,
      onclick: () => {
        dialog.close(answer);
      },
    }),
  );
  dialog.setAttribute('aria-labelledby', 'ask-heading');
  dialog.append(
    element('h2', { id: 'ask-heading', textContent: heading }),
    ...(lead === undefined ? [] : [element('p', { textContent: lead })]),
    ...(entries.length === 0 ? [] : [element('ul', {}, entries)]),
    ...(table
      ? [element('table', {}, [row('th', table.head), ...table.rows.map((words) => row('td', words))])]
      : []),
    ...(foot === undefined ? [] : [element('p', { textContent: foot })]),
    element('div', { className: 'ask-answers' }, buttons),
  );
  document.body.append(dialog);
  dialog.showModal();
  const answer = await new Promise<string>((resolve) => {
    dialog.addEventListener(
      'close',
      () => {
        resolve(dialog.returnValue);
      },
      { once: true },
    );
  });
  dialog.remove();
  leave?.();
  return answer in answers ? (answer as Answer) : undefined;
}
