import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const root = path.resolve(import.meta.dirname, '../..');

/** Where bundles of the last run lie. */
const FAILURES = path.join(root, '.cache', 'failures');

const tidy = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);

/** Colours of a terminal, which a file has no use for. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with the escape character
const plain = (text: string): string => text.replaceAll(/\u001b\[[0-9;]*m/g, '');

/** The name of an attachment as that of a file; its own folder keeps others out. */
const fileOf = (name: string, source = ''): string => {
  const ending = path.extname(name) || path.extname(source) || '.txt';
  return `${tidy(path.basename(name, path.extname(name)))}${ending}`;
};

/** What the same test needs to run again as it did. */
export interface Replay {
  readonly test: string;
  readonly project: string;
  readonly title: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Variables that decide what a run sees. No key is among them. */
const KEPT = ['E2E_BASE_URL', 'E2E_LINK'] as const;

function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=10'], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  } catch {
    return 'unknown';
  }
}

/**
 * Writes a folder for each failed test: what it said, what its page asked for and showed, which releases ran, and how it runs again
 * (decision 89). Nothing is written of tests that pass.
 */
export default class BundleReporter implements Reporter {
  private readonly bundles: string[] = [];
  private playwright = '';

  onBegin(config: FullConfig): void {
    this.playwright = config.version;
    rmSync(FAILURES, { recursive: true, force: true });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'passed' || result.status === 'skipped' || result.status === 'interrupted') return;
    const file = path.relative(path.join(root, 'e2e'), test.location.file);
    const folder = path.join(
      FAILURES,
      `${this.bundles.length + 1}-${tidy(path.basename(file, '.spec.ts'))}-${tidy(test.title)}`,
    );
    mkdirSync(folder, { recursive: true });
    const attached = result.attachments.map(({ name, path: source, body }) => {
      const to = fileOf(name, source);
      if (source !== undefined) copyFileSync(source, path.join(folder, to));
      else writeFileSync(path.join(folder, to), body ?? '');
      return to;
    });
    const merchant = test.annotations.find(({ type }) => type === 'merchant')?.description;
    const kept = KEPT.flatMap((name) => (process.env[name] ? [[name, process.env[name]] as const] : []));
    const replay: Replay = {
      ...{ test: `${file}:${test.location.line}`, project: test.parent.project()?.name ?? '', title: test.title },
      environment: Object.fromEntries([
        ...kept,
        ...(merchant === undefined ? [] : [['E2E_MERCHANT', merchant] as const]),
      ]),
    };
    writeFileSync(path.join(folder, 'replay.json'), `${JSON.stringify(replay, null, 2)}\n`);
    const again = `pnpm e2e --replay ${path.relative(root, folder)}`;
    const lines = [
      `# ${test.title}`,
      `${file}:${test.location.line}, ${result.status} after ${result.duration} ms`,
      `Again, with a trace: \`${again}\``,
      `Sources ${commit()}, Playwright ${this.playwright}, Node ${process.version}, ${process.platform}`,
      `Files: ${attached.join(', ')}`,
      ...result.errors.map(({ message = '', stack = message }) => `\`\`\`\n${plain(stack)}\n\`\`\``),
      ...(result.stdout.length + result.stderr.length > 0
        ? [`\`\`\`\n${plain([...result.stdout, ...result.stderr].join(''))}\n\`\`\``]
        : []),
    ];
    writeFileSync(path.join(folder, 'README.md'), `${lines.join('\n\n')}\n`);
    this.bundles.push(folder);
  }

  onEnd(): void {
    if (this.bundles.length === 0) return;
    console.log('\nWhat is known of each failure, and how it runs again:');
    for (const folder of this.bundles) console.log(`  pnpm e2e --replay ${path.relative(root, folder)}`);
  }
}
