type Listener<T> = (payload: T) => void;

/** What is told and heard over one event map, whose keys name the events and whose values say what each carries. */
export interface Bus<Events extends object> {
  /** Emits an event to everyone who listens now. A listener that throws hurts nobody else: its error is reported. */
  emit<K extends keyof Events>(event: K, ...payload: Events[K] extends undefined ? [] : [Events[K]]): void;
  /** Listens until the returned function is called. */
  on<K extends keyof Events>(event: K, listener: Listener<Events[K]>): () => void;
}

/** Makes a typed bus over one event map; `report` receives what a listener threw. */
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
