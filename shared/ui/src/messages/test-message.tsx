import { NoticeBanner } from '@touchline/ui';

/** Shows that a message was left with a test provider, and links to it; nothing where it was really sent. */
export function TestMessage({
  url,
  text,
  link,
}: {
  /** Where the test provider shows the message. */
  readonly url: string | undefined;
  /** That no message goes out. */
  readonly text: string;
  /** The words of the link. */
  readonly link: string;
}) {
  return url === undefined ? undefined : (
    <NoticeBanner
      tone="warning"
      text={text}
      action={
        <a href={url} target="_blank" rel="noopener external">
          {link}
        </a>
      }
    />
  );
}
