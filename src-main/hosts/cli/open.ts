import { openDesk } from '../../api/desk.ts';
import { asError } from '../../api/problem-error.ts';
import { homeOf } from '../home-of.ts';
import { consoleLog } from '../log.ts';
import { version } from '../version.ts';
import type { Arguments } from './arguments.ts';
import { coreServices } from './core-services.ts';
import type { CliDesk } from './run.ts';

/**
 * Opens the home a command works on.
 * @throws {DeskError} for a home that cannot be used at all, before the command begins
 */
export async function openCli(args: Arguments): Promise<CliDesk> {
  const paths = homeOf({ home: args.option('home'), profile: args.option('profile'), demo: false });
  const desk = await openDesk({
    paths,
    story: null,
    model: args.option('model'),
    workspace: args.option('workspace'),
    allowTools: args.has('allow-tools'),
    host: 'cli',
    env: process.env,
    version,
    log: consoleLog,
  });
  const { core } = desk;
  const { obstacle } = core;
  return {
    api: desk.api,
    problems: () => core.problems(),
    // With a home that cannot even be entered there is nothing to show; where only our own folder fails, there is.
    unusable: obstacle?.blocking === true && obstacle.file === paths.dir ? asError(obstacle) : null,
    services: coreServices(core),
    close: () => desk.close(),
  };
}
