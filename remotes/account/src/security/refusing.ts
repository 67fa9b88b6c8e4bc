/**
 * Shows a refusal under the field it is about.
 *
 * @param empty the values the form starts with: they name its fields
 * @returns a function that says whether the form has such a field
 */
export function refusing<V extends object>(empty: V, refuse: (field: keyof V & string, key: string) => void) {
  const isField = (field: string): field is keyof V & string => Object.hasOwn(empty, field);
  return (field: string, key: string): boolean => {
    const known = isField(field);
    if (known) refuse(field, key);
    return known;
  };
}
