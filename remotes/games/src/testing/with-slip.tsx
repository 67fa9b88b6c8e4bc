import { type ReactNode, useState } from 'react';

/**
 * What a tab has kept of a lottery's slip before the page opens. It is stored while rendering: what a test stores before is gone
 * with the session of the test before it.
 */
export function WithSlip({ slip, children }: { slip: unknown; children: ReactNode }) {
  useState(() => {
    const stored = typeof slip === 'string' ? slip : JSON.stringify({ LTN1M: slip });
    sessionStorage.setItem('foyer:games.lottery.slips', stored);
  });
  return children;
}
