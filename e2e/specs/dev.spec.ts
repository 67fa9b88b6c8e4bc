import path from 'node:path';
import { type Developed, startDeveloped } from '../support/developed';
import { test as base, expect } from '../support/fixtures';
import { workspace } from '../support/release';
import { choose } from '../support/site';

/** For a machine on which others build and test too; nothing waits so long where it holds. */
const SEEN = { timeout: 60_000 };
const GREETING = 'src/hello/greeting.tsx';

const test = base.extend<{ developed: Developed }>({
  developed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use, { testId }) => {
      const developed = await startDeveloped(path.join(workspace, '.cache', 'made', testId));
      await use(developed);
      developed.close();
    },
    { timeout: 180_000 },
  ],
});

test('what is saved is in the open page, and what was typed stays; a mistake is said until it is mended, a throw by its line', async ({
  page,
  developed,
  expectedTrouble,
}) => {
  test.setTimeout(300_000);
  // The page tells what was thrown, and that part of it failed.
  expectedTrouble.push(/thrown on purpose/);
  await choose(page, { language: 'EN' });
  await page.goto(`${developed.origin}/m/hello`);
  const name = page.getByLabel('Name');
  const greeting = page.getByText('Ada');
  const problem = page.locator('[data-dev="problem"]');
  await name.fill('Ada');
  await test.step('an edit of a component', async () => {
    developed.save(GREETING, 'dear', 'good');
    await expect(greeting).toHaveText('Hello, good Ada', SEEN);
    await expect(name).toHaveValue('Ada');
  });
  await test.step('an edit of a text', async () => {
    developed.save('src/i18n/EN.json', 'Hello', 'Welcome');
    await expect(greeting).toHaveText('Welcome, good Ada', SEEN);
    await expect(name).toHaveValue('Ada');
  });
  await test.step('a text as it was before', async () => {
    developed.save('src/i18n/EN.json', '', '');
    await expect(greeting).toHaveText('Hello, good Ada', SEEN);
    await expect(name).toHaveValue('Ada');
  });
  await test.step('an edit of what the page has not loaded yet', async () => {
    developed.save('src/hello/more.tsx', 'This is', 'Here is');
    // The page has taken that edit as well, once it shows the next one.
    developed.save(GREETING, 'dear', 'dearest');
    await expect(greeting).toHaveText('Hello, dearest Ada', SEEN);
    await page.getByRole('button', { name: 'More of it' }).click();
    await expect(page.getByText('Here is more')).toBeVisible(SEEN);
    await expect(name).toHaveValue('Ada');
  });
  await test.step('a mistake is shown over the page as it was', async () => {
    developed.save(GREETING, '<p', '<<p');
    await expect(problem).toContainText(`${GREETING}:7`, SEEN);
    await expect(greeting).toHaveText('Hello, dearest Ada');
    await expect(name).toHaveValue('Ada');
  });
  await test.step('it goes when the file is as it was before', async () => {
    developed.save(GREETING, '', '');
    await expect(greeting).toHaveText('Hello, dear Ada', SEEN);
    await expect(problem).toHaveCount(0);
    await expect(name).toHaveValue('Ada');
  });
  await test.step('what throws is shown with its own file and line first, and the frames of React behind it', async () => {
    developed.save(GREETING, 'return (', "if (name) throw new Error('thrown on purpose');\n  return (");
    await expect(problem).toContainText(/thrown on purpose\s+at Greeting \(\S*src\/hello\/greeting\.tsx:6:\d+\)/, SEEN);
    await expect(problem.getByText('frames of libraries')).toBeVisible();
    await expect(problem.getByText('react-dom').first()).toBeHidden();
  });
});
