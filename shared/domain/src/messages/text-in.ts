/** The text in a language, else in the default one, else in the first that there is. */
export function textIn<Text>(
  texts: Readonly<Record<string, Text>>,
  { language, fallback }: { readonly language: string; readonly fallback: string },
): Text | undefined {
  return texts[language] ?? texts[fallback] ?? Object.values(texts)[0];
}
