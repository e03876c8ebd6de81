const PLACE = /\{([A-Za-z][A-Za-z0-9]*)(:id)?\}/g;

/**
 * The paths of a route's first data: `{name}` becomes the route's parameter, `{name:id}` its leading
 * number (`1042-arsenal-chelsea` → `1042`). A template whose parameter is absent or has no number
 * is left out.
 */
export function resolveFirstData(
  templates: readonly string[],
  params: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  return templates.flatMap((template) => {
    let complete = true;
    const path = template.replace(PLACE, (_place, name: string, asId: string | undefined) => {
      const value = params[name];
      const text = asId === undefined ? value : /^\d+/.exec(value ?? '')?.[0];
      complete &&= text !== undefined && text !== '';
      return encodeURIComponent(text ?? '');
    });
    return complete ? [path] : [];
  });
}
