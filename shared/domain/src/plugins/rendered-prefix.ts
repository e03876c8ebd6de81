/** Prefix of the ids that React makes in a rendered view: the same on the server and in the browser. */
export function renderedPrefix(view: { readonly plugin: string; readonly view: string }): string {
  return `${view.plugin}-${view.view}-`;
}
