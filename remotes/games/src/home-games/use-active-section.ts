import { useEffect, useState } from 'react';
import { scrollBehaviour } from '../motion/use-still';
import { sectionId } from './section-id';

/**
 * The section below the rail, and a function that scrolls to one.
 * @param codes categories in the order of their sections
 */
export function useActiveSection(codes: readonly string[]): { active: string; goTo: (code: string) => void } {
  const [active, setActive] = useState(codes[0] ?? '');
  const joined = codes.join();

  useEffect(() => {
    if (!('IntersectionObserver' in globalThis)) return;
    const inView = new Set<string>();
    const all = joined.split(',');
    // The active section crosses a thin band a third down the window.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = all.find((code) => inView.has(sectionId(code)));
        if (first !== undefined) setActive(first);
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const code of all) {
      const section = document.getElementById(sectionId(code));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);

  const goTo = (code: string) => {
    setActive(code);
    document.getElementById(sectionId(code))?.scrollIntoView({ behavior: scrollBehaviour(), block: 'start' });
  };
  return { active, goTo };
}
