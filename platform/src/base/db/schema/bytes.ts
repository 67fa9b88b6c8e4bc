import { customType } from 'drizzle-orm/pg-core';

/** A column of bytes: the one engine gives a Buffer, the other a plain array of bytes. */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});
