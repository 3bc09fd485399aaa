/** Switches that Electron and Chromium take for themselves and leave in argv. */
const engineSwitches =
  /^(-psn_|--(no-sandbox|inspect|remote-debugging|enable|disable|ozone|force|allow-file-access|original-process-start-time|user-data-dir|lang|proxy|gtk|password-store|use-gl|headless)\b)/;

/**
 * The arguments meant for the app. Started as `electron [switches] <app> ...` they stand behind the app's folder;
 * packaged, behind the program itself.
 */
export function ownArguments(argv: readonly string[], isDefaultApp: boolean): readonly string[] {
  const rest = argv.slice(1);
  const start = isDefaultApp ? rest.findIndex((word) => !word.startsWith('-')) + 1 : 0;
  return rest.slice(start).filter((word) => !engineSwitches.test(word));
}
