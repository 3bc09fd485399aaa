import type { Session } from 'electron';
import type { TrustedOrigin } from './trusted-origin.ts';

/** The one thing a page of ours may be granted: writing to the clipboard, when a person copies. */
const granted = new Set(['clipboard-sanitized-write']);

type Permissions = Pick<
  Session,
  | 'setPermissionRequestHandler'
  | 'setPermissionCheckHandler'
  | 'setDevicePermissionHandler'
  | 'setDisplayMediaRequestHandler'
  | 'setUSBProtectedClassesHandler'
>;

/** Denies every permission and every device that is not granted by name above, to everyone. */
export function denyPermissions(session: Permissions, trusted: TrustedOrigin): void {
  session.setPermissionRequestHandler((_contents, permission, answer, details) => {
    answer(granted.has(permission) && trusted.isOurs(details.requestingUrl));
  });
  session.setPermissionCheckHandler(
    (_contents, permission, origin) => granted.has(permission) && trusted.isOurs(origin),
  );
  session.setDevicePermissionHandler(() => false);
  session.setUSBProtectedClassesHandler(({ protectedClasses }) => protectedClasses);
  session.setDisplayMediaRequestHandler((_request, answer) => answer({}));
}
