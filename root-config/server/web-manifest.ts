import { ICON_SIZES, iconPath } from '@touchline/contracts/site';
import { directionOf } from '@touchline/domain/languages';
import { documentTexts } from './document-texts.ts';

/** Colours of the splash screen and of the window's frame: those of the page in the dark. */
const BACKGROUND = '#0a0e13';
const THEME = '#141a22';

/** The web app manifest of a language; an installed site opens in it. */
export function webManifest(options: {
  readonly language: string;
  readonly brand: string;
  readonly iconsVersion: string;
  /** Without it the site opens in the browser alone, which is no offer to install it. */
  readonly installable: boolean;
}): object {
  const { language, brand, iconsVersion: version, installable } = options;
  const icons = (['icon', 'maskable'] as const).flatMap((kind) =>
    ICON_SIZES.map((size) => ({
      src: iconPath({ kind, size, version }),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: kind === 'icon' ? 'any' : 'maskable',
    })),
  );
  return {
    // One application whatever the language it was installed in.
    id: '/',
    name: brand,
    short_name: brand,
    description: documentTexts(language).description,
    lang: language,
    dir: directionOf(language),
    start_url: `/${language}`,
    scope: '/',
    display: installable ? 'standalone' : 'browser',
    orientation: 'any',
    background_color: BACKGROUND,
    theme_color: THEME,
    icons,
  };
}
