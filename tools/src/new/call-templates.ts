import type { NewCall } from './call';

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const reads = ({ method }: NewCall): boolean => method === 'GET';
const isOfMember = ({ auth }: NewCall): boolean => auth === 'member';

/** Schema of the value of a GET, e.g. `Streaks`, or of another call's body, e.g. `JoinRaffleBody`. */
const schemaName = (call: NewCall): string => `${capital(call.name)}${reads(call) ? '' : 'Body'}`;

export const schemaOf = (call: NewCall): string => `import { Type } from '@sinclair/typebox';

${
  reads(call)
    ? `/** What \`${call.name}\` gives, in the order in which it is shown. */
export const ${schemaName(call)} = Type.Array(Type.Object({ id: Type.Integer(), title: Type.String() }));`
    : `/** What \`${call.name}\` takes. */
export const ${schemaName(call)} = Type.Object({ id: Type.Integer() });`
}
`;

/** Lines to add, each with its file and the beginning of its table. */
export const linesOf = (call: NewCall): readonly (readonly [file: string, table: string, line: string])[] => {
  const { feature, name, path, method, auth, sentence } = call;
  const contract = 'shared/src/contract';
  const bench = 'platform/src/testing/bench';
  const form = schemaName(call);
  const scenario = reads(call)
    ? isOfMember(call)
      ? 'own()'
      : 'visitor()'
    : `${isOfMember(call) ? 'sent' : 'told'}('', () => ({ id: 1 }), ONE_MEMBER)`;
  return [
    [
      `${contract}/calls.ts`,
      'export const calls = {',
      `${name}: { method: '${method}', path: '${path}', auth: '${auth}' },`,
    ],
    [
      `${contract}/schemas/index.ts`,
      'export const schemas = {',
      reads(call) ? `${name}: { value: ${form} },` : `${name}: { body: ${form}, value: Nothing },`,
    ],
    [`${contract}/schemas/sentences.ts`, 'export const sentences', `${name}: ${JSON.stringify(sentence)},`],
    reads(call)
      ? [`${contract}/testing/answers.ts`, 'export const answers', `${name}: [{ id: 1, title: 'One' }],`]
      : [`${contract}/testing/requests.ts`, 'export const bodies', `${name}: { id: 1 },`],
    ['platform/src/modules.ts', 'export const modules', `${name}Route,`],
    [`${bench}/reads.test.ts`, 'const bounds', `${name}: ${reads(call) ? 'ONE' : "'writes'"},`],
    [`${bench}/scenarios-account.ts`, 'export const accountScenarios', `${name}: [${scenario}],`],
    ['platform/src/modules.ts', '', `import { ${name}Route } from './calls/${feature}/${kebab(name)}';`],
    [`${contract}/schemas/index.ts`, '', `import { ${form} } from './${kebab(name)}';`],
  ];
};

export const routeOf = (call: NewCall): string => {
  const { name, method, path } = call;
  return `import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';

${
  reads(call)
    ? `/** ${method} ${path}: nothing is there yet. */
export function ${name}Route(app: FastifyInstance): void {
  route(app, '${name}', () => []);
}`
    : `/** ${method} ${path}: nothing is done yet. */
export function ${name}Route(app: FastifyInstance): void {
  route(app, '${name}', () => null, { rate: { action: 'call.${name}', limit: 60, windowMs: 60_000 } });
}`
}
`;
};

export const routeTestOf = (call: NewCall): string => {
  const { name } = call;
  const body = reads(call) ? '' : ', body: { id: 1 }';
  const value = reads(call) ? '[]' : 'null';
  const token = isOfMember(call) ? ', token' : '';
  const [begin, end] = [
    `import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform();
  site = await platform.makeMerchant();
});
afterAll(() => platform?.close());

it('answers ${isOfMember(call) ? 'members alone' : 'anybody'}', async () => {
`,
    '});\n',
  ];
  const member = isOfMember(call)
    ? `  const token = await platform.login(site, await platform.makeMember(site));
`
    : '';
  const others = isOfMember(call)
    ? `  expect(await platform.api('${name}', { site${body} })).toMatchObject({ status: 401, code: 'session.required' });
`
    : '';
  const wrong = reads(call)
    ? ''
    : `  const wrong = { site${token}, body: { id: 'one' } };
  expect(await platform.api('${name}', wrong)).toMatchObject({ status: 400, code: 'request.invalid' });
`;
  return `${begin}${member}  expect(await platform.api('${name}', { site${token}${body} })).toMatchObject({ success: true, value: ${value} });
${others}${wrong}${end}`;
};
