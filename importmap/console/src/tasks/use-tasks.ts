import type { OperatorTask } from '@touchline/contracts/operator';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isPolled } from '../api/query-client.ts';
import { readTasks } from '../api/task-requests.ts';
import { usePages } from '../app/use-pages.ts';

const EVERY_MS = 15_000;
const KEY = 'tasks';

/** Tasks in one state, of all kinds or one, a page at a time. */
export function useTasks(kind: OperatorTask['kind'] | undefined) {
  const client = useQueryClient();
  const [state, setState] = useState<OperatorTask['state']>('open');
  const { cursor, restart, stepsFrom } = usePages();
  const loaded = useQuery({
    queryKey: [KEY, state, kind, cursor],
    refetchInterval: EVERY_MS,
    queryFn: (context) => readTasks({ state, kind, cursor, isPolling: isPolled(context) }),
  });
  const { tasks, nextCursor } = loaded.data ?? {};
  const { showPrevious, showNext } = stepsFrom(nextCursor);
  return {
    loaded,
    tasks,
    state,
    choose: (next: OperatorTask['state']) => {
      setState(next);
      restart();
    },
    showNewer: showPrevious,
    showOlder: showNext,
    reload: () => void client.invalidateQueries({ queryKey: [KEY] }),
  };
}
