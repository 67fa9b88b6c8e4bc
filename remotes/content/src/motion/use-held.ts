import { useState } from 'react';

/** Whether a moving part is held: by finger, pointer or focus. Spread `handlers` on its frame. */
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
