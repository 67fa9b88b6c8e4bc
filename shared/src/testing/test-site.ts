import type { SiteConfig } from '../contract';

export const testSite: SiteConfig = {
  merchantCode: 'DEMO',
  trialMerchantCode: 'DEMOTRIAL',
  name: 'Foyer Demo',
  currencySymbol: '฿',
  publicKey: '',
  minAge: 18,
  nativeToken: 'MCAPP',
  requiredLogin: false,
  theme: {},
};
