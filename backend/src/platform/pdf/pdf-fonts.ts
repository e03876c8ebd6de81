import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Letters of the Latin, Cyrillic and Greek scripts, and of the Arabic one, which joins them. */
export const PDF_FONTS = {
  text: () => require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: () => require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  arabic: () => require.resolve('@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf'),
  arabicBold: () => require.resolve('@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf'),
} as const;

export type PdfFont = keyof typeof PDF_FONTS;
