/** How an island's script takes over what the server has sent: for Astro, in the place of its own for React. */
import { createElement, startTransition, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { serveTexts } from '../platform/served-texts.ts';

/** Our islands get no children, and none is drawn in the browser only. */
const client = (island: HTMLElement) => (Content: ComponentType, props: object) => {
  const hydrate = () => {
    hydrateRoot(island, createElement(Content, props), {
      identifierPrefix: island.getAttribute('prefix') ?? '',
    });
  };
  const translateAgain = serveTexts(island);
  if (translateAgain) {
    flushSync(hydrate);
    translateAgain();
  } else startTransition(hydrate);
};

export default client;
