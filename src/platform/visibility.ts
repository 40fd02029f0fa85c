/** Reports whether an element is still below the window: once at first, and whenever that changes. */
export function onBelow(id: string, report: (below: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      report(entries.at(-1)?.isIntersecting === false);
    },
    // What has gone by above counts as reached, however far up it is.
    { rootMargin: '1000000px 0px 0px' },
  );
  const element = document.getElementById(id);
  if (element) observer.observe(element);
  return () => {
    observer.disconnect();
  };
}
