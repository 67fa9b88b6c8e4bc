/** The press helper's times in ms and distances in CSS px (S9-CONST-42, A102). */
export const pressTimes = {
  /** From touching to looking pressed. */
  pressIn: 130,
  /** From looking pressed to a long press: half a second in total. */
  longPress: 370,
  /** How long it goes on looking pressed after letting go. */
  pressOut: 100,
  /** How far outside of the element a finger may slide and still press. */
  retention: 20,
  /** How far a finger may move and still make a long press. */
  cancel: 30,
} as const;
