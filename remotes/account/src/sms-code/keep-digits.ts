/** Leaves digits only in an input, at most `longest`, whatever is typed or pasted. */
export function keepDigits(input: HTMLInputElement, longest: number): void {
  const digits = input.value.replace(/\D/g, '').slice(0, longest);
  if (digits !== input.value) input.value = digits;
}
