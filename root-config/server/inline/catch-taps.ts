/**
 * Runs inside the document after its rendered views; standalone, because its text is inlined. A button
 * that is pressed in a view without life, one that still has the attribute, is marked as busy and
 * pressed again once, as soon as the view lives. Links need no help.
 */
export function catchTaps(attribute: string): void {
  addEventListener(
    'click',
    (event) => {
      const target = (event.target as Element).closest<HTMLElement>('button');
      const view = target?.closest<HTMLElement>(`[${attribute}]`);
      if (!target || !view) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (target.ariaBusy) return;
      target.ariaBusy = 'true';
      const outcome = target.dataset['outcomeId'];
      const place = [...view.querySelectorAll('button')].indexOf(target as HTMLButtonElement);
      new MutationObserver((_, observer) => {
        if (view.hasAttribute(attribute)) return;
        observer.disconnect();
        target.ariaBusy = null;
        // The view may have written its buttons again instead of taking over those that were there.
        const buttons = [...view.querySelectorAll('button')];
        const alive = buttons.includes(target as HTMLButtonElement)
          ? target
          : outcome
            ? buttons.find(({ dataset }) => dataset['outcomeId'] === outcome)
            : buttons[place];
        alive?.click();
      }).observe(view, { attributes: true, attributeFilter: [attribute] });
    },
    true,
  );
}
