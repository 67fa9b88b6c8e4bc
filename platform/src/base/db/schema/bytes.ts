import { customType } from 'drizzle-orm/pg-core';

/** A column of bytes: one engine returns a Buffer, the other a Uint8Array. */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});
