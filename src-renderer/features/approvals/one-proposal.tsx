import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { Proposal } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { isTyping } from '../../app/keyboard.ts';
import { go, href } from '../../app/route.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { approve, approveDespite, approveEdited, editAlso, reject, setEdit, useApprovals } from './approvals-store.ts';
import { DecisionBar } from './decision-bar.tsx';
import { ProposalView } from './proposal-view.tsx';
import { editableOp, longTitle, waysOf } from './words.ts';

/** One proposal with its decision, its keys and its editor. */
export function OneProposal({
  proposal,
  queue,
  work,
  onDecide,
}: {
  proposal: Proposal;
  queue: readonly Proposal[];
  work: RefObject<HTMLElement | null>;
  onDecide: (work: () => Promise<boolean>) => Promise<void>;
}): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const begun = useApprovals((store) => store.edits[proposal.id] ?? null);
  const edit = begun?.left === true ? null : begun;
  const [insisting, setInsisting] = useState(false);
  const ways = waysOf(proposal);
  const { id } = proposal;
  const startEdit = (op: number | null = begun?.op ?? editableOp(proposal)): void => {
    if (op === null || !ways.edit || lookingOn) return;
    if (begun === null) {
      setEdit(id, { op, text: proposal.ops[op]?.content ?? '', also: {}, against: ways.against });
    } else {
      const going = editAlso(begun, op, proposal);
      setEdit(id, edit === null ? { ...going, against: ways.against } : going);
    }
  };
  const actions = {
    a: () => ways.approve && !lookingOn && void onDecide(() => approve(bridge, [id])),
    e: () => startEdit(),
    r: () => !lookingOn && void onDecide(() => reject(bridge, [id])),
    j: () => step(1),
    k: () => step(-1),
  };
  const step = (by: number): void => {
    const to = queue[queue.findIndex((each) => each.id === id) + by];
    if (to === undefined) return;
    go(href('approvals', [to.id]), { replace: true });
    window.requestAnimationFrame(() => work.current?.querySelector<HTMLElement>('a.hit[aria-current]')?.focus());
  };
  useWorkKeys(work, edit === null && !insisting ? actions : {});
  const finish = async (how: 'save' | 'drop' | 'leave'): Promise<void> => {
    if (edit === null) return;
    if (how === 'save') {
      await onDecide(() => approveEdited(bridge, id, edit));
      return;
    }
    const untouched = edit.text === proposal.ops[edit.op]?.content && Object.keys(edit.also).length === 0;
    setEdit(id, how === 'drop' || untouched ? null : { ...edit, left: true });
    work.current?.querySelector<HTMLElement>('a.hit[aria-current]')?.focus();
  };
  return (
    <>
      <div className="scroll grow" tabIndex={0} role="group" aria-label={longTitle(proposal, t)}>
        <ProposalView
          proposal={proposal}
          edit={edit}
          onEdit={startEdit}
          onEditText={(text) => edit !== null && setEdit(id, { ...edit, text })}
          onEditDone={finish}
        />
      </div>
      {edit === null && (
        <DecisionBar
          proposal={proposal}
          begun={begun !== null}
          onApprove={actions.a}
          onEdit={actions.e}
          onReject={actions.r}
          insisting={insisting}
          onInsist={setInsisting}
          onDespite={(kinds) => {
            setInsisting(false);
            void onDecide(() => approveDespite(bridge, id, kinds));
          }}
        />
      )}
    </>
  );
}

/** Keys of one letter: only from the queue or the proposal, never from a text field, never held down. */
function useWorkKeys(work: RefObject<HTMLElement | null>, actions: Readonly<Record<string, () => unknown>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const node = work.current;
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.isComposing || isTyping(event.target)) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (!(event.target instanceof Element) || event.target.closest('.work') === null) return;
      const action = latest.current[event.key.toLowerCase()];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    node?.addEventListener('keydown', onKey);
    return () => node?.removeEventListener('keydown', onKey);
  }, [work]);
}
