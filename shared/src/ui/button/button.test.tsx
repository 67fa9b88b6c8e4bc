import { MemoryRouter } from '@foyer/shared/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  expect(screen.getByRole('button', { name: 'Messages' })).toBeInTheDocument();
});
