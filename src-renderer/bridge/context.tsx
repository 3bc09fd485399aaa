import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Bridge } from './bridge.ts';

const BridgeContext = createContext<Bridge | null>(null);

/** Gives everything below it the one bridge of the window. */
export function BridgeProvider({ bridge, children }: { bridge: Bridge; children: ReactNode }): ReactNode {
  return <BridgeContext value={bridge}>{children}</BridgeContext>;
}

/** The bridge of this window. */
export function useBridge(): Bridge {
  const bridge = useContext(BridgeContext);
  if (bridge === null) throw new Error('useBridge is called outside BridgeProvider');
  return bridge;
}
