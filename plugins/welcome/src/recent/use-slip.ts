import { usePlugin } from '@touchline/plugin-api';
import { useEffect, useState } from 'react';

/** How many selections the slip has. */
export function useSlip(): number {
  const { bus } = usePlugin();
  const [count, setCount] = useState(0);
  useEffect(() => bus.on('coupon.changed', ({ outcomeIds }) => setCount(outcomeIds.length)), [bus]);
  return count;
}
