const Environment = require('jest-fixed-jsdom');

/** A browser whose clock can be put into another time zone: `inZone('America/Sao_Paulo')`, as long as the file runs. */
module.exports = class extends Environment {
  async setup() {
    await super.setup();
    this.zone = process.env.TZ;
    this.global.inZone = (zone) => {
      process.env.TZ = zone;
    };
  }

  async teardown() {
    if (this.zone === undefined) delete process.env.TZ;
    else process.env.TZ = this.zone;
    await super.teardown();
  }
};
