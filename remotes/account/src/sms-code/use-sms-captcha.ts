import { ApiError, errorTextKey } from '@foyer/shared/api';
import { useFieldForm } from '@foyer/shared/validation';
import { useEffect, useState } from 'react';
import { type Captcha, useCaptcha } from '../entrance/get-captcha';
import { demandsCaptcha } from '../entrance/send-login';

/** A captcha that the form shows for itself: one picture serves both, since a browser holds one at a time. */
export interface FormCaptcha {
  readonly value: () => string;
  /** Shows under the field what is wrong, and focuses it. */
  readonly refuse: (key: string) => void;
  /** Another picture, and an empty field. */
  readonly renew: () => void;
}

/** The forms that may show a captcha of their own. */
interface WithCaptcha {
  readonly watch: (name: 'captcha') => string;
  readonly refuse: (name: 'captcha', key: string) => void;
  readonly resetField: (name: 'captcha', to: { defaultValue: string }) => void;
}

/** The captcha of a form that has a field of that name on the screen. */
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
 * The picture that the platform demands before the first SMS to a number. Nothing of it shows before it is demanded, and it goes once
 * the code was sent.
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
    /** For `CaptchaField`; undefined while nothing is demanded, or the form has one already. */
    field: shown ? { captcha: picture, field: own.field('captcha') } : undefined,
    /** What goes along; undefined where nothing is demanded, false where it is and the field is not filled. */
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
    /** Whether a refusal was about the picture; it is said there then. */
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
