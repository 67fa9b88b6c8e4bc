import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Moment } from './envelope';

/** The fields a merchant may switch on in a registration (S3-REGISTER-10). */
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

/** The same for every field, each of which may be left out. */
function perField<S extends TSchema>(schema: S) {
  const fields = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, Type.Optional(schema)]));
  return Type.Unsafe<Partial<Record<(typeof REGISTER_FIELDS)[number], Static<S>>>>(Type.Object(fields));
}

/** GET /wps/system/setRegister: which fields a registration shows, and which of them must be filled (A035). */
export const RegisterFields = perField(Type.Object({ enabled: Type.Boolean(), required: Type.Boolean() }));

/** A merchant's own rule of a field: bounds in characters (code points) and a pattern that the whole value must match. */
export const FieldRule = Type.Object({
  min: Type.Optional(Type.Integer({ minimum: 0 })),
  max: Type.Optional(Type.Integer({ minimum: 1 })),
  pattern: Type.Optional(Type.String({ description: 'source of a regular expression, without slashes' })),
});

/** GET /wps/system/registerValidation: rules that replace those of the shared table (A035, A042). */
export const RegisterRules = perField(Type.Object({ rule: FieldRule }));

const text = Type.Optional(Type.String({ maxLength: 320 }));

/** What a registration sends before it is encrypted (S3-REGISTER-01 to 08). Fields that are not shown are left out. */
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

/** A registration may come with a session already (A037). */
export const RegisterValue = Type.Object({
  userName: Type.String(),
  token: Type.Optional(Type.String()),
  customerType: Type.Optional(Type.Integer()),
  firstTimeLogin: Type.Optional(Type.Boolean()),
});

/** POST /wps/session/login/freeplay (A021). The value is 0 when the merchant gives no trial. */
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

/** What the picture shows, where the platform demanded it: before the first SMS to a number. */
const captcha = Type.Optional(Type.String({ maxLength: 16 }));

/** A request for a code by SMS; either spelling of the number is taken (A039). */
export const SmsBody = Type.Object({ ...phone, captcha, module: Type.Literal('VERIFICATION3') });
export const SmsRegisterBody = Type.Object({ ...phone, captcha });
/** The same for a number that a member wants to bind. */
export const SmsBindBody = Type.Object(phone);

/** How long a code stands, in minutes; missing means 1 (S4-SMS-02). */
export const SmsValue = Type.Object({ expiredMinutes: Type.Optional(Type.Union([Type.Number(), Type.String()])) });

export const AffiliateQuery = Type.Object({ code: Type.String(), domain: Type.String() });

/** POST /wps/member/password/email, form-encoded: a link to set a new password goes to the member's own address. */
export const PasswordByEmailBody = Type.Object({ username: Type.String(), email: Type.String() });

/** POST /wps/member/password/link: the key of such a link, used once, and the new password. */
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

/** What an account is bound to, and can be recovered by. */
const Channel = Type.Union([Type.Literal('mobile'), Type.Literal('email')]);

/** Until when what was bound anew cannot recover the account, and what does so meanwhile; null for nothing. */
const Hold = Type.Union([Type.Object({ until: Moment, old: Type.Union([Type.String(), Type.Null()]) }), Type.Null()]);

/** GET /wps/member/security: what guards the account. Addresses and numbers are masked by the platform. */
export const SecuritySettings = Type.Object({
  passwordChangedAt: Type.Union([Moment, Type.Null()]),
  email: Type.Union([Type.String(), Type.Null()]),
  mobile: Type.Union([Type.String(), Type.Null()]),
  hasPaymentPassword: Type.Boolean(),
  mobileHold: Hold,
  emailHold: Hold,
  /** How the member can show anew that it is they; `login` is a log-in of the last minutes. */
  proofs: Type.Array(Type.Union([Type.Literal('password'), Channel, Type.Literal('login')])),
});

/** That it is the member who asks: the log-in password, or a code that went to what is bound already. */
const proof = {
  password: Type.Optional(Type.String()),
  proofBy: Type.Optional(Channel),
  proofCode: Type.Optional(Type.String()),
};

/** POST /wps/verification/proof: a code to what is bound already. */
export const ProofCodeBody = Type.Object({ channel: Channel });

/** A code to an address or number that a member wants to bind. */
export const EmailCodeBody = Type.Object({ email: Type.String() });
export const BindEmailBody = Type.Object({ email: Type.String(), verificationCode: Type.String(), ...proof });
export const BindMobileBody = Type.Object({
  mobileNum: Type.String(),
  countryDialingCode: Type.String(),
  verificationCode: Type.String(),
  ...proof,
});

/** Six digits for withdrawals. */
export const PaymentPasswordBody = Type.Object({ paymentPassword: Type.String(), ...proof });

export const SessionEntry = Type.Object({
  id: Type.String(),
  device: Type.String({ description: 'browser and system, such as "Chrome, Android"' }),
  address: Type.String(),
  createdAt: Moment,
  lastSeenAt: Moment,
  current: Type.Boolean(),
});

/** A browser that has logged in to the account; unbinding it ends its sessions. */
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

/** GET /wps/member/club/benefit. Amounts are decimals as text; `progress` is what was staked towards the next level. */
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
