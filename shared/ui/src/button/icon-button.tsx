import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconProps } from '../icon/icon.tsx';
import styles from './button.module.css';

export interface IconButtonProps
  extends Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'className' | 'style' | 'children' | 'aria-label'
  > {
  /** The accessible name. */
  readonly label: string;
  readonly path: IconProps['path'];
  readonly size?: IconProps['size'];
  readonly directional?: boolean | undefined;
  /** For a toggle, such as a favourite: whether it is on. */
  readonly pressed?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A glyph that can be pressed, in a full touch target. */
export function IconButton(props: IconButtonProps) {
  const { label, path, size, directional, pressed, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={styles.icon}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon path={path} size={size} directional={directional} />
    </button>
  );
}
