/** Takes a step to a path by a new document, or leaves it to the router with `false`. */
type TakeStep = (pathname: string) => boolean;

let take: TakeStep = () => false;

/** Lets the shell take steps by a new document (decision 83). The address has changed already when it is asked. */
export const provideNewDocument = (next: TakeStep): void => {
  take = next;
};

export const takenByDocument = (pathname: string): boolean => take(pathname);
