import { RECOVERY_HOLD_HOURS, type SecuritySettings } from '@foyer/shared/contract';
import type { FieldDemand } from '@foyer/shared/validation';
import { useState } from 'react';

export type ProofWay = SecuritySettings['proofs'][number];

/** A form's values of the proof; fields of other proofs stay empty. */
export interface ProofValues {
  password: string;
  proofCode: string;
}

export const noProof: ProofValues = { password: '', proofCode: '' };

/** The member's proof: the chosen kind, its field, and what is sent. */
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

/** Warns before a change: how long the new value cannot recover the account, and what can meanwhile. */
export const holdOf = (bound: string | null) =>
  [bound === null ? 'security.holdFirst' : 'security.holdNext', { hours: RECOVERY_HOLD_HOURS }] as const;
