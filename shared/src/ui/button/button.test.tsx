import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Button, LinkButton } from './button';
import { IconButton } from './icon-button';

describe('Button', () => {
  it('presses', async () => {
    const press = jest.fn();
    render(<Button onClick={press}>Save</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('takes no presses and submits no form while busy, but keeps its name and its focus', async () => {
    const press = jest.fn();
    const submit = jest.fn();
    render(
      <form onSubmit={submit}>
        <input aria-label="Name" />
        <Button type="submit" busy onClick={press}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(button).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  it('says that it is busy only while it is, and turns then', async () => {
    const { container, rerender } = render(<Button>Save</Button>);
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    const busy = () => [button.ariaBusy, button.ariaDisabled, container.querySelectorAll('.spinner').length];
    expect(busy()).toEqual([null, null, 0]);
    rerender(<Button busy>Save</Button>);
    expect(busy()).toEqual(['true', 'true', 1]);
  });

  it('keeps what happens around it from a press while busy', async () => {
    const around = jest.fn();
    // biome-ignore lint/a11y: the row stands for a card that is one link
    const row = (busy: boolean) => <div onClick={around}>{<Button busy={busy}>Save</Button>}</div>;
    const { rerender } = render(row(true));
    await userEvent.click(screen.getByRole('button'));
    expect(around).not.toHaveBeenCalled();
    rerender(row(false));
    await userEvent.click(screen.getByRole('button'));
    expect(around).toHaveBeenCalledTimes(1);
  });

  it('is quiet, of medium size and as wide as its label unless said', () => {
    const look = (button: ReactElement) => render(button, { wrapper: MemoryRouter }).container.firstElementChild;
    expect(look(<Button>Save</Button>)).toHaveAttribute('class', 'button quiet medium');
    expect(look(<Button variant="primary" size="small" full className="own" />)).toHaveAttribute(
      'class',
      'button primary small full own',
    );
    expect(look(<LinkButton to="/m/home" />)).toHaveAttribute('class', 'button quiet medium');
    expect(look(<LinkButton to="/m/home" variant="danger" size="small" full />)).toHaveAttribute(
      'class',
      'button danger small full',
    );
  });
});

it('LinkButton is a link of the site', () => {
  render(
    <MemoryRouter>
      <LinkButton to="/m/home">Home</LinkButton>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/m/home');
});

it('IconButton is known by its label', () => {
  render(<IconButton label="Messages" icon={<svg aria-hidden="true" />} badge="4" />);
  expect(screen.getByRole('button', { name: 'Messages' })).toHaveTextContent('4');
});

it('IconButton has no room for a count that it has not got', () => {
  const { container } = render(<IconButton label="Messages" icon="@" />);
  expect(screen.getByRole('button')).toHaveTextContent('@');
  expect(container.querySelector('.corner')).toBeNull();
});
