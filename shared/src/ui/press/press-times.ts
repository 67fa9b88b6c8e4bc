/** Times in ms and distances in CSS px of a press (S9-CONST-42, A102). */
export const pressTimes = {
  /** From touch to the pressed look. */
  pressIn: 130,
  /** From the pressed look to a long press: half a second in total. */
  longPress: 370,
  pressOut: 100,
  /** How far outside of the element a finger still presses. */
  retention: 20,
  /** How far a finger may move during a long press. */
  cancel: 30,
} as const;
