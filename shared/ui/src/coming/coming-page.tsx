import { Button, EmptyState, type IconProps } from '@touchline/ui';

export interface ComingPageProps {
  readonly path: IconProps['path'];
  readonly title: string;
  /** What will be here. */
  readonly text: string;
  /** Where to go meanwhile, the best way first. */
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

/** A page that is announced and not there yet: says what comes, and leads to what works. */
export function ComingPage({ path, title, text, links }: ComingPageProps) {
  return (
    <EmptyState
      page
      path={path}
      title={title}
      text={text}
      action={links.map((link, index) => (
        <Button key={link.href} variant={index === 0 ? 'primary' : 'quiet'} href={link.href}>
          {link.text}
        </Button>
      ))}
    />
  );
}
