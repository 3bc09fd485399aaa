import { describeProvider } from '../testing/table.ts';
import { honchoFixture } from './testing/fixture.ts';

describeProvider(honchoFixture);
