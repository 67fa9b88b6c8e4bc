import { renderPart } from '@foyer/shared/testing';
import { screen } from '@testing-library/react';
import EN from './i18n/EN.json';
import { ShellBoundary } from './shell-boundary';
import { Stranded } from './stranded';

describe('what the shell itself throws', () => {
  it('becomes a screen with another try, and is reported', async () => {
    const report = jest.fn();
    globalThis.reportError = report;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    const Page = () => {
      if (broken) throw new Error('frame broke');
      return <p>page</p>;
    };
    const { user } = renderPart(
      <ShellBoundary>
        <Page />
      </ShellBoundary>,
      { texts: { shell: EN } },
    );
    expect(screen.getByRole('heading', { name: 'The lights went out' })).toBeVisible();
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'frame broke' }));
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('page')).toBeVisible();
    jest.restoreAllMocks();
  });
});

describe('a page whose texts did not come', () => {
  it('says so in both languages and tries again', async () => {
    const retry = jest.fn();
    const { user } = renderPart(<Stranded retry={retry} />);
    expect(screen.getByRole('heading')).toHaveAttribute('lang', 'th');
    expect(screen.getByText(/The site did not load/)).toBeVisible();
    await user.click(screen.getByRole('button'));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
