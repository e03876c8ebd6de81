import { ICON_SIZES, iconPath } from '@touchline/contracts';
import { attributes } from './html.ts';

/** Icons for the home screen of iOS; up to iOS 14 it takes those that need no gloss. */
function appleIcons(userAgent: string): readonly { rel: string; sizes: string; href: string }[] {
  if (!/iPhone|iPad/.test(userAgent)) {
    return [];
  }
  const version = Number(/ OS (\d+)_/.exec(userAgent)?.[1] ?? Infinity);
  const kind = version <= 14 ? 'apple-touch-icon-precomposed' : 'apple-touch-icon';
  return ICON_SIZES.map((size) => ({
    rel: kind,
    sizes: `${size}x${size}`,
    href: iconPath({ kind, size }),
  }));
}

/** Links of the head that make the site an application: its manifest, its icons for iOS. */
export function applicationLinks(options: {
  readonly language: string;
  /** What the browser says it is. */
  readonly userAgent: string;
}): string {
  const { language, userAgent } = options;
  const links = [
    { rel: 'manifest', href: `/manifest.json?lng=${language}` },
    ...appleIcons(userAgent),
  ];
  return links.map((link) => `<link${attributes(link)}>`).join('');
}
