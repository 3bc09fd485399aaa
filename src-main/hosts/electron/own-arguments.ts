import { isLink } from './way-in.ts';

/** Switches that Electron and Chromium take for themselves and leave in argv. */
const engineSwitches =
  /^(-psn_|--(no-sandbox|inspect|remote-debugging|enable|disable|ozone|force|allow-file-access|original-process-start-time|user-data-dir|lang|proxy|gtk|password-store|use-gl|headless)\b)/;

/**
 * The arguments meant for the app. Started as `electron [switches] <app> ...` they stand behind the app's folder;
 * packaged, behind the program itself. A link that the system put among them is none.
 */
export function ownArguments(argv: readonly string[], isDefaultApp: boolean): readonly string[] {
  const rest = argv.slice(1);
  const start = isDefaultApp ? rest.findIndex((word) => !word.startsWith('-')) + 1 : 0;
  return rest.slice(start).filter((word) => !engineSwitches.test(word) && !isLink(word));
}

/** The arguments to start again with: those before the app's own and the engine's switches as they were, then `own`. */
export function restartArguments(argv: readonly string[], isDefaultApp: boolean, own: readonly string[]): string[] {
  const rest = argv.slice(1);
  const start = isDefaultApp ? rest.findIndex((word) => !word.startsWith('-')) + 1 : 0;
  return [...rest.slice(0, start), ...rest.slice(start).filter((word) => engineSwitches.test(word)), ...own];
}
