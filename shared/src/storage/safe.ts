/** A storage area that never throws. When storage is full, denied or absent, values stay in memory for the life of the page. */
export interface SafeArea {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** All keys, in storage and in memory. */
  keys(): string[];
  clear(): void;
}

export function safeArea(name: 'localStorage' | 'sessionStorage'): SafeArea {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (area: Storage) => T, otherwise: T): T => {
    try {
      return use(globalThis[name]);
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((area) => area.getItem(key), null),
    set: (key, value) => {
      const stored = attempt((area) => {
        area.setItem(key, value);
        return true;
      }, false);
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((area) => area.removeItem(key), undefined);
    },
    keys: () => [...new Set([...memory.keys(), ...attempt(Object.keys, [])])],
    clear: () => {
      memory.clear();
      attempt((area) => area.clear(), undefined);
    },
  };
}
