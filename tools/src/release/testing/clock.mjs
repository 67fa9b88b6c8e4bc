// Loaded into the release command by `--import`, in tests alone: its clock is `CLOCK_DAYS` days ahead.
const ahead = Number.parseInt(process.env.CLOCK_DAYS ?? '0', 10) * 24 * 60 * 60 * 1000;
const Real = Date;

globalThis.Date = class extends Real {
  constructor(...given) {
    super(...(given.length > 0 ? given : [Real.now() + ahead]));
  }
  static now() {
    return Real.now() + ahead;
  }
};
