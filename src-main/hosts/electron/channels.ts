/** The IPC channels, known to main and preload alone. */
export const channels = {
  request: 'hermes-desk:request',
  event: 'hermes-desk:event',
  resync: 'hermes-desk:resync',
} as const;
