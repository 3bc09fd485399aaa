import { Concepts, type FrameRule } from './concepts.ts';
import { indirectFrames } from './frames/indirect.ts';
import { lastingFrames } from './frames/lasting.ts';
import { orderFrames } from './frames/orders.ts';
import { secrecyFrames } from './frames/secrecy.ts';
import { sendingFrames } from './frames/sending.ts';
import { authority } from './lexicon/authority.ts';
import { commands } from './lexicon/commands.ts';
import { consent } from './lexicon/consent.ts';
import { indirect } from './lexicon/indirect.ts';
import { lasting } from './lexicon/lasting.ts';
import { people } from './lexicon/people.ts';
import { roles } from './lexicon/roles.ts';
import { rules } from './lexicon/rules.ts';
import { secrecy } from './lexicon/secrecy.ts';
import { sending } from './lexicon/sending.ts';
import { showing } from './lexicon/showing.ts';

/** All frames that ship. */
export const frameRules: readonly FrameRule[] = [
  ...orderFrames,
  ...secrecyFrames,
  ...sendingFrames,
  ...lastingFrames,
  ...indirectFrames,
];

/** Builds the classes of meaning that ship, and the frames made of them. */
export function shippedConcepts(): Concepts {
  const lexicon = {
    ...people,
    ...rules,
    ...secrecy,
    ...consent,
    ...sending,
    ...showing,
    ...roles,
    ...lasting,
    ...commands,
    ...authority,
    ...indirect,
  };
  return new Concepts(lexicon, frameRules);
}
