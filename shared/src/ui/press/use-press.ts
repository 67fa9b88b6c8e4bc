import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { pressTimes as times } from './press-times';

export interface PressOptions {
  /** Called after half a second without moving away. The following click is suppressed. */
  onLongPress?: (() => void) | undefined;
}

type Timer = ReturnType<typeof setTimeout>;

/** Whether a pointer is over the element or within its retention offset. */
function within({ clientX: x, clientY: y, currentTarget }: PointerEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const room = times.retention;
  return x >= left - room && x <= right + room && y >= top - room && y <= bottom + room;
}

/**
 * Pressed look and long press for a link or button (S9-CONST-42, A102). Clicks stay native. Spread `handlers` on the element
 * and style `pressed`.
 */
export function usePress({ onLongPress }: PressOptions = {}) {
  const [pressed, setPressed] = useState(false);
  const timers = useRef<{ in?: Timer; long?: Timer; out?: Timer }>({});
  const start = useRef<{ x: number; y: number; moved: boolean } | null>(null);
  const held = useRef(false);

  const stop = () => {
    for (const timer of Object.values(timers.current)) clearTimeout(timer);
    timers.current = {};
  };
  useEffect(() => stop, []);

  const press = () => {
    setPressed(true);
    if (onLongPress === undefined || start.current?.moved) return;
    timers.current.long = setTimeout(() => {
      held.current = true;
      onLongPress();
    }, times.longPress);
  };
  const release = () => {
    start.current = null;
    stop();
    timers.current.out = setTimeout(() => setPressed(false), times.pressOut);
  };

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      stop();
      held.current = false;
      start.current = { x: event.clientX, y: event.clientY, moved: false };
      timers.current.in = setTimeout(press, times.pressIn);
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current === null) return;
      const moved = Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y);
      if (moved > times.cancel) {
        start.current.moved = true;
        clearTimeout(timers.current.long);
      }
      if (!within(event)) release();
    },
    onPointerUp: () => {
      if (start.current === null) return;
      // A quick tap shows the pressed look too.
      setPressed(true);
      release();
    },
    onPointerCancel: release,
    onPointerLeave: (event: PointerEvent) => {
      if (start.current !== null && !within(event)) release();
    },
    // The browser's context menu would cover the result of a long press.
    onContextMenu: (event: MouseEvent) => {
      if (onLongPress !== undefined) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!held.current) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { pressed, handlers };
}
