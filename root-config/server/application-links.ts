import { ICON_SIZES, iconPath } from '@touchline/contracts/site';
import { attributes } from './html.ts';

export interface ApplicationLinks {
  readonly language: string;
  /** What the browser says it is. */
  readonly userAgent: string;
  readonly iconsVersion: string;
  /** Without it no manifest is named, and browsers offer nothing. */
  readonly installable: boolean;
}

/** Icons for the home screen of iOS. */
function appleIcons({
  userAgent,
  iconsVersion,
}: ApplicationLinks): readonly { rel: string; sizes: string; href: string }[] {
  if (!/iPhone|iPad/.test(userAgent)) {
    return [];
  }
  return ICON_SIZES.map((size) => ({
    rel: 'apple-touch-icon',
    sizes: `${size}x${size}`,
    href: iconPath({ kind: 'apple-touch-icon', size, version: iconsVersion }),
  }));
}

/** Links of the head that make the site an application: its manifest, its icons for iOS. */
export function applicationLinks(options: ApplicationLinks): string {
  const { language, installable } = options;
  const links = [
    ...(installable ? [{ rel: 'manifest', href: `/manifest.json?lng=${language}` }] : []),
    ...appleIcons(options),
  ];
  return links.map((link) => `<link${attributes(link)}>`).join('');
}
