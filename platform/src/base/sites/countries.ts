import type { Country } from '@foyer/shared/contract';

const rows = `TH Thailand 66|VN Vietnam 84|ID Indonesia 62|MY Malaysia 60|PH Philippines 63|SG Singapore 65|KH Cambodia 855|LA Laos 856
MM Myanmar 95|BN Brunei 673|CN China 86|HK Hong Kong 852|MO Macao 853|TW Taiwan 886|JP Japan 81|KR South Korea 82
IN India 91|BD Bangladesh 880|PK Pakistan 92|LK Sri Lanka 94|NP Nepal 977|MN Mongolia 976|AE United Arab Emirates 971
SA Saudi Arabia 966|IR Iran 98|TR Türkiye 90|RU Russia 7|UA Ukraine 380|PL Poland 48|DE Germany 49|FR France 33|IT Italy 39
ES Spain 34|PT Portugal 351|NL Netherlands 31|SE Sweden 46|GR Greece 30|GB United Kingdom 44|US United States 1|CA Canada 1
BR Brazil 55|MX Mexico 52|ZA South Africa 27|AU Australia 61|NZ New Zealand 64`;

/** Countries of mobile numbers with their dialing codes (ITU E.164), the home market first. */
export const countries: Country[] = rows.split(/[|\n]/).map((row) => {
  const [code = '', ...words] = row.split(' ');
  const dialingCode = words.pop() ?? '';
  return { code, name: words.join(' '), dialingCode };
});
