import { DeskError } from '@shared/contract/index.ts';
import { openDesk, type Desk } from '../../api/desk.ts';
import { appFiles } from '../app-files.ts';
import type { OpenableHome } from '../../api/shell.ts';
import type { HomePaths } from '../../home/index.ts';
import { homeOf, homeOfChoice } from '../home-of.ts';
import { DEFAULT_PORT, parseStartFlags, startHelp, type StartFlags } from '../flags.ts';
import { consoleLog } from '../log.ts';
import { errorLine, exitCode } from '../people.ts';
import { version } from '../version.ts';
import { deskInUse, type DeskInUse } from './desk-in-use.ts';
import { hasScreen, openBrowser } from './open-with-system.ts';
import { startWebHost, type WebHost } from './server.ts';
import { webShell } from './shell.ts';

/**
 * The web host as a program: opens the home, listens, says where, and ends on SIGINT or SIGTERM. Standard output carries
 * nothing but the JSON line; all else is for people and goes to standard error.
 */
export async function runWeb(argv: readonly string[]): Promise<void> {
  let used: DeskInUse | null = null;
  try {
    const flags = parseStartFlags(argv);
    if (flags.help) {
      process.stdout.write(startHelp);
      return;
    }
    const home = homeOf(flags);
    const open = (paths: HomePaths, demo: boolean): Promise<Desk> =>
      openDesk({
        paths,
        story: demo ? appFiles.demoStory : null,
        shippedSkills: appFiles.skills,
        model: flags.model,
        workspace: flags.workspace,
        welcome: flags.welcome,
        visiting: demo && paths.dir !== home.dir,
        shell: webShell({ platform: process.platform, env: process.env, openHome }),
        host: 'web',
        env: process.env,
        version,
        log: consoleLog,
      });
    /** Another home in the same window. The one that was open is closed when the new one is there. */
    const openHome = async (to: OpenableHome): Promise<void> => {
      if (used === null) return;
      const { paths } = used.desk().core;
      const next = homeOfChoice(to, { started: home, open: paths });
      if (next.paths.dir === paths.dir) return;
      await used.replace(await open(next.paths, next.demo));
      if (host !== null) used.desk().core.announce(host.url);
    };
    let host: WebHost | null = null;
    used = deskInUse(await open(home, flags.demo));
    host = await listen(used, flags.port);
    used.desk().core.announce(host.url);
    endOnSignal(used, host);
    announce(flags, used.desk(), host);
  } catch (fault) {
    await used?.desk().close();
    process.stderr.write(errorLine(fault));
    process.exitCode = exitCode(fault);
  }
}

/** Listens on the port that was said. When none was, the usual one, or any other when another home has that. */
async function listen({ api }: DeskInUse, port: number | null): Promise<WebHost> {
  const options = { api, rendererRoot: appFiles.renderer };
  if (port !== null) return startWebHost({ ...options, port });
  try {
    return await startWebHost({ ...options, port: DEFAULT_PORT });
  } catch (fault) {
    if (!(fault instanceof DeskError)) throw fault;
    process.stderr.write(`Port ${DEFAULT_PORT} is in use, so another is taken.\n`);
    return startWebHost({ ...options, port: 0 });
  }
}

function announce(flags: StartFlags, desk: Desk, host: WebHost): void {
  const open = flags.open && hasScreen(process.platform, process.env);
  process.stderr.write(`Hermes Desk is open on ${desk.core.paths.short}.\n`);
  if (desk.core.mode() === 'onlooker' && desk.core.obstacle === null) {
    process.stderr.write('Another app has this home open: this one looks on and writes nothing.\n');
  }
  for (const problem of desk.core.problems()) process.stderr.write(`${problem.message} ${problem.remedy}\n`);
  if (flags.json) process.stdout.write(`${JSON.stringify({ url: host.url, token: host.token })}\n`);
  else process.stderr.write(`Open this address in a browser on this machine:\n  ${host.url}\n`);
  if (open) openBrowser(host.url);
}

function endOnSignal(used: DeskInUse, host: WebHost): void {
  let ending = false;
  const end = (): void => {
    if (ending) process.exit(1);
    ending = true;
    void host
      .close()
      .then(() => used.desk().close())
      .finally(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  // The script that started us was killed in a way that could not be passed on.
  process.on('disconnect', end);
}
