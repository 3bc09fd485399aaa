import { stubFixture } from './testing/stub-provider.ts';
import { describeProvider } from './testing/table.ts';

// A server that knows a job by its id, one that can be asked, and one that can do neither.
describeProvider(stubFixture('idempotent'));
describeProvider(stubFixture('looks'));
describeProvider(stubFixture('forgets'));
