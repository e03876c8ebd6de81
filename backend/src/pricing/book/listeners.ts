/** A set of listeners, each notified in turn. */
export interface Listeners<Message> {
  /** Returns how to stop listening. */
  add(listener: (message: Message) => void): () => void;
  notify(message: Message): void;
}

export function createListeners<Message>(): Listeners<Message> {
  const listeners = new Set<(message: Message) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(message) {
      for (const listener of listeners) {
        listener(message);
      }
    },
  };
}
