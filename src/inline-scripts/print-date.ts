export function stampPrintDate() {
  const stamp = () => {
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
    for (const place of document.querySelectorAll('[data-print-date]')) place.textContent = today;
  };
  stamp();
  addEventListener('beforeprint', stamp);
}
