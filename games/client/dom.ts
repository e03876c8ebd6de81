type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

function fill(
  element: Element,
  attributes: Attributes,
  children: readonly (Node | string)[],
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) {
      element.setAttribute(name, value === true ? '' : String(value));
    }
  }
  element.append(...children);
}

/** Makes an element. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  fill(element, attributes, children);
  return element;
}

/** Makes a part of a drawing. */
export function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  fill(element, attributes, children);
  return element;
}
