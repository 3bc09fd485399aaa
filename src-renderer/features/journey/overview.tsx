import { useEffect, useRef } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { f32, u8 } from '@shared/journey/numbers.ts';
import { useText } from '../../i18n/language.tsx';
import type { MapModel } from './map/model.ts';
import { categoryColour, type Theme } from './map/theme.ts';
import { useJourney } from './store.ts';

const SIDE = 112;
/** Share of the picture's half that the map takes. */
const REACH = 0.95;

/** The whole map in small, with the window on it; only while zoomed in. Pressing or dragging moves there. */
export function Overview(): ReactNode {
  const t = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const camera = useJourney((store) => store.camera);
  const map = useJourney((store) => store.map);
  const model = useJourney((store) => store.model);
  const version = useJourney((store) => store.modelVersion);
  const view = map?.view;
  const reach = model?.plan.belt ?? 1;
  const w = (view?.width ?? 0) / (camera?.k ?? 1);
  const h = (view?.height ?? 0) / (camera?.k ?? 1);
  const zoomed = camera !== null && (w < 2 * reach || h < 2 * reach);
  const theme = view?.theme;
  useEffect(() => {
    if (zoomed && canvas.current !== null && model !== null && theme !== undefined) {
      paintSmall(canvas.current, model, theme);
    }
  }, [zoomed, model, version, theme]);
  if (!zoomed || map === null) return null;

  const scale = (SIDE / 2 / reach) * REACH;
  const place = (value: number): number => SIDE / 2 + value * scale;
  const moveTo = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const cx = (event.clientX - box.left - SIDE / 2) / scale;
    const cy = (event.clientY - box.top - SIDE / 2) / scale;
    const next = { k: camera.k, cx, cy };
    map.setCamera(next);
    useJourney.setState({ camera: next });
  };
  return (
    <div
      className="sm-overview"
      role="img"
      aria-label={t('journey.overview')}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        moveTo(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons !== 0) moveTo(event);
      }}
    >
      <canvas ref={canvas} />
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`}>
        <rect
          className="sm-overview-window"
          x={place(camera.cx - w / 2)}
          y={place(camera.cy - h / 2)}
          width={w * scale}
          height={h * scale}
        />
      </svg>
    </div>
  );
}

/** Every node as a point of its category's colour. */
function paintSmall(canvas: HTMLCanvasElement, { data, plan, places }: MapModel, theme: Theme): void {
  const dpr = Math.min(2, window.devicePixelRatio);
  canvas.width = canvas.height = Math.round(SIDE * dpr);
  const ctx = canvas.getContext('2d');
  if (ctx === null) return;
  ctx.setTransform(dpr, 0, 0, dpr, SIDE * dpr * 0.5, SIDE * dpr * 0.5);
  const scale = (SIDE / 2 / plan.belt) * REACH;
  ctx.strokeStyle = theme.quiet;
  ctx.globalAlpha = 0.6;
  ctx.beginPath();
  ctx.arc(0, 0, plan.rim * scale, 0, 2 * Math.PI);
  ctx.stroke();
  // Few nodes are drawn larger, many so small and faint that the crowded and the bare places show.
  const size = Math.max(0.8, Math.min(3, 40 / Math.sqrt(data.ids.length + 1)));
  ctx.globalAlpha = data.ids.length > 3000 ? 0.55 : 0.9;
  for (let i = 0; i < data.ids.length; i++) {
    ctx.fillStyle = categoryColour(theme, u8(plan.sector, i));
    ctx.fillRect(f32(places.x, i) * scale - size / 2, f32(places.y, i) * scale - size / 2, size, size);
  }
}
