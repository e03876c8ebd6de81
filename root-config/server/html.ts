import { escapeHtml } from '@touchline/domain/html';

/** Attributes as HTML; `undefined` and `false` leave one out, `true` writes its bare name. */
export function attributes(values: Readonly<Record<string, string | boolean | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) =>
      value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`,
    )
    .join('');
}

type Replace = (key: string, value: unknown) => unknown;

/** JSON that cannot end its script element or open a comment, whatever the data says. */
export function safeJson(value: unknown, replace?: Replace): string {
  return safeText(JSON.stringify(value, replace) ?? 'null');
}

function safeText(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`);
}

/** A data block of JSON texts by key, without parsing and writing them again. */
export function jsonTextsBlock(id: string, texts: ReadonlyMap<string, string>): string {
  const entries = [...texts].map(([key, text]) => `${JSON.stringify(key)}:${text}`);
  return `<script type="application/json" id="${id}">${safeText(`{${entries.join(',')}}`)}</script>`;
}

/** An inline data block; it contains no code and therefore needs no nonce. */
export function jsonBlock(
  id: string,
  value: unknown,
  options: { readonly type?: string; readonly replace?: Replace } = {},
): string {
  const { type = 'application/json', replace } = options;
  return `<script type="${type}" id="${id}">${safeJson(value, replace)}</script>`;
}
