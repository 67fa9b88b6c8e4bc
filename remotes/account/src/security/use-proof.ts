import { RECOVERY_HOLD_HOURS, type SecuritySettings } from '@foyer/shared/contract';
import type { FieldDemand } from '@foyer/shared/validation';
import { useState } from 'react';

export type ProofWay = SecuritySettings['proofs'][number];

/** What a form holds of the proof; what is not asked for stays empty. */
export interface ProofValues {
  password: string;
  proofCode: string;
}

export const noProof: ProofValues = { password: '', proofCode: '' };

/** How the member shows anew that it is they: the way chosen, its field, and what is sent of it. */
export function useProof({ proofs }: SecuritySettings) {
  const [chosen, choose] = useState<ProofWay>();
  const way = proofs.find((each) => each === chosen) ?? proofs[0] ?? 'password';
  const demands: Record<keyof ProofValues, FieldDemand> = {
    password: { rule: 'loginPassword', enabled: way === 'password' },
    proofCode: { rule: 'verificationCode', enabled: way === 'mobile' || way === 'email' },
  };
  const sent = ({ password, proofCode }: ProofValues) => {
    if (way === 'password') return { password };
    return way === 'login' ? {} : { proofBy: way, proofCode };
  };
  return { way, choose, demands, sent };
}

export type ProofChoice = ReturnType<typeof useProof>;

/** What is said of a change ahead of it: for how long it cannot recover the account, and what does so meanwhile. */
export const holdOf = (bound: string | null) =>
  [bound === null ? 'security.holdFirst' : 'security.holdNext', { hours: RECOVERY_HOLD_HOURS }] as const;
