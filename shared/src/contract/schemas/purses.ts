import { Type } from '@sinclair/typebox';
import { Cash, SubmitKey } from './cashier';
import { Decimal, Moment } from './envelope';

const PurseCode = Type.String({ pattern: '^(main|vendor:[A-Z0-9]{1,32})$', description: 'main, or a vendor’s purse' });
const Vendor = Type.String({ pattern: '^[A-Z0-9]{1,32}$' });

/** Vendors with a purse of their own (B017). A closed one gives money back but takes none. */
export const VendorPurse = Type.Object({ vendor: Vendor, name: Type.String(), closed: Type.Boolean() });

export const VendorWalletQuery = Type.Object({ vendor: Vendor });
export const VendorWallet = Type.Object({ vendor: Vendor, balance: Decimal });

export const WalletTransferBody = Type.Object(
  { from: PurseCode, to: PurseCode, amount: Cash, key: SubmitKey },
  { additionalProperties: false },
);

/** A transfer between purses. Whether it has arrived is told by the list of what is on its way. */
export const WalletTransfer = Type.Object({
  orderNo: Type.String(),
  from: PurseCode,
  to: PurseCode,
  amount: Decimal,
  createdAt: Moment,
});
