import { percentText, useT } from '@foyer/shared/i18n';
import { Button, MinusIcon, PlusIcon } from '@foyer/shared/ui';
import { useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import styles from './crop-view.module.css';
import { exportPicture, type Square } from './export-picture';

const LARGEST_ZOOM = 3;

export interface CropViewProps {
  src: string;
  busy: boolean;
  onCancel: () => void;
  /** Gets the square in base64. */
  onCrop: (image: string) => void;
  /** Called when the browser cannot read the picture. */
  onUnreadable: () => void;
}

/** Selects a square of a picture: dragging or arrow keys move it, a slider zooms. */
export function CropView({ src, busy, onCancel, onCrop, onUnreadable }: CropViewProps) {
  const t = useT('account');
  const shared = useT('shared');
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [square, setSquare] = useState<Square>();
  const picture = useRef<HTMLImageElement>(null);
  const use = () => {
    if (!picture.current || !square) return;
    try {
      onCrop(exportPicture(picture.current, square));
    } catch {
      onUnreadable();
    }
  };
  return (
    <div className={styles.view}>
      <div className={styles.stage} data-drags="">
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          maxZoom={LARGEST_ZOOM}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setSquare(pixels)}
          setImageRef={(ref) => {
            picture.current = ref.current;
          }}
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ role: 'application', 'aria-label': t('headIcon.move') }}
        />
      </div>
      <div className={styles.zoom}>
        <MinusIcon size={20} />
        <label className="visually-hidden" htmlFor={id}>
          {t('headIcon.zoom')}
        </label>
        <input
          id={id}
          type="range"
          min={1}
          max={LARGEST_ZOOM}
          step={0.05}
          value={zoom}
          aria-valuetext={percentText(Math.round(zoom * 100))}
          className={styles.range}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
        <PlusIcon size={20} />
      </div>
      <div className={styles.actions}>
        <Button onClick={onCancel}>{shared('ui.cancel')}</Button>
        <Button variant="primary" busy={busy} disabled={square === undefined} onClick={use}>
          {t('headIcon.use')}
        </Button>
      </div>
    </div>
  );
}
