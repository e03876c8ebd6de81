/** Of what has one name, one piece of work at a time; the next waits for it. */
export interface Turns {
  readonly take: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  readonly isTaken: (name: string) => boolean;
}

export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    isTaken: (name) => last.has(name),
    take: async (name, work) => {
      const before = last.get(name);
      const turn = before === undefined ? work() : before.then(work, work);
      last.set(name, turn);
      try {
        return await turn;
      } finally {
        if (last.get(name) === turn) {
          last.delete(name);
        }
      }
    },
  };
}
