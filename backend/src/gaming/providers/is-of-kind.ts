/** Whether a category is a kind of games or a part of it: `video-slots` are `slots`. */
export function isOfKind(category: string, kind: string): boolean {
  return category === kind || category.endsWith(`-${kind}`);
}
