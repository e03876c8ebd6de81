import type { ReactNode } from 'react';

export interface FigureProps {
  readonly name: string;
  /** By which tests find it. */
  readonly figure: string;
  readonly children: ReactNode;
}

/** A figure of the slip with its name; stands in a list of definitions. */
export function Figure({ name, figure, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-figure={figure}>{children}</dd>
    </div>
  );
}
