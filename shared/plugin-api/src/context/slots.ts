import type { Disposer } from '../store.ts';

export interface Slots {
  /**
   * Mounts everything contributed to a slot into the element, in order, and keeps it so as `when`
   * conditions change. `input` reaches each view as `props.input`.
   */
  readonly mount: (options: {
    readonly slot: string;
    readonly element: HTMLElement;
    readonly input?: Readonly<Record<string, unknown>>;
  }) => Disposer;
}
