/** What crosses between the page and the engine that lays out and paints. */
import type { ChartData } from '@shared/journey/chart.ts';
import type { KeptAngles, Plan } from '@shared/journey/growth.ts';
import type { StillFrame } from '../map/still.ts';
import type { Topic } from '../map/topics.ts';

/** A plan without the functions of its pace. */
export type PlanData = Omit<Plan, 'pace'> & { readonly times: Float64Array; readonly paceW: Float64Array };

export type ToEngine =
  /** Lays out a chart. A later load replaces one that is under way. */
  | { readonly type: 'load'; readonly revision: number; readonly data: ChartData; readonly kept: KeptAngles }
  /** Which nodes a search or filter keeps; null for all. */
  | { readonly type: 'keep'; readonly kept: Uint8Array | null }
  /** Paints the still layer. A later one replaces one that is under way. */
  | { readonly type: 'paint'; readonly id: number; readonly frame: StillFrame };

export type FromEngine =
  | { readonly type: 'plan'; readonly revision: number; readonly plan: PlanData }
  /** Places of these nodes, in world units. */
  | {
      readonly type: 'placed';
      readonly revision: number;
      readonly nodes: Int32Array;
      readonly x: Float32Array;
      readonly y: Float32Array;
      readonly angle: Float64Array;
    }
  | {
      readonly type: 'settled';
      readonly revision: number;
      readonly spilled: number;
      readonly topics: readonly Topic[];
      readonly byWeight: Int32Array;
    }
  | {
      readonly type: 'picture';
      readonly id: number;
      /** Null where pictures cannot be made (no canvas). */
      readonly bitmap: ImageBitmap | null;
    };
