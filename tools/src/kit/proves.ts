/** Tests that the kit shares with this product prove lines of it; elsewhere they are tests like others. */
globalThis.proves = async (_, block) => {
  await block();
};
