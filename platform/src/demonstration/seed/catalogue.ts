import { type Catalogue, createCatalogue } from '../catalogue/catalogue';

let made: Catalogue | undefined;

/** The reference catalogue: the same on every instance, made once. */
export function catalogue(): Catalogue {
  made ??= createCatalogue();
  return made;
}
