/**
 * Arguments for a process of Node, which let it end in its own way, as if asked by SIGTERM, when the process that started it is
 * gone, even by SIGKILL. It needs an `ipc` channel in its `stdio`, and has to be started by `node` itself: the command `tsx` ends a process
 * that is busy for 60 ms before that has ended its own.
 */
export const endsWithParent: readonly string[] = [
  '--import',
  `data:text/javascript,${encodeURIComponent(
    "process.once('disconnect', () => process.kill(process.pid, 'SIGTERM')); process.channel?.unref();",
  )}`,
];
