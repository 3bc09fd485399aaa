import { describeProvider } from '../testing/table.ts';
import { holographicFixture } from './testing/fixture.ts';

describeProvider(holographicFixture);
