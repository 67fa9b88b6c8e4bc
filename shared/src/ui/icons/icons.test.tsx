import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import * as icons from '.';

const { Icon, ...drawn } = icons;
const all = Object.entries<ComponentType<icons.IconProps>>(drawn);
const drawing = (icon: ComponentType<icons.IconProps>) => {
  const Drawn = icon;
  return render(<Drawn />).container.querySelector('svg');
};

describe('icons', () => {
  it.each(all)('%s draws something, for the eye alone unless it has a name', (_, Drawn) => {
    const { container, rerender } = render(<Drawn />);
    const svg = container.querySelector('svg');
    expect(svg?.querySelectorAll('path').length).toBeGreaterThan(0);
    expect([svg?.ariaHidden, svg?.role, svg?.ariaLabel]).toEqual(['true', null, null]);
    rerender(<Drawn label="Way out" />);
    expect([svg?.ariaHidden, svg?.role, svg?.ariaLabel]).toEqual(['false', 'img', 'Way out']);
  });

  it('are no two alike', () => {
    const shapes = all.map(([, icon]) => drawing(icon)?.outerHTML);
    expect(new Set(shapes).size).toBe(all.length);
  });

  it('that point along the line turn round where one reads from the right; others stay', () => {
    const mirrored = all.filter(([, icon]) => drawing(icon)?.classList.contains('mirror')).map(([name]) => name);
    const named = ['BackIcon', 'ChevronLeftIcon', 'ChevronRightIcon', 'MenuIcon', 'SignOutIcon'];
    expect(mirrored).toEqual(expect.arrayContaining(named));
    expect(mirrored).not.toContain('ChevronDownIcon');
  });

  it('are of 24 px unless said, and draw lines, solid shapes and what a part adds', () => {
    const { container } = render(
      <>
        <Icon />
        <Icon size={32} d="M1 1h1" className="own" />
        <Icon solid="M2 2h1">
          <circle r="1" />
        </Icon>
      </>,
    );
    expect([...container.querySelectorAll('svg')].map((svg) => [svg.getAttribute('class'), svg.innerHTML])).toEqual([
      ['icon size24', ''],
      ['icon size32 own', '<path d="M1 1h1"></path>'],
      ['icon size24', '<path class="solid" d="M2 2h1"></path><circle r="1"></circle>'],
    ]);
  });
});
