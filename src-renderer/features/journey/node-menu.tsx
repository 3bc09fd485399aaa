import type { ReactNode } from 'react';
import { useLookingOn } from '../../app/app-store.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { ContextMenu } from '../../ui/context-menu.tsx';
import { act, actionsOf } from './actions.ts';
import { select, useJourney, useSelectedNode } from './store.ts';
import { useWords } from './words.ts';

/** The actions of a node where it stands. What is asked for by key is about the selected node. */
export function NodeMenu({
  idAt,
  children,
}: {
  /** The node a part of the screen belongs to. */
  idAt: (target: Element) => string | undefined;
  children: ReactNode;
}): ReactNode {
  const t = useText();
  const words = useWords();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const node = useSelectedNode();
  const actions = node === null ? [] : actionsOf(node, lookingOn);
  return (
    <ContextMenu
      className="sm-menu-ground"
      label={node === null ? '' : words.label(node)}
      wants={({ target, byKey }) => {
        const { graph, selected } = useJourney.getState();
        const id = byKey ? selected : idAt(target);
        const meant = graph?.nodes.find((one) => one.id === id);
        if (meant === undefined || actionsOf(meant, lookingOn).length === 0) return false;
        select(meant.id);
        return true;
      }}
      items={actions.map((action) => ({
        label: t(`journey.action.${action}`),
        rem: action === 'remove',
        run: () => {
          if (node !== null) void act(bridge, node, action);
        },
      }))}
    >
      {children}
    </ContextMenu>
  );
}
