import { isFor } from './is-for';
import { screens } from './screens';

/** Screens that replace the site and send no calls. */
const CLOSED = ['/m/maintenance', '/m/ipRestrict', '/m/serviceError'];

/** The addresses that a member of a type is let in to. */
export const pathsFor = (type: number) =>
  ['/m/home', ...Object.values(screens).map(({ path }) => path)].filter(
    (path) => !CLOSED.includes(path) && isFor(path, type),
  );
