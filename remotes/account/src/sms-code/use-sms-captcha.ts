import { ApiError, errorTextKey } from '@foyer/shared/api';
import { useFieldForm } from '@foyer/shared/validation';
import { useEffect, useState } from 'react';
import { type Captcha, useCaptcha } from '../entrance/get-captcha';
import { demandsCaptcha } from '../entrance/send-login';

/** The form's own captcha, shared with the SMS code, because a browser has one picture at a time. */
export interface FormCaptcha {
  readonly value: () => string;
  /** Shows an error under the field and focuses it. */
  readonly refuse: (key: string) => void;
  /** Loads another picture and empties the field. */
  readonly renew: () => void;
}

interface WithCaptcha {
  readonly watch: (name: 'captcha') => string;
  readonly refuse: (name: 'captcha', key: string) => void;
  readonly resetField: (name: 'captcha', to: { defaultValue: string }) => void;
}

/** The captcha of a form with a field of that name. */
export function formCaptchaOf(form: WithCaptcha, { refresh }: Captcha): FormCaptcha {
  const typed = form.watch('captcha');
  return {
    value: () => typed,
    refuse: (key) => form.refuse('captcha', key),
    renew: () => {
      form.resetField('captcha', { defaultValue: '' });
      refresh();
    },
  };
}

/**
 * The captcha that the platform may demand before an SMS. It shows when demanded and disappears after the code was sent.
 */
export function useSmsCaptcha(shared: FormCaptcha | undefined) {
  const [demanded, setDemanded] = useState(false);
  const own = useFieldForm({ defaultValues: { captcha: '' }, demands: { captcha: { rule: 'captcha' } } });
  const shown = demanded && shared === undefined;
  const picture = useCaptcha(shown);
  const { refuse } = own;

  useEffect(() => {
    if (shown) refuse('captcha', 'error.captcha.required');
  }, [shown]);

  const renew = () => {
    if (shared) return shared.renew();
    own.resetField('captcha', { defaultValue: '' });
    picture.refresh();
  };

  return {
    /** For `CaptchaField`; undefined when nothing is demanded or the form has its own captcha. */
    field: shown ? { captcha: picture, field: own.field('captcha') } : undefined,
    /** The answer to send; undefined when nothing is demanded, false when the field is empty. */
    answer: async (): Promise<string | undefined | false> => {
      if (!demanded) return undefined;
      if (shared === undefined)
        return (await own.trigger('captcha', { shouldFocus: true })) && own.getValues('captcha');
      if (shared.value() !== '') return shared.value();
      shared.refuse('error.captcha.required');
      return false;
    },
    sent: (answer: string | undefined) => {
      if (answer !== undefined) renew();
      setDemanded(false);
    },
    /** Whether a refusal is about the captcha, which then shows it. */
    takes: (error: unknown, answer: string | undefined): boolean => {
      if (answer !== undefined) renew();
      if (!demandsCaptcha(error) || !(error instanceof ApiError)) return false;
      setDemanded(true);
      if (shared) shared.refuse(errorTextKey(error));
      else if (demanded) own.refuse('captcha', errorTextKey(error));
      return true;
    },
  };
}
