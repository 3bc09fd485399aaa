import { describeProvider } from '../testing/table.ts';
import { hindsightFixture } from './testing/stub.ts';

describeProvider(hindsightFixture);
