import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/popover.tsx';
import { download, sharedMap } from './export.ts';
import { drawPng, drawSvg } from './map/drawing.ts';
import { useJourney } from './store.ts';
import { useSummary } from './summary.ts';

/** Takes the map along: as a picture, a drawing, or data. Names and texts only when asked for. */
export function ExportMenu(): ReactNode {
  const t = useText();
  const summary = useSummary();
  const map = useJourney((store) => store.map);
  const graph = useJourney((store) => store.graph);
  const [texts, setTexts] = useState(false);
  if (map === null || graph === null || graph.nodes.length === 0) return null;
  const name = `star-map-${new Date().toISOString().slice(0, 10)}`;
  const note = t(texts ? 'journey.export.text' : 'journey.export.plain');
  return (
    <Menu
      label={t('journey.export')}
      trigger={
        <Button kind="quiet" icon="download" className="wide-only">
          {t('journey.export')}
        </Button>
      }
      items={[
        { kind: 'item', label: t('journey.export.plain'), checked: !texts, run: () => setTexts(false) },
        { kind: 'item', label: t('journey.export.text'), checked: texts, run: () => setTexts(true) },
        { kind: 'rule' },
        {
          kind: 'item',
          label: t('journey.export.png'),
          run: () => void drawPng(map, texts).then((blob) => download(`${name}.png`, blob)),
        },
        {
          kind: 'item',
          label: t('journey.export.svg'),
          run: () => {
            const svg = drawSvg(map, texts, `${summary} ${note}`);
            download(`${name}.svg`, new Blob([svg], { type: 'image/svg+xml' }));
          },
        },
        {
          kind: 'item',
          label: t('journey.export.json'),
          run: () => {
            const json = JSON.stringify(sharedMap(graph, texts), null, 1);
            download(`${name}.json`, new Blob([json], { type: 'application/json' }));
          },
        },
      ]}
    />
  );
}
