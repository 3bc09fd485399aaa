import type { Child, Goal } from '@shared/contract/index.ts';
import { create } from 'zustand';
import type { Bridge } from '../../../bridge/bridge.ts';
import { follow } from '../../../bridge/follow.ts';

/** What goes on behind conversations, by session: the goal, and the children that work for it. */
interface WorkStore {
  readonly goals: Readonly<Record<string, Goal | null>>;
  readonly children: Readonly<Record<string, readonly Child[]>>;
}

export const useWork = create<WorkStore>(() => ({ goals: {}, children: {} }));

const none: readonly Child[] = [];

/** The children of a session, oldest first. */
export function useChildren(session: string): readonly Child[] {
  return useWork((store) => store.children[session] ?? none);
}

function putChildren(session: string, children: readonly Child[]): void {
  useWork.setState((was) => ({ children: { ...was.children, [session]: children } }));
}

/** Puts a child in its place: it may be one that was not there yet. */
function putChild(child: Child): void {
  const known = useWork.getState().children[child.parent] ?? none;
  const there = known.some(({ session }) => session === child.session);
  putChildren(
    child.parent,
    there ? known.map((each) => (each.session === child.session ? child : each)) : [...known, child],
  );
}

/** Keeps what is shown of a session's goal and children true. Returns the way to stop. */
export function watchWork(bridge: Bridge, session: string): () => void {
  const ignore = (): void => undefined;
  const stops = [
    follow(
      bridge,
      'goal.changed',
      () => bridge.request('goal.get', { session }),
      ({ goal }) => useWork.setState((was) => ({ goals: { ...was.goals, [session]: goal } })),
      ignore,
      (event) => event.session === session,
    ),
    follow(
      bridge,
      'delegation.child',
      () => bridge.request('delegation.list', { session }),
      ({ children }) => putChildren(session, children),
      ignore,
      // One that is known is told with the event; only a new one has others beside it.
      (child) =>
        child.parent === session &&
        useWork.getState().children[session]?.some((each) => each.session === child.session) !== true,
    ),
    bridge.on('delegation.child', (child) => child.parent === session && putChild(child)),
    // Whether a goal is being worked at changes with the turns.
    bridge.on('turn.started', (turn) => turn.session === session && void refresh(bridge, session)),
    bridge.on('turn.ended', (turn) => turn.session === session && void refresh(bridge, session)),
  ];
  return () => stops.forEach((stop) => stop());
}

async function refresh(bridge: Bridge, session: string): Promise<void> {
  if ((useWork.getState().goals[session] ?? null) === null) return;
  try {
    const { goal } = await bridge.request('goal.get', { session });
    useWork.setState((was) => ({ goals: { ...was.goals, [session]: goal } }));
  } catch {
    // The connection is down; the next resync asks again.
  }
}
