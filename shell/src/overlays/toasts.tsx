import { bus } from '@foyer/shared/bus';
import { ToastHost, type ToastSource } from '@foyer/shared/ui';

const fromBus: ToastSource = (listener) => {
  const stops = [bus.on('toast:show', listener), bus.on('toast:hide', () => listener(null))];
  return () => {
    for (const stop of stops) stop();
  };
};

export const Toasts = () => <ToastHost subscribe={fromBus} />;
