type Content = string | Node | undefined;

/** Makes an element with attributes and content; attributes that are undefined are left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | undefined>> = {},
  ...content: readonly Content[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) {
      made.setAttribute(name, value);
    }
  }
  made.append(...content.filter((part) => part !== undefined));
  return made;
}

/** A table with a heading; each row's first cell names it. */
export function table({
  caption,
  head,
  rows,
}: {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Content[])[];
}): HTMLElement {
  const line = (cells: readonly Content[]) =>
    element(
      'tr',
      {},
      ...cells.map((cell, index) =>
        index === 0 ? element('th', { scope: 'row' }, cell) : element('td', {}, cell),
      ),
    );
  return element(
    'table',
    {},
    element('caption', {}, caption),
    element(
      'thead',
      {},
      element('tr', {}, ...head.map((text) => element('th', { scope: 'col' }, text))),
    ),
    element('tbody', {}, ...rows.map(line)),
  );
}

/** What code says: names, paths, versions; shown as written in every direction of script. */
export function code(text: string): HTMLElement {
  return element('code', { dir: 'ltr' }, text);
}
