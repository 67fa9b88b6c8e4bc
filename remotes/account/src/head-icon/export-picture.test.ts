import { HEAD_PICTURE_BYTES } from '@foyer/shared/contract';
import { exportPicture } from './export-picture';

const square = { x: 0, y: 0, width: 10, height: 10 };
const context = { fillRect: jest.fn(), drawImage: jest.fn() };

/** A canvas (jsdom has none) whose JPEG has this size at the best quality and less at lower ones. */
function canvasOf(best: number): number[] {
  const asked: number[] = [];
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation((_, quality = 1) => {
    asked.push(quality);
    return `data:image/jpeg;base64,${'A'.repeat(4 * Math.ceil((best * quality) / 0.9 / 3))}`;
  });
  return asked;
}
afterEach(() => jest.restoreAllMocks());

it('has the best quality if small enough', () => {
  const asked = canvasOf(20_000);
  expect(exportPicture(new Image(), square).length).toBe(4 * Math.ceil(20_000 / 3));
  expect(asked).toEqual([0.9]);
});

it('has a lower one where the platform would refuse the size', () => {
  const asked = canvasOf(HEAD_PICTURE_BYTES * 1.3);
  expect((exportPicture(new Image(), square).length / 4) * 3).toBeLessThanOrEqual(HEAD_PICTURE_BYTES);
  expect(asked.length).toBeGreaterThan(1);
});

it('fails where no quality is small enough, before it is sent', () => {
  canvasOf(HEAD_PICTURE_BYTES * 10);
  expect(() => exportPicture(new Image(), square)).toThrow(/no smaller/);
});
