import type { OperatorTask } from '@touchline/contracts/operator';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isPolled } from '../api/query-client.ts';
import { readTasks } from '../api/task-requests.ts';

const EVERY_MS = 15_000;
const KEY = 'tasks';

/** Tasks in one state, a page at a time. */
export function useTasks() {
  const client = useQueryClient();
  const [state, setState] = useState<OperatorTask['state']>('open');
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const loaded = useQuery({
    queryKey: [KEY, state, cursor],
    refetchInterval: EVERY_MS,
    queryFn: (context) => readTasks({ state, cursor, isPolling: isPolled(context) }),
  });
  const { tasks, nextCursor } = loaded.data ?? {};
  return {
    loaded,
    tasks,
    state,
    choose: (next: OperatorTask['state']) => {
      setState(next);
      setCursors([]);
    },
    showNewer: cursors.length === 0 ? undefined : () => setCursors(cursors.slice(0, -1)),
    showOlder: nextCursor === undefined ? undefined : () => setCursors([...cursors, nextCursor]),
    reload: () => void client.invalidateQueries({ queryKey: [KEY] }),
  };
}
