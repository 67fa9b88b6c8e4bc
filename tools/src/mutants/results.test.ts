import { folders } from './folders';
import { codeOf, contentsOf } from './kept';
import { type Report, scoreOf, survivorsOf, withoutDoubtful } from './results';

const source = "const a = 1;\nconst b = {\n  c: 'd',\n};\n";
const mutant = (status: string, line = 1, column = 11, end = { line: 1, column: 12 }) => ({
  mutatorName: 'Some',
  replacement: '2',
  status,
  location: { start: { line, column }, end },
});
const reportOf = (...mutants: ReturnType<typeof mutant>[]): Report => ({ files: { 'a.ts': { source, mutants } } });

describe('the score of a folder', () => {
  it('is the share of the broken lines that a test noticed, a loop without end included', () => {
    const mutants = ['Killed', 'Killed', 'Timeout', 'Survived'].map((status) => mutant(status));
    expect(scoreOf(reportOf(...mutants))).toMatchObject({ score: 75, killed: 2, timeout: 1, survived: 1 });
  });

  it('counts what was ignored, and what no test reaches, as not noticed', () => {
    const mutants = ['Killed', 'Ignored', 'NoCoverage'].map((status) => mutant(status));
    expect(scoreOf(reportOf(...mutants))).toMatchObject({ score: 33.33, survived: 1, noCoverage: 1 });
  });

  it('leaves out what did not even load, and says how many those are', () => {
    const mutants = ['Killed', 'RuntimeError'].map((status) => mutant(status));
    expect(scoreOf(reportOf(...mutants))).toMatchObject({ score: 100, error: 1 });
  });

  it('is whole where there is nothing to break', () => expect(scoreOf({ files: {} }).score).toBe(100));
});

describe('the list of what no test noticed', () => {
  it('names place, code and what stood there instead', () => {
    const report = reportOf(
      mutant('Survived'),
      mutant('NoCoverage', 2, 11, { line: 4, column: 2 }),
      mutant('Ignored', 3, 6, { line: 3, column: 9 }),
      mutant('Killed'),
    );
    expect(survivorsOf(report)).toEqual([
      'a.ts:1:11 1 -> 2',
      "a.ts:2:11 (no test) { c: 'd', } -> 2",
      "a.ts:3:6 'd' -> 2",
    ]);
  });
});

describe('what stands when tests are new', () => {
  it('is all but lines that run as their file is loaded and that no test noticed', () => {
    const inTest = (status: string) => ({ ...mutant(status), coveredBy: ['1'] });
    const stands = [inTest('Killed'), inTest('Survived'), mutant('Killed'), mutant('NoCoverage')];
    const report = { schemaVersion: '2', ...reportOf(...stands, mutant('Survived')) };
    expect(withoutDoubtful(report)).toEqual({ schemaVersion: '2', ...reportOf(...stands) });
  });
});

describe('the folders', () => {
  it('are as they were where only comments, types or line breaks changed', () => {
    const before = codeOf('a.tsx', '/** One. */\nexport const a = (b: string) => <i title={b} />; // two');
    expect(codeOf('a.tsx', 'export const a = (b: number) =>\n  <i title={b} />;')).toBe(before);
    expect(codeOf('a.tsx', 'export const a = (b: number) => <b title={b} />;')).not.toBe(before);
  });

  it.each(folders)('has sources, and no test among them: $name', (folder) => {
    const { sources, of } = contentsOf(folder);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((file) => file.includes('.test.'))).toEqual([]);
    expect(of).toMatch(/^[0-9a-f]{16}$/);
  });
});
