import { type Catalogue, createCatalogue } from '../catalogue/catalogue';

let made: Catalogue | undefined;

/** The demonstration's catalogue: the same on every instance, created once. */
export function catalogue(): Catalogue {
  made ??= createCatalogue();
  return made;
}
