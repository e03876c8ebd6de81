import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import type { RouteTarget } from '../context/navigation.ts';
import { usePlugin } from './plugin-provider.tsx';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly to: RouteTarget | string;
  readonly replace?: boolean;
};

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A real anchor that goes through the shell's navigation; its code is fetched on intent. */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  const { navigation } = usePlugin();
  return (
    <a
      {...rest}
      href={navigation.href(to)}
      onPointerDown={() => navigation.prefetch(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && isPlainClick(event) && rest.target === undefined) {
          event.preventDefault();
          void navigation.go(to, { replace });
        }
      }}
    >
      {children}
    </a>
  );
}
