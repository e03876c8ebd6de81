import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';

export interface ButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** `primary`: the one thing to do here. `danger`: cannot be undone. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Takes the whole width. */
  readonly wide?: boolean | undefined;
  /** Work is under way: the button keeps its focus and its width, and ignores presses. */
  readonly busy?: boolean | undefined;
  /** Decoration before the text. */
  readonly icon?: ReactNode;
  /** Renders a link of the same looks. */
  readonly href?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button, or a link that looks like one. */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    wide,
    busy,
    icon,
    href,
    children,
    ...rest
  } = props;
  const looks = {
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide,
  };
  if (href !== undefined) {
    return (
      <a {...looks} href={href} aria-label={rest['aria-label']}>
        {icon}
        {children}
      </a>
    );
  }
  return (
    <button
      type="button"
      {...rest}
      {...looks}
      aria-busy={busy}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? stop : rest.onClick}
    >
      {icon}
      {children}
    </button>
  );
}

// A busy submit button must not submit its form a second time.
function stop(event: { preventDefault(): void }) {
  event.preventDefault();
}
