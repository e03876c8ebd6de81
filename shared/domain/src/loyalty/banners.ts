/** A size of banners, in pixels. */
export interface BannerSize {
  readonly width: number;
  readonly height: number;
}

/** The sizes of banners that there are: usual places on pages. */
export const BANNER_SIZES = [
  { width: 300, height: 250 },
  { width: 728, height: 90 },
  { width: 160, height: 600 },
  { width: 320, height: 100 },
] as const satisfies readonly BannerSize[];

/** The name of a size: `300x250`. */
export function bannerName({ width, height }: BannerSize): string {
  return `${width}x${height}`;
}

/** Where a banner is: GET it from the site. */
export function bannerPath(size: BannerSize, language: string): string {
  return `/loyalty-api/v1/banners/${language}/${bannerName(size)}.svg`;
}
