import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Moment } from './envelope';

/** Registration fields that a merchant may enable (S3-REGISTER-10). */
export const REGISTER_FIELDS = [
  'username',
  'password',
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'email',
  'nickname',
  'payeeName',
  'mobileNum',
  'recommenderId',
  'affiliateCode',
  'verificationCode',
  'captcha',
] as const;

/** An object with one optional entry of this schema for each registration field. */
function perField<S extends TSchema>(schema: S) {
  const fields = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, Type.Optional(schema)]));
  return Type.Unsafe<Partial<Record<(typeof REGISTER_FIELDS)[number], Static<S>>>>(Type.Object(fields));
}

/** GET /wps/system/setRegister: which registration fields are shown, and which are required (A035). */
export const RegisterFields = perField(Type.Object({ enabled: Type.Boolean(), required: Type.Boolean() }));

/** A merchant's rule for a field: minimum and maximum in code points, and a pattern for the whole value. */
export const FieldRule = Type.Object({
  min: Type.Optional(Type.Integer({ minimum: 0 })),
  max: Type.Optional(Type.Integer({ minimum: 1 })),
  pattern: Type.Optional(Type.String({ description: 'source of a regular expression, without slashes' })),
});

/** GET /wps/system/registerValidation: rules that replace those of the shared table (A035, A042). */
export const RegisterRules = perField(Type.Object({ rule: FieldRule }));

const text = Type.Optional(Type.String({ maxLength: 320 }));

/** The plain body of a registration, before encryption (S3-REGISTER-01 to 08). Hidden fields are left out. */
export const RegisterPayload = Type.Object({
  registerUrl: Type.String({ description: 'host name the form was opened on' }),
  registerMethod: Type.Union([Type.Literal('H5'), Type.Literal('APP'), Type.Literal('PWA'), Type.Literal('WEBCLIP')]),
  domain: Type.String(),
  type: Type.Literal(0),
  username: text,
  password: text,
  confirmPassword: text,
  affiliateCode: text,
  paymentPassword: text,
  recommenderId: text,
  nickname: text,
  payeeName: text,
  email: text,
  mobileNum: text,
  countryDialingCode: text,
  idNumber: text,
  qqNum: text,
  facebook: text,
  wechat: text,
  line: text,
  whatsapp: text,
  zalo: text,
  captcha: text,
  verificationCode: text,
  firebaseChannel: Type.Optional(Type.Literal('sms')),
  firebaseIdToken: Type.Optional(Type.String()),
});

/** The answer to a registration, which may carry a session (A037). */
export const RegisterValue = Type.Object({
  userName: Type.String(),
  token: Type.Optional(Type.String()),
  customerType: Type.Optional(Type.Integer()),
  firstTimeLogin: Type.Optional(Type.Boolean()),
});

/** POST /wps/session/login/freeplay (A021). The value is 0 when the merchant offers no trial. */
export const FreePlayBody = Type.Object({
  moduleId: Type.Literal('FREEPLAY3'),
  username: Type.String(),
  merchantCode: Type.String(),
});
export const FreePlayValue = Type.Union([
  Type.Literal(0),
  Type.Object({ token: Type.String(), userName: Type.String(), customerType: Type.Integer() }),
]);

const phone = {
  mobileNum: Type.Optional(Type.String()),
  mobileNo: Type.Optional(Type.String()),
  countryDialingCode: Type.Optional(Type.String()),
};

/** The captcha's answer. The platform demands it before the first SMS to a number. */
const captcha = Type.Optional(Type.String({ maxLength: 16 }));

/** Request for a code by SMS. Both spellings of the mobile number are accepted (A039). */
export const SmsBody = Type.Object({ ...phone, captcha, module: Type.Literal('VERIFICATION3') });
export const SmsRegisterBody = Type.Object({ ...phone, captcha });
/** Request for a code to a mobile number that a member wants to bind. */
export const SmsBindBody = Type.Object(phone);

/** Lifetime of a code in minutes; 1 when missing (S4-SMS-02). */
export const SmsValue = Type.Object({ expiredMinutes: Type.Optional(Type.Union([Type.Number(), Type.String()])) });

export const AffiliateQuery = Type.Object({ code: Type.String(), domain: Type.String() });

/** POST /wps/member/password/email, form-encoded: sends a link for a new password to the member's e-mail address. */
export const PasswordByEmailBody = Type.Object({ username: Type.String(), email: Type.String() });

/** POST /wps/member/password/link: the link's key, valid once, and the new password. */
export const PasswordByLinkBody = Type.Object({ key: Type.String(), newPassword: Type.String() });

