import { bus as ofTheSite } from '@foyer/shared/bus';
import { createBus } from './create-bus';

interface Map {
  ping: number;
  done: undefined;
}

describe('bus', () => {
  it('tells everyone who listens, in order, until they stop', () => {
    const bus = createBus<Map>(jest.fn());
    const heard: string[] = [];
    const stop = bus.on('ping', (value) => heard.push(`a${value}`));
    bus.on('ping', (value) => heard.push(`b${value}`));
    bus.on('done', () => heard.push('done'));
    bus.emit('ping', 1);
    stop();
    stop();
    bus.emit('ping', 2);
    bus.emit('done');
    expect(heard).toEqual(['a1', 'b1', 'b2', 'done']);
  });

  it('calls the other listeners when one throws, and reports the error', () => {
    const report = jest.fn();
    const bus = createBus<Map>(report);
    const heard = jest.fn();
    const broken = new Error('listener');
    bus.on('ping', () => {
      throw broken;
    });
    bus.on('ping', heard);
    expect(() => bus.emit('ping', 7)).not.toThrow();
    expect(heard).toHaveBeenCalledWith(7);
    expect(report).toHaveBeenCalledWith(broken);
  });

  it('lets a listener stop during an event', () => {
    const bus = createBus<Map>(jest.fn());
    const second = jest.fn();
    const stop = bus.on('ping', () => {
      stop();
      bus.on('ping', second);
    });
    bus.emit('ping', 1);
    expect(second).not.toHaveBeenCalled();
    bus.emit('ping', 2);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('emits without any listener', () => {
    const report = jest.fn();
    createBus<Map>(report).emit('ping', 1);
    expect(report).not.toHaveBeenCalled();
  });
});

it('the bus of the site tells the window what a listener threw, after everyone has heard', async () => {
  const told: unknown[] = [];
  const { reportError } = globalThis;
  globalThis.reportError = (error) => told.push(error);
  const broken = new Error('listener');
  const stops = [
    ofTheSite.on('toast:hide', () => {
      throw broken;
    }),
    ofTheSite.on('toast:hide', () => told.push('heard')),
  ];
  ofTheSite.emit('toast:hide');
  await Promise.resolve();
  expect(told).toEqual(['heard', broken]);
  for (const stop of stops) stop();
  globalThis.reportError = reportError;
});
