/** Windows' line ends become line feeds, and its byte order mark goes. */
export const plain = (text: string) => text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');
