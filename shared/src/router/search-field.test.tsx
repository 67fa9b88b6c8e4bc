import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useSearchField } from './search-field';

/** A page that draws a search only when `draw` is pressed, as a slow phone does. */
function SlowPage() {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [drawn, setDrawn] = useState('');
  const { input, sent } = useSearchField(drawn);
  const search = () => {
    const text = input.current?.value ?? '';
    sent(text);
    setAsked([...asked, text]);
  };
  const draw = () => {
    setDrawn(asked[0] ?? '');
    setAsked(asked.slice(1));
  };
  return (
    <>
      <input ref={input} aria-label="name" />
      <button type="button" onClick={search}>
        search
      </button>
      <button type="button" onClick={draw}>
        draw
      </button>
      <button type="button" onClick={() => setDrawn('elsewhere')}>
        link
      </button>
      <output>{drawn}</output>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByText(name));

async function type(text: string): Promise<void> {
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), text);
}

describe('a field whose searches stand in the address', () => {
  it('keeps what was typed while a search before it is drawn', async () => {
    render(<SlowPage />);
    await type('lo');
    await press('search');
    await type('lotus');
    await press('draw');
    expect(screen.getByRole('status')).toHaveTextContent('lo');
    expect(screen.getByRole('textbox')).toHaveValue('lotus');
    await press('search');
    await type('lotusf');
    await press('draw');
    expect(screen.getByRole('status')).toHaveTextContent('lotus');
    expect(screen.getByRole('textbox')).toHaveValue('lotusf');
  });

  it('takes over a search that was not sent from here', async () => {
    render(<SlowPage />);
    await type('lo');
    await press('search');
    await press('draw');
    await press('link');
    expect(screen.getByRole('textbox')).toHaveValue('elsewhere');
  });
});
