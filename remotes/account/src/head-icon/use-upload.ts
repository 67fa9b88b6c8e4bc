import { useEffect, useState } from 'react';
import { pictureProblem } from './picture-file';

type Problem = NonNullable<Awaited<ReturnType<typeof pictureProblem>>>;

/** A picture from the member's device: looked at before it is shown, its address given back when it goes. */
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
    /** It looked like a picture, but the browser cannot draw it. */
    refuse: () => {
      setSrc(undefined);
      setProblem('headIcon.noPicture');
    },
  };
}
