import { callQuery, queryClient } from '@foyer/shared/query';
import type { PictureDeclaration } from '@foyer/shared/remote';

export const picture = {
  flags: ['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3'],
  form: {
    // Not those that depend on each other or on an answer to this visitor: names, passwords, numbers, codes.
    fields: [
      ...(['payeeName', 'nickname', 'email', 'idNumber'] as const),
      ...(['line', 'whatsapp', 'facebook', 'wechat', 'zalo', 'qqNum'] as const),
      ...(['paymentPassword', 'affiliateCode', 'recommenderId'] as const),
    ],
    answer: (fields, banner) => {
      queryClient.setQueryData(callQuery('setRegister').queryKey, fields);
      queryClient.setQueryData(callQuery('registerValidation').queryKey, {});
      queryClient.setQueryData(callQuery('registerBanners').queryKey, banner ? [banner] : []);
    },
  },
} satisfies PictureDeclaration;
