import type { ReactNode } from 'react';
import { useText } from '../../i18n/language.tsx';
import { useJourney } from './store.ts';

const SIDE = 84;

/** Where the window is on the whole map; only while zoomed in. A click moves there. */
export function Overview(): ReactNode {
  const t = useText();
  const camera = useJourney((store) => store.camera);
  const map = useJourney((store) => store.map);
  const model = useJourney((store) => store.model);
  if (camera === null || map === null || model === null) return null;
  const { width, height } = map.view;
  const reach = model.plan.belt;
  const w = width / camera.k;
  const h = height / camera.k;
  if (w >= 2 * reach && h >= 2 * reach) return null;
  const scale = SIDE / (2.1 * reach);
  const place = (value: number): number => SIDE / 2 + value * scale;
  return (
    <svg
      className="sm-overview"
      role="img"
      aria-label={t('journey.overview')}
      width={SIDE}
      height={SIDE}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const cx = (event.clientX - box.left - SIDE / 2) / scale;
        const cy = (event.clientY - box.top - SIDE / 2) / scale;
        const next = { k: camera.k, cx, cy };
        map.setCamera(next);
        useJourney.setState({ camera: next });
      }}
    >
      <circle className="sm-overview-map" cx={SIDE / 2} cy={SIDE / 2} r={model.plan.rim * scale} />
      <rect
        className="sm-overview-window"
        x={place(camera.cx - w / 2)}
        y={place(camera.cy - h / 2)}
        width={w * scale}
        height={h * scale}
      />
    </svg>
  );
}
