import type { Core } from '../../core.ts';
import { Config, listProfiles, redactorFor, resolveHome, Secrets, type HomePaths } from '../../home/index.ts';
import { knowKeys } from '../../keys-of-home.ts';
import { HonchoDesk, honchoKind } from '../../memory-providers/honcho/index.ts';
import { personDir } from '../../memory-providers/person-dir.ts';
import { createHttp } from '../../memory-providers/http.ts';
import { createProgram } from '../../memory-providers/program.ts';
import type { ProviderContext } from '../../memory-providers/provider.ts';

/** Honcho of the open profile, or of another one of its root. Throws `not_found`, `usage`. */
export function honchoDesk(core: Core, profile: string | null): HonchoDesk {
  const { paths } = core;
  const aim = profile === null ? paths : resolveHome({ home: paths.root, profile, env: {} });
  return new HonchoDesk({
    kind: honchoKind,
    context: contextOf(core, aim),
    profiles: listProfiles(paths.root).map((one) => ({
      profile: one,
      context: contextOf(core, resolveHome({ home: paths.root, profile: one.name, env: {} })),
    })),
    userDir: personDir(),
  });
}

function contextOf(core: Core, paths: HomePaths): ProviderContext {
  const own = paths.dir === core.paths.dir;
  const secrets = own ? core.secrets : new Secrets(paths.envFile);
  const config = own ? core.config : new Config(paths.configFile, { lookup: (name) => secrets.get(name) });
  if (!own) knowKeys({ paths, config, secrets });
  const redact = redactorFor(() => secrets.values());
  const http = createHttp(redact);
  return { paths, config, secrets, http, program: createProgram(process.env), redact, log: core.log, now: Date.now };
}
