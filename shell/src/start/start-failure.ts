import texts from './start-failure.json';

/** Says in place of the page that it could not be started, and offers to load it again. */
export function showStartFailure({
  document,
  createCard,
}: {
  readonly document: Document;
  readonly createCard: (card: {
    readonly message: string;
    readonly label: string;
    readonly onRetry: () => void;
  }) => HTMLElement;
}): void {
  const language = document.documentElement.lang as keyof typeof texts;
  const { message, retry } = texts[language] ?? texts.en;
  const onRetry = () => document.defaultView?.location.reload();
  document.documentElement.dataset['route'] = 'startFailed';
  document.querySelector('main')?.replaceChildren(createCard({ message, label: retry, onRetry }));
}
