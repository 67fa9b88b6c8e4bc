import { useEffect, useState } from 'react';
import { pictureProblem } from './picture-file';

type Problem = NonNullable<Awaited<ReturnType<typeof pictureProblem>>>;

/** A picture from the member's device: checked before it is shown, its object URL released afterwards. */
export function useUpload() {
  const [src, setSrc] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => () => (src === undefined ? undefined : URL.revokeObjectURL(src)), [src]);
  return {
    src,
    problem,
    take: async (file: File) => {
      const found = await pictureProblem(file);
      setProblem(found);
      if (!found) setSrc(URL.createObjectURL(file));
    },
    drop: () => {
      setSrc(undefined);
      setProblem(undefined);
    },
    /** Called when the browser cannot draw a file that looked like a picture. */
    refuse: () => {
      setSrc(undefined);
      setProblem('headIcon.noPicture');
    },
  };
}
