import { useEffect, useRef } from 'react';
import { usePlugin } from './plugin-provider.tsx';

/** A place in a view that other plugins contribute to. */
export function Slot(props: {
  readonly name: string;
  readonly input?: Readonly<Record<string, unknown>>;
  readonly className?: string;
}) {
  const { slots } = usePlugin();
  const element = useRef<HTMLDivElement>(null);
  const { name, input } = props;
  useEffect(() => {
    if (element.current === null) {
      return undefined;
    }
    const options = { slot: name, element: element.current };
    return slots.mount(input === undefined ? options : { ...options, input });
  }, [slots, name, input]);
  return <div ref={element} data-slot={name} className={props.className} />;
}
