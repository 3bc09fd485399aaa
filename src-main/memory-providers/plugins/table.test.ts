import { describeProvider } from '../testing/table.ts';
import { notebookFixture } from './testing/fixture.ts';

describeProvider(notebookFixture());
