import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormat, useText } from '../../../i18n/language.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/choices.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { Failed, Note } from '../../../ui/states.tsx';
import { REPLAY_SECONDS } from '../playhead.ts';
import { playhead, useJourney } from '../store.ts';
import { useSummary } from '../summary.ts';
import type { Caption } from './caption.ts';
import { download } from './download.ts';
import { OpenSheet } from './open-sheet.tsx';
import { drawPng } from './png.ts';
import { filmType, recordReplay } from './record.ts';
import { sharedMap } from './shared-map.ts';
import { drawSvg } from './svg.ts';
import './share.css';

const KINDS = ['png', 'svg', 'json', 'webm'] as const;
type Kind = (typeof KINDS)[number];

interface Recording {
  readonly share: number;
  readonly bytes: number;
}

/** Takes the map along: as a picture, a drawing, data or a film. Names and texts only when asked for. Opens maps of others. */
export function ExportMenu(): ReactNode {
  const t = useText();
  const graph = useJourney((store) => store.graph);
  const map = useJourney((store) => store.map);
  const [texts, setTexts] = useState(false);
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const film = useFilm();
  const caption = useCaption(texts);
  const empty = graph === null || graph.nodes.length === 0;

  const save = async (kind: Kind): Promise<void> => {
    setError(null);
    setOpen(false);
    if (map === null || graph === null) return;
    const name = fileName(kind, texts);
    try {
      if (kind === 'png') download(name, await drawPng(map, texts, caption));
      else if (kind === 'webm') await film.record(name, texts);
      else download(name, kind === 'svg' ? svgOf(map, texts, caption) : jsonOf(sharedMap(graph, texts)));
    } catch (cause) {
      setError(cause);
    }
  };
  return (
    <>
      {film.now === null ? (
        <Popover
          label={t('journey.export')}
          open={open}
          onOpenChange={setOpen}
          trigger={
            <Button kind="quiet" icon="download" aria-label={t('journey.export')} title={t('journey.export')}>
              <span className="wide-only">{t('journey.export')}</span>
            </Button>
          }
        >
          <div className="sm-export">
            {!empty && <Kinds texts={texts} onTexts={setTexts} onChoose={(kind) => void save(kind)} />}
            <Button
              kind="quiet"
              icon="upload"
              onClick={() => {
                setOpen(false);
                setOpening(true);
              }}
            >
              {t('journey.open')}
            </Button>
          </div>
        </Popover>
      ) : (
        <Progress now={film.now} onCancel={film.cancel} />
      )}
      {error !== null && (
        <div className="sm-export-note">
          <Failed error={error} onRetry={() => setError(null)} />
        </div>
      )}
      {film.size !== null && <Recorded size={film.size} onClose={film.close} />}
      {opening && <OpenSheet onClose={() => setOpening(false)} />}
    </>
  );
}

function Kinds({
  texts,
  onTexts,
  onChoose,
}: {
  texts: boolean;
  onTexts: (texts: boolean) => void;
  onChoose: (kind: Kind) => void;
}): ReactNode {
  const t = useText();
  const about = useId();
  const [cannot] = useState(() => filmType() === null);
  const seconds = Math.round(REPLAY_SECONDS / playhead.speed);
  return (
    <>
      <div className="sm-export-texts">
        <span className="flex">
          <Switch label={t('journey.export.texts')} on={texts} onChange={onTexts} describedBy={about} />
          <span aria-hidden="true">{t('journey.export.texts')}</span>
        </span>
        <p id={about} className={texts ? 'sm-export-warn' : 'dim'}>
          {t(texts ? 'journey.export.full' : 'journey.export.plain')}
        </p>
      </div>
      <ul>
        {KINDS.map((kind) => (
          <li key={kind}>
            <Button
              kind="quiet"
              disabledBecause={kind === 'webm' && cannot && t('journey.export.webm.not')}
              onClick={() => onChoose(kind)}
            >
              <b>{t(`journey.export.${kind}`)}</b>
              <span className="meta">
                {kind === 'webm' && cannot
                  ? t('journey.export.webm.not')
                  : t(`journey.export.${kind}.about`, { seconds })}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Progress({ now, onCancel }: { now: Recording; onCancel: () => void }): ReactNode {
  const t = useText();
  const format = useFormat();
  const percent = Math.round(100 * now.share);
  return (
    <span className="sm-recording">
      <span className="meta">
        <span className="wide-only">{t('journey.export.recording')}</span> {format.bytes(now.bytes)}
      </span>
      <span
        className="meter"
        role="progressbar"
        aria-label={t('journey.export.recording')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <b style={{ width: `${percent}%` }} />
      </span>
      <Button small onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </span>
  );
}

function Recorded({ size, onClose }: { size: number; onClose: () => void }): ReactNode {
  const t = useText();
  const format = useFormat();
  return (
    <div className="sm-export-note">
      <Note icon="check" actions={<IconButton small icon="close" label={t('common.close')} onClick={onClose} />}>
        {t('journey.export.recorded', { size: format.bytes(size) })}
      </Note>
    </div>
  );
}

/** The film being recorded. Leaving the screen gives it up. */
function useFilm(): {
  readonly now: Recording | null;
  /** Bytes of the film that was made last. */
  readonly size: number | null;
  record: (name: string, texts: boolean) => Promise<void>;
  cancel: () => void;
  close: () => void;
} {
  const map = useJourney((store) => store.map);
  const [now, setNow] = useState<Recording | null>(null);
  const [size, setSize] = useState<number | null>(null);
  const giveUp = useRef<AbortController | null>(null);
  useEffect(() => () => giveUp.current?.abort(), []);
  const record = async (name: string, texts: boolean): Promise<void> => {
    if (map === null) return;
    const controller = new AbortController();
    giveUp.current = controller;
    setSize(null);
    setNow({ share: 0, bytes: 0 });
    try {
      const film = await recordReplay(map, playhead, {
        texts,
        seconds: REPLAY_SECONDS / playhead.speed,
        signal: controller.signal,
        // A quarter of a percent at a time: no more renderings than can be seen.
        onProgress: (share, bytes) =>
          setNow((was) => (was !== null && share < 1 && share - was.share < 0.0025 ? was : { share, bytes })),
      });
      if (film === null) return;
      download(name, film);
      setSize(film.size);
    } finally {
      setNow(null);
    }
  };
  return { now, size, record, cancel: () => giveUp.current?.abort(), close: () => setSize(null) };
}

/** What the file is called says what it contains. */
function fileName(kind: Kind, texts: boolean): string {
  return `star-map-${new Date().toISOString().slice(0, 10)}-${texts ? 'with' : 'without'}-texts.${kind}`;
}

function jsonOf(value: unknown): Blob {
  return new Blob([JSON.stringify(value)], { type: 'application/json' });
}

function svgOf(
  map: NonNullable<ReturnType<typeof useJourney.getState>['map']>,
  texts: boolean,
  caption: Caption,
): Blob {
  const { kept, ...view } = map.view;
  const { data, plan, places } = map.model;
  const svg = drawSvg({
    chart: { data, plan, places, kept },
    frame: { ...view, dpr: 1, horizon: view.playhead },
    labels: map.labels.filter((label) => texts || label.open === true),
    caption,
  });
  return new Blob([svg], { type: 'image/svg+xml' });
}

function useCaption(texts: boolean): Caption {
  const t = useText();
  const summary = useSummary(texts);
  const contains = t(texts ? 'journey.export.file.texts' : 'journey.export.file.plain');
  return {
    title: t('journey.title'),
    contains: `${summary} ${contains}`,
    heading: summary,
    legend: t('journey.export.shapes'),
  };
}
