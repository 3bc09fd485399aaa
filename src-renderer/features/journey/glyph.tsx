import type { ReactNode } from 'react';
import type { JourneyNode } from '@shared/contract/journey.ts';
import { isGone, isHollow, REMOVED, SHAPES, type Shape, shapeOf } from '@shared/journey/chart.ts';
import { useJourney } from './store.ts';

const PATHS: Readonly<Record<Shape, ReactNode>> = {
  note: <circle cx={7} cy={7} r={4.5} />,
  profile: <path d="M7 1.6 12.4 7 7 12.4 1.6 7z" />,
  skill: <path d="M7 1.5 11.8 4.25v5.5L7 12.5 2.2 9.75v-5.5z" />,
  provided: <path d="M7 1.6 12.4 11.4H1.6z" />,
};

/** The glyph of a kind, in the colour of a sector (-1: no category). Decoration: a word always stands beside it. */
export function Glyph({
  shape,
  sector = -1,
  hollow = false,
  struck = false,
  faint = false,
}: {
  shape: Shape;
  sector?: number;
  hollow?: boolean;
  /** `over`: the stroke of what is forgotten, over its outline. */
  struck?: boolean | 'over';
  faint?: boolean;
}): ReactNode {
  return (
    <svg
      className="sm-glyph"
      viewBox="0 0 14 14"
      aria-hidden="true"
      data-sector={sector < 0 ? undefined : sector}
      data-hollow={hollow || undefined}
      data-faint={faint || undefined}
    >
      {PATHS[SHAPES.includes(shape) ? shape : 'note']}
      {struck !== false && <path className={struck === 'over' ? 'sm-strike-over' : 'sm-strike'} d="M2 12 12 2" />}
    </svg>
  );
}

/** The glyph of a node as the map draws it at a time; Infinity is now. */
export function NodeGlyph({
  node,
  time = Infinity,
  faint = false,
}: {
  node: JourneyNode;
  time?: number;
  faint?: boolean;
}): ReactNode {
  const model = useJourney((store) => store.model);
  const i = model?.indexOf(node.id) ?? -1;
  if (model === null || i < 0) return <Glyph shape={shapeOf(node)} faint={faint} />;
  const { data, plan } = model;
  const removed = ((data.flags[i] ?? 0) & REMOVED) !== 0;
  return (
    <Glyph
      shape={shapeOf(node)}
      sector={plan.sector[i] ?? -1}
      hollow={isHollow(data, i, time)}
      struck={isGone(data, i, time) && (removed ? 'over' : true)}
      faint={faint}
    />
  );
}
