import { text, useSettledLanguage } from '@foyer/shared/i18n';
import { type FormEvent, useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { type NumericField, numeric } from './numeric';
import { counted, type FieldDemand, ruleOf, validate } from './validate';

/** Marks errors that come from the platform, not from a rule. */
const REFUSED = 'refused';

/** Initial values of a form, and the rules of its fields. */
export interface FieldFormOptions<V extends FieldValues> {
  readonly defaultValues: DefaultValues<V>;
  /** The fields to validate, which may change between renders. */
  readonly demands: Readonly<Partial<Record<keyof V & string, FieldDemand>>>;
  /** When the first validation happens; afterwards every change is validated. Default: `onSubmit`. */
  readonly mode?: 'onSubmit' | 'onBlur' | 'onChange' | 'onTouched';
}

export type FieldProps = NumericField & { readonly error: string | undefined; readonly hint: string | undefined };

/** A form of react-hook-form with the site's additions. */
export interface FieldForm<V extends FieldValues> extends UseFormReturn<V> {
  /** Props of a field: registration, error and hint; digits only when its rule says so. */
  readonly field: (name: Path<V>) => FieldProps;
  /** Shows a platform error under a field and focuses it. The text follows the language. */
  readonly refuse: (name: Path<V>, key: string, part?: string) => void;
  /** Whether a code may go to this mobile number; if not, shows the error and focuses the field (S5-SMS-03). */
  readonly checkMobile: (name: Path<V>) => Promise<boolean>;
  /** Makes the submit handler: one `send` at a time, with valid and trimmed values. `send` handles its own errors and never rejects. */
  readonly sendWith: (send: (values: V) => Promise<unknown>) => (event: FormEvent) => Promise<void>;
}

/** Validates with the shared rules, with messages in the current language (S5-VALIDATION-03). */
function resolverOf<V extends FieldValues>(demands: FieldFormOptions<V>['demands']): Resolver<V> {
  return async (values) => {
    const faults = Object.entries(await validate<string>(values, demands));
    if (faults.length === 0) {
      const trimmed = Object.entries<FieldDemand | undefined>(demands).flatMap(([name, demand]) =>
        demand?.trim ? [[name, counted(values[name], demand)]] : [],
      );
      return { values: { ...values, ...Object.fromEntries(trimmed) }, errors: {} };
    }
    const errors = faults.flatMap(([name, fault]) =>
      fault ? [[name, { type: 'rule', message: text('shared', fault.key, fault.values) }]] : [],
    );
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<V> };
  };
}

/**
 * The one way to make a form. A failed submit focuses the first invalid field (S5-VALIDATION-08). Visible errors are checked
 * again 200 ms after a change of language (S5-VALIDATION-09).
 */
export function useFieldForm<V extends FieldValues>({
  defaultValues,
  demands,
  mode = 'onSubmit',
}: FieldFormOptions<V>): FieldForm<V> {
  const form = useForm<V>({ defaultValues, mode, resolver: resolverOf<V>(demands) });
  const { register, trigger, setError, handleSubmit } = form;
  const { isSubmitted } = form.formState;
  const errors: Readonly<Record<string, { type?: unknown; message?: unknown } | undefined>> = form.formState.errors;

  const refusals = useRef(new Map<Path<V>, () => string>());
  const refuse = (name: Path<V>, key: string, part = 'shared') => {
    const say = () => text(part, key);
    refusals.current.set(name, say);
    setError(name, { type: REFUSED, message: say() }, { shouldFocus: true });
  };

  const checkMobile = async (name: Path<V>) => {
    const isRight = await trigger(name);
    if (!isRight) refuse(name, 'rule.mobile');
    return isRight;
  };

  useSettledLanguage(() => {
    const failed = Object.keys(errors) as Path<V>[];
    void trigger(failed.filter((name) => errors[name]?.type !== REFUSED));
    for (const [name, say] of refusals.current) {
      if (errors[name]?.type === REFUSED) setError(name, { type: REFUSED, message: say() });
    }
  });

  const sending = useRef(false);
  const sendWith = (send: (values: V) => Promise<unknown>) => async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    try {
      await handleSubmit((values) => send(values))(event);
    } finally {
      sending.current = false;
    }
  };

  const field = (name: Path<V>): FieldProps => {
    const demand = (demands as Readonly<Record<string, FieldDemand | undefined>>)[name];
    const rule = demand && !demand.same ? ruleOf(demand) : undefined;
    const message = errors[name]?.message;
    const registered = register(name);
    const checked: UseFormRegisterReturn = {
      ...registered,
      // Before the first submit the library keeps errors that `trigger` set, e.g. by asking for a code.
      onChange: async (event) => {
        await registered.onChange(event);
        if (errors[name] && !isSubmitted) await trigger(name);
      },
    };
    return {
      ...(rule?.numeric ? numeric(checked, rule.max) : checked),
      error: typeof message === 'string' ? message : undefined,
      hint: rule?.hint === undefined ? undefined : text('shared', rule.hint, { min: rule.min, max: rule.max }),
    };
  };

  return { ...form, field, refuse, checkMobile, sendWith };
}
