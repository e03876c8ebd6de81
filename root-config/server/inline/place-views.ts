/**
 * Runs inside a kept document right after a template with the views of the fresh one; standalone,
 * because its text is inlined. Each goes where the same view was, in the place of its skeleton; the
 * shell, which waits for the end of the document, takes it over as in a fresh one.
 */
export function placeViews(): void {
  const script = document.currentScript;
  const template = script?.previousElementSibling;
  const commentsIn = (root: Node) => {
    const walker = document.createTreeWalker(root, 128);
    const found: Comment[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Comment);
    return found;
  };
  if (template instanceof HTMLTemplateElement) {
    const places = new Map(commentsIn(document.body).map((place) => [place.data, place]));
    for (const mark of commentsIn(template.content)) {
      const place = places.get(mark.data);
      const view = mark.nextSibling;
      if (place !== undefined && view !== null) {
        const skeleton = place.previousElementSibling;
        if (skeleton?.matches('[data-skeleton]')) skeleton.setAttribute('hidden', '');
        place.after(view);
      }
    }
    template.remove();
  }
  script?.remove();
}
