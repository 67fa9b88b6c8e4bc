const [FIRST_MS, NEXT_MS] = [380, 160];

/** Fires for as long as something is held, `most` times at most: whoever falls asleep on it stakes one volley. The first press is the caller's. */
export function createHold(most: number, fire: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fired = 0;
  const next = () => {
    fired += 1;
    fire();
    if (fired < most) timer = setTimeout(next, NEXT_MS);
  };
  const end = () => clearTimeout(timer);
  return {
    /** @param already how many this press has fired */
    begin(already: number) {
      end();
      fired = already;
      timer = setTimeout(next, FIRST_MS);
    },
    end,
    /** How many the last press fired, once: the click that follows it is none of its own. */
    takeFired() {
      const were = fired;
      fired = 0;
      return were;
    },
  };
}
