import { useFlag } from '@foyer/shared/flags';
import { invitationCodeOf } from '@foyer/shared/paths';
import { useSearchParams } from '@foyer/shared/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDialingCode } from '../sms-code/get-countries';
import { useRegisterConfig } from './get-register-config';
import { registerDraft } from './register-draft';
import { groupsOf, type RegisterValues, type Way } from './register-fields';
import { useInvitationCheck } from './use-invitation-check';

/** The ways that the merchant offers, in the order of their tabs (A034). */
function useWays(): readonly Way[] {
  const byName = useFlag('USERNAMEREG3');
  const byNumber = useFlag('MOBILENUMREG3');
  return [...(byName ? (['username'] as const) : []), ...(byNumber ? (['mobileNum'] as const) : [])];
}

/**
 * State that stays while ways, fields and pages change: the way, what was typed, the dialing code, and the checked referral
 * codes.
 */
export function useRegisterPage() {
  const [parameters] = useSearchParams();
  const invitation = invitationCodeOf(parameters);
  const [draft] = useState(() => registerDraft.open(invitation));
  const typed = useRef(draft.values);
  const [dialingCode, onDialingCode] = useDialingCode(draft.dialingCode);
  const [chosen, choose] = useState(draft.way);
  const ways = useWays();
  // If the merchant offers none, the form by name shows and the platform refuses it (A034).
  const way = ways.find((one) => one === chosen) ?? ways[0] ?? 'username';

  const reads = useRef(false);
  const leave = useRef(() => {});
  leave.current = () => {
    registerDraft.keep({ way: chosen, values: typed.current, dialingCode, invitation }, { whole: reads.current });
  };
  useEffect(() => () => leave.current(), []);

  const config = useRegisterConfig();
  const flags = { provesMobile: useFlag('REGMOBVERF3'), setsPassword: useFlag('MOBILENUMPASSREG3') };
  const checkInvitation = useInvitationCheck();
  const onValues = useCallback((values: RegisterValues) => {
    typed.current = values;
  }, []);
  const onRead = () => {
    reads.current = true;
  };
  const groups = config && groupsOf(way, flags, config);

  return {
    ways,
    way,
    choose,
    /** Another set of fields needs a new form, because a form knows its fields in the order of their registration. */
    formKey: [way, ...(groups ?? []).flatMap(({ fields }) => fields.map(({ name }) => name))].join(' '),
    form: groups && {
      way,
      groups,
      config,
      values: typed.current,
      onValues,
      dialingCode,
      onDialingCode,
      checkInvitation,
      onRead,
    },
  };
}
