import { statSync } from 'node:fs';
import { DeskError } from '@shared/contract/errors.ts';
import { openDesk } from '../../api/desk.ts';
import { createApi } from '../../api/dispatch.ts';
import { createEventStream } from '../../api/events.ts';
import { asError } from '../../api/problem-error.ts';
import { errnoOf } from '../../home/errno.ts';
import { appFiles } from '../app-files.ts';
import { homeOf } from '../home-of.ts';
import { consoleLog } from '../log.ts';
import { version } from '../version.ts';
import type { Arguments } from './arguments.ts';
import type { HomeNeed } from './command.ts';
import { coreServices, homelessServices } from './core-services.ts';
import type { CliDesk } from './run.ts';

/**
 * Opens the home a command works on.
 * @throws {DeskError} for a home that cannot be used at all, before the command begins; `not_found` for one that is not
 * there and that the command may not make
 */
export async function openCli(args: Arguments, need: HomeNeed = 'there'): Promise<CliDesk> {
  if (need === 'nothing') return homeless();
  const paths = homeOf({ home: args.option('home'), profile: args.option('profile'), demo: false });
  if (need === 'there' && isMissing(paths.dir)) {
    throw new DeskError('not_found', `There is no home at ${paths.dir}.`, {
      remedy:
        'Check --home and HERMES_HOME; a home is made by the first message or memory, or by opening the app on it.',
      file: paths.dir,
    });
  }
  const desk = await openDesk({
    paths,
    story: null,
    shippedSkills: appFiles.skills,
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

/** Nothing stands there; what stands in the way of looking is no answer. */
function isMissing(dir: string): boolean {
  try {
    statSync(dir);
    return false;
  } catch (error) {
    return errnoOf(error) === 'ENOENT';
  }
}

/** For commands that work on their input alone. */
function homeless(): CliDesk {
  return {
    api: createApi({ handlers: () => ({}), mode: () => 'onlooker', events: createEventStream(), log: consoleLog }),
    problems: () => [],
    unusable: null,
    services: homelessServices,
    close: () => Promise.resolve(),
  };
}
