/** Electron's `session.defaultSession`. What the app sets is kept where a test can ask it. */
class Session {
  permissionRequest: unknown = null;
  permissionCheck: unknown = null;
  devicePermission: unknown = null;
  displayMedia: unknown = null;

  setPermissionRequestHandler(handler: unknown): void {
    this.permissionRequest = handler;
  }
  setPermissionCheckHandler(handler: unknown): void {
    this.permissionCheck = handler;
  }
  setDevicePermissionHandler(handler: unknown): void {
    this.devicePermission = handler;
  }
  setUSBProtectedClassesHandler(): void {
    // Chromium here has no device access at all.
  }
  setDisplayMediaRequestHandler(handler: unknown): void {
    this.displayMedia = handler;
  }
}

export const session = { defaultSession: new Session() };
