import { useState } from 'react';

/** Whether somebody holds a moving part: a finger or pointer on it, or the focus in it. Spread `handlers` on its frame. */
export function useHeld() {
  const [held, setHeld] = useState(false);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return {
    held,
    release,
    handlers: {
      onTouchStart: hold,
      onTouchEnd: release,
      onTouchCancel: release,
      onMouseEnter: hold,
      onMouseLeave: release,
      onFocus: hold,
      onBlur: release,
    },
  };
}