/** POST /wps/member/password/sms (A045). */
export const PasswordBySmsBody = Type.Object({
  newPassword: Type.String(),
  mobileNum: Type.String(),
  verificationCode: Type.String(),
});

/** PUT /wps/member/password (A046). */
export const ChangePasswordBody = Type.Object({
  oldPassword: Type.String(),
  newPassword: Type.String(),
  confirmNewPassword: Type.String(),
});

/** A bound channel, by which the account can be recovered. */
const Channel = Type.Union([Type.Literal('mobile'), Type.Literal('email')]);

/** A new binding cannot recover the account before `until`; `old` can until then. Null when there is no hold. */
const Hold = Type.Union([Type.Object({ until: Moment, old: Type.Union([Type.String(), Type.Null()]) }), Type.Null()]);

/** GET /wps/member/security. The platform masks addresses and numbers. */
export const SecuritySettings = Type.Object({
  passwordChangedAt: Type.Union([Moment, Type.Null()]),
  email: Type.Union([Type.String(), Type.Null()]),
  mobile: Type.Union([Type.String(), Type.Null()]),
  hasPaymentPassword: Type.Boolean(),
  /** When the payment password can be used again, after too many wrong ones; null while it can (B015). */
  paymentLockedUntil: Type.Union([Moment, Type.Null()]),
  mobileHold: Hold,
  emailHold: Hold,
  /** Ways for the member to prove it is them; `login` is a log-in of the last minutes. */
  proofs: Type.Array(Type.Union([Type.Literal('password'), Channel, Type.Literal('login')])),
});

/** Proof that the member asks: the log-in password, or a code sent to a bound channel. */
const proof = {
  password: Type.Optional(Type.String()),
  proofBy: Type.Optional(Channel),
  proofCode: Type.Optional(Type.String()),
};

/** POST /wps/verification/proof: sends a code to a bound channel. */
export const ProofCodeBody = Type.Object({ channel: Channel });

/** Sends a code to an e-mail address that a member wants to bind. */
export const EmailCodeBody = Type.Object({ email: Type.String() });
export const BindEmailBody = Type.Object({ email: Type.String(), verificationCode: Type.String(), ...proof });
export const BindMobileBody = Type.Object({
  mobileNum: Type.String(),
  countryDialingCode: Type.String(),
  verificationCode: Type.String(),
  ...proof,
});

/** The withdrawal password: six digits. */
export const PaymentPasswordBody = Type.Object({ paymentPassword: Type.String(), ...proof });

export const SessionEntry = Type.Object({
  id: Type.String(),
  device: Type.String({ description: 'browser and system, such as "Chrome, Android"' }),
  address: Type.String(),
  createdAt: Moment,
  lastSeenAt: Moment,
  current: Type.Boolean(),
});

/** A browser that has logged in. Unbinding it ends its sessions. */
export const DeviceEntry = Type.Object({
  id: Type.String(),
  device: Type.String(),
  boundAt: Moment,
  lastSeenAt: Moment,
  current: Type.Boolean(),
  sessions: Type.Integer(),
});

/** GET /wps/member/headIcon. `current` and `choices` are picture paths. */
export const HeadIcons = Type.Object({
  current: Type.Union([Type.String(), Type.Null()]),
  choices: Type.Array(Type.String()),
});

/** POST /wps/member/headIcon, form-encoded: one of the choices, or a square PNG or JPEG of at most `HEAD_PICTURE_BYTES` in base64. */
export const HeadIconBody = Type.Object({ icon: Type.Optional(Type.String()), image: Type.Optional(Type.String()) });
export const HeadIconValue = Type.Object({ headIcon: Type.String() });

/** GET /wps/member/club/benefit. Amounts are decimal texts; `progress` is the turnover towards the next level. */
export const ClubBenefit = Type.Object({
  current: Type.Integer({ description: 'index into levels' }),
  progress: Type.Object({ have: Type.String(), need: Type.Union([Type.String(), Type.Null()]) }),
  levels: Type.Array(
    Type.Object({
      name: Type.String(),
      turnover: Type.String({ description: 'what has to be staked to reach it' }),
      benefits: Type.Array(
        Type.Object({
          code: Type.Union([
            Type.Literal('rebate'),
            Type.Literal('birthday'),
            Type.Literal('upgrade'),
            Type.Literal('weekly'),
            Type.Literal('withdrawals'),
            Type.Literal('manager'),
          ]),
          value: Type.String({ description: 'percent, amount or count, by the code; "1" and "0" for yes and no' }),
        }),
      ),
    }),
  ),
});

/** GET /wps/system/agreement?lang: the user agreement in HTML. */
export const AgreementQuery = Type.Object({ lang: Type.String() });
export const Agreement = Type.Object({ title: Type.String(), content: Type.String() });
