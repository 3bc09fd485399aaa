import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { localCalendar } from '@shared/journey/calendar.ts';
import { countAt, type Pace } from '@shared/journey/pace.ts';
import { makeTicks, type Tick } from '@shared/journey/ticks.ts';
import { href } from '../../app/route.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/popover.tsx';
import { barCount, histogram } from './histogram.ts';
import type { MapModel } from './map/model.ts';
import { step, stepFrom } from './step.ts';
import { playhead, useJourney } from './store.ts';
import { usePlayheadSlowly } from './use-playhead.ts';
import { useWords } from './words.ts';

const HEIGHT = 32;
/** Room between two dates: in rem, and never less than this share of the track. */
const APART = { rem: 3.4, share: 0.09 } as const;
const SPEEDS = [0.25, 0.5, 1, 2, 4];

/** The map's time: play, speed, and a slider whose ground is the journey unrolled. */
export function Scrubber(): ReactNode {
  const t = useText();
  const model = useJourney((store) => store.model);
  // The model is filled in place; its version says when.
  const version = useJourney((store) => store.modelVersion);
  if (model === null || model.plan.pace.w.length === 0)
    return <section className="sm-scrub" aria-label={t('journey.time')} />;
  return (
    <section className="sm-scrub" aria-label={t('journey.time')}>
      <Transport />
      <Track model={model} version={version} />
      <Reading model={model} />
    </section>
  );
}

function Transport(): ReactNode {
  const t = useText();
  const format = useFormat();
  const [running, setRunning] = useState({ playing: playhead.playing, speed: playhead.speed });
  useEffect(
    () =>
      playhead.subscribe(() =>
        setRunning((was) =>
          was.playing === playhead.playing && was.speed === playhead.speed
            ? was
            : { playing: playhead.playing, speed: playhead.speed },
        ),
      ),
    [],
  );
  const speed = (value: number): string => `${format.number(value)}×`;
  return (
    <div className="flex">
      <IconButton
        icon="to-start"
        label={t('journey.time.start')}
        onClick={() => {
          playhead.pause();
          playhead.set(0);
        }}
      />
      <IconButton
        className="sm-play"
        icon={running.playing ? 'pause' : 'play'}
        label={t(running.playing ? 'journey.time.pause' : 'journey.time.play')}
        onClick={() => playhead.toggle()}
      />
      <IconButton className="wide-only" icon="step-back" label={t('journey.time.back')} onClick={() => step(-1)} />
      <IconButton className="wide-only" icon="step-on" label={t('journey.time.on')} onClick={() => step(1)} />
      <span className="wide-only">
        <Menu
          label={t('journey.time.speed')}
          side="top"
          align="start"
          trigger={
            <Button small kind="quiet" aria-label={`${t('journey.time.speed')}, ${speed(running.speed)}`}>
              {speed(running.speed)}
              <Icon name="chevron-down" size={12} />
            </Button>
          }
          items={SPEEDS.map((value) => ({
            kind: 'item',
            label: speed(value),
            checked: value === running.speed,
            run: () => playhead.setSpeed(value),
          }))}
        />
      </span>
    </div>
  );
}

/** How far each key moves, as a share of the journey; events for the arrows. */
function keyTarget(key: string, at: number, model: MapModel): number | null {
  const { pace } = model.plan;
  const now = Math.min(at, pace.end);
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return stepFrom(pace, at, -1);
    case 'ArrowRight':
    case 'ArrowUp':
      return stepFrom(pace, at, 1);
    case 'PageDown':
      return now - pace.end / 10;
    case 'PageUp':
      return now + pace.end / 10;
    case 'Home':
      return 0;
    case 'End':
      return pace.end;
    default:
      return null;
  }
}

/** Dates under the track. One at the very edge is pushed inwards, so it needs more room to its neighbour. */
function trackTicks(model: MapModel, apart: number): Tick[] {
  const { pace } = model.plan;
  const ticks = makeTicks(pace, (w) => w / pace.end, apart, localCalendar);
  const edge = edgeOf(apart);
  return ticks.filter((tick, i) => {
    const before = ticks[i - 1];
    const after = ticks[i + 1];
    if (tick.at < edge && after !== undefined && after.at < 3 * edge) return false;
    return !(tick.at > 1 - edge && before !== undefined && before.at > 1 - 3 * edge);
  });
}

/** Share of the track at either end where a date would be cut. */
function edgeOf(apart: number): number {
  return apart * 0.55;
}

/** How far apart dates have to stand on a track, as a share of it: large text and a short track leave room for fewer. */
function useApart(track: { readonly current: HTMLElement | null }): number {
  const [apart, setApart] = useState<number>(APART.share);
  useEffect(() => {
    if (track.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (width > 0) setApart(Math.max(APART.share, (APART.rem * rem) / width));
    });
    observer.observe(track.current);
    return () => observer.disconnect();
  }, [track]);
  return apart;
}

