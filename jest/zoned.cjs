/** An environment with `inZone('America/Sao_Paulo')`, which sets the time zone of the machine for the rest of the test file. */
module.exports = (Environment) =>
  class extends Environment {
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
