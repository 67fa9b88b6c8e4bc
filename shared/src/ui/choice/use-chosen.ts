import { startTransition, useOptimistic } from 'react';

/**
 * The choice to draw, and what makes one. React puts a controlled radio or select back to its old value until the new one
 * arrives; a value of the address arrives late, with a transition. The choice stands at once, and gives way to `value` then.
 */
export function useChosen<V extends string>(value: V, onChange: (value: V) => void): [V, (next: V) => void] {
  const [chosen, setChosen] = useOptimistic(value);
  const choose = (next: V) => {
    startTransition(() => setChosen(next));
    onChange(next);
  };
  return [chosen, choose];
}
