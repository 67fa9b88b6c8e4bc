/**
 * Shows a refusal under its field.
 *
 * @param empty the form's initial values, which name its fields
 * @returns a function that returns whether the form has the field
 */
export function refusing<V extends object>(empty: V, refuse: (field: keyof V & string, key: string) => void) {
  const isField = (field: string): field is keyof V & string => Object.hasOwn(empty, field);
  return (field: string, key: string): boolean => {
    const known = isField(field);
    if (known) refuse(field, key);
    return known;
  };
}
