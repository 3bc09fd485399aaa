/** The dates that have rings. They follow the zoom in steps of sqrt 2, so that they do not come and go with every notch. */
import { localCalendar } from '@shared/journey/calendar.ts';
import { radius } from '@shared/journey/pace.ts';
import { makeTicks, type Tick } from '@shared/journey/ticks.ts';
import type { MapModel } from './model.ts';

/** Clear space between two rings, in pixels. */
const APART = 27;

export class Rings {
  private scale = NaN;
  private pace: MapModel['plan']['pace'] | null = null;
  private list: readonly Tick[] = [];

  /** Rings for a scale. */
  at(k: number, { plan: { pace } }: MapModel): readonly Tick[] {
    const scale = 2 ** (Math.round(Math.log2(k) * 2) / 2);
    if (scale !== this.scale || pace !== this.pace) {
      this.list = makeTicks(pace, radius, APART / scale, localCalendar);
      this.scale = scale;
      this.pace = pace;
    }
    return this.list;
  }
}
