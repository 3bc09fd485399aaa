import type { Session } from 'electron';
import { describe, expect, it } from 'vitest';
import { denyPermissions } from './permissions.ts';
import { createTrustedOrigin } from './trusted-origin.ts';

type Request = Parameters<Session['setPermissionRequestHandler']>[0];
type Check = Parameters<Session['setPermissionCheckHandler']>[0];
type Device = Parameters<Session['setDevicePermissionHandler']>[0];

function install(): { request: NonNullable<Request>; check: NonNullable<Check>; device: NonNullable<Device> } {
  const set: { request?: Request; check?: Check; device?: Device; display?: unknown; usb?: unknown } = {};
  const session = {
    setPermissionRequestHandler: (handler: Request) => void (set.request = handler),
    setPermissionCheckHandler: (handler: Check) => void (set.check = handler),
    setDevicePermissionHandler: (handler: Device) => void (set.device = handler),
    setUSBProtectedClassesHandler: (handler: unknown) => void (set.usb = handler),
    setDisplayMediaRequestHandler: (handler: unknown) => void (set.display = handler),
  };
  denyPermissions(session, createTrustedOrigin(null));
  if (!set.request || !set.check || !set.device || !set.usb || !set.display) throw new Error('a handler is missing');
  return { request: set.request, check: set.check, device: set.device };
}

const asked = [
  'media',
  'geolocation',
  'notifications',
  'midiSysex',
  'clipboard-read',
  'openExternal',
  'fileSystem',
  'usb',
  'fullscreen',
];

describe('denyPermissions', () => {
  it.each(asked)('denies %s even to our own page', (permission) => {
    const { request, check } = install();
    let granted: boolean | null = null;
    const details = { requestingUrl: 'app://hermes-desk/', isMainFrame: true };
    request({} as never, permission as never, (answer) => (granted = answer), details);
    expect(granted).toBe(false);
    expect(check({} as never, permission as never, 'app://hermes-desk', details as never)).toBe(false);
  });

  it('grants writing to the clipboard to our own page alone', () => {
    const { check } = install();
    const permission = 'clipboard-sanitized-write';
    expect(check(null, permission, 'app://hermes-desk', {} as never)).toBe(true);
    expect(check(null, permission, 'https://example.org', {} as never)).toBe(false);
  });

  it('knows no devices', () => {
    expect(install().device({} as never)).toBe(false);
  });
});