function Track({ model, version }: { model: MapModel; version: number }): ReactNode {
  const t = useText();
  const words = useWords();
  const track = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const bars = useMemo(() => histogram(model, version > 0 ? barCount(model.plan.order.length) : 0), [model, version]);
  const { pace } = model.plan;
  const apart = useApart(track);
  const ticks = useMemo(() => trackTicks(model, apart), [model, apart]);
  const edge = edgeOf(apart);

  // Straight to the element: a replay moves the head sixty times a second.
  const follow = useEffectEvent(() => {
    const share = Math.min(1, playhead.at / pace.end);
    const date = words.date(pace.date(Math.min(pace.end, playhead.at)));
    track.current?.style.setProperty('--at', `${share * 100}%`);
    const slider = head.current;
    if (slider === null) return;
    const n = countAt(pace, playhead.at);
    slider.setAttribute('aria-valuenow', String(n));
    slider.setAttribute('aria-valuetext', t('journey.time.value', { date, n, total: pace.w.length }));
  });
  useEffect(() => {
    follow();
    return playhead.subscribe(() => follow());
  }, []);
  useEffect(() => follow(), [model, version, words]);

  const toPointer = (event: PointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    playhead.pause();
    playhead.set(Math.max(0, Math.min(1, (event.clientX - box.left) / box.width)) * pace.end);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = keyTarget(event.key, playhead.at, model);
    if (to === null) return;
    event.preventDefault();
    playhead.pause();
    playhead.set(to);
  };
  return (
    <div className="sm-track" ref={track}>
      <div
        className="sm-bars"
        title={t('journey.time.bars')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          toPointer(event);
          head.current?.focus();
        }}
        onPointerMove={(event) => {
          if (event.buttons !== 0) toPointer(event);
        }}
      >
        {(['sm-later', 'sm-lit'] as const).map((layer) => (
          <svg
            key={layer}
            className={layer}
            viewBox={`0 0 ${bars.length * 10} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {bars.map((bar, b) => (
              <g key={b}>
                <rect
                  className="sm-bar-skill"
                  x={b * 10 + 1}
                  width={8}
                  y={HEIGHT * (1 - bar.skills)}
                  height={HEIGHT * bar.skills}
                />
                <rect
                  className="sm-bar-memory"
                  x={b * 10 + 1}
                  width={8}
                  y={HEIGHT * (1 - bar.skills - bar.memories)}
                  height={HEIGHT * bar.memories}
                />
              </g>
            ))}
          </svg>
        ))}
      </div>
      <div
        ref={head}
        className="sm-slider"
        role="slider"
        tabIndex={0}
        aria-label={t('journey.time.slider')}
        aria-valuemin={0}
        aria-valuemax={pace.w.length}
        aria-valuenow={pace.w.length}
        onKeyDown={onKeyDown}
      />
      <div className="sm-dates" aria-hidden="true">
        {ticks.map((tick) => (
          <span
            key={tick.time}
            className={classes(tick.rank === 0 && 'year', tick.at < edge && 'first', tick.at > 1 - edge && 'last')}
            style={{ left: `${tick.at * 100}%` }}
          >
            {words.tick(tick)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The Memory screen as it was at a position of the playhead; as it is now when everything is shown. */
export function memoryAt(pace: Pace, at: number): string {
  const position = Math.min(at, pace.end);
  if (position >= pace.end) return href('memory', [], { view: 'past' });
  // Before the first event nothing was on file yet: the moment just before it.
  const time = countAt(pace, position) === 0 ? (pace.times[0] ?? 1) - 1 : Math.floor(pace.date(position));
  return href('memory', [], { view: 'past', at: String(time) });
}

function Reading({ model }: { model: MapModel }): ReactNode {
  const t = useText();
  const format = useFormat();
  const words = useWords();
  const at = usePlayheadSlowly();
  // The dates of someone else's map are no moments of one's own memory.
  const own = useJourney((store) => store.foreign === null);
  const { pace } = model.plan;
  const position = Math.min(at, pace.end);
  const date = pace.date(position);
  return (
    <div className="sm-reading">
      <p>
        <b>{words.date(date)}</b>
        <span className="meta">
          {t('journey.time.count', { n: format.number(countAt(pace, position)), total: format.number(pace.w.length) })}
        </span>
      </p>
      {own && (
        <a
          className="btn icb"
          href={memoryAt(pace, at)}
          onClick={(event) => {
            // What stands beside it follows a running replay slowly; the moment meant is the one the playhead has now.
            event.currentTarget.href = memoryAt(pace, playhead.at);
          }}
          aria-label={t('journey.time.memory')}
          title={t('journey.time.memory')}
        >
          <Icon name="memory" />
        </a>
      )}
    </div>
  );
}
