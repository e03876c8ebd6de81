/** Where a device finds the application made for it; undefined where there is none. */
export function shopAddress({
  userAgent,
  androidUrl,
  iosUrl,
}: {
  readonly userAgent: string;
  /** Empty while there is no application for such devices. */
  readonly androidUrl: string;
  readonly iosUrl: string;
}): string | undefined {
  const url = /iPhone|iPad|iPod/.test(userAgent)
    ? iosUrl
    : /Android/.test(userAgent)
      ? androidUrl
      : '';
  return /^https?:\/\//.test(url) ? url : undefined;
}
