type Listener<T> = (payload: T) => void;

/** A typed event bus. Keys of the event map are event names, its values are payloads. */
export interface Bus<Events extends object> {
  /** Calls all current listeners. An error in one is reported and does not stop the others. */
  emit<K extends keyof Events>(event: K, ...payload: Events[K] extends undefined ? [] : [Events[K]]): void;
  on<K extends keyof Events>(event: K, listener: Listener<Events[K]>): () => void;
}

export function createBus<Events extends object>(report: (error: unknown) => void): Bus<Events> {
  const listeners = new Map<keyof Events, Set<Listener<never>>>();
  return {
    emit(event, ...payload) {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        try {
          (listener as Listener<unknown>)(payload[0]);
        } catch (error) {
          report(error);
        }
      }
    },
    on(event, listener) {
      const set = listeners.get(event) ?? new Set();
      listeners.set(event, set.add(listener as Listener<never>));
      return () => set.delete(listener as Listener<never>);
    },
  };
}
