/** Whether a picture is a file of the site itself: its address may be part of an address of a page. */
export function isOwnPicture(src: string | undefined): src is string {
  return src !== undefined && /^\/(?![/\\])/.test(src);
}
