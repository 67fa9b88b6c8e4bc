/** Opens the payment host in the same tab (B010). */
export const openPayment = (payUrl: string): void => location.assign(payUrl);
