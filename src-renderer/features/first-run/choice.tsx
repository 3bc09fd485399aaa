import { useId } from 'react';
import type { ReactNode } from 'react';

/** One of several answers to a question of the first run; what belongs to it opens below. */
export function Choice({
  name,
  checked,
  onChoose,
  title,
  note,
  children,
}: {
  /** Groups the answers to one question. */
  name: string;
  checked: boolean;
  onChoose: () => void;
  title: string;
  note: string;
  children?: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <div className="first-choice" data-checked={checked ? '' : undefined}>
      <label>
        <input
          type="radio"
          name={`first-${name}`}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-note`}
          checked={checked}
          onChange={onChoose}
        />
        <span>
          <span id={`${id}-title`} className="first-title">
            {title}
          </span>
          <span id={`${id}-note`} className="meta">
            {note}
          </span>
        </span>
      </label>
      {checked && children !== undefined && <div className="first-more">{children}</div>}
    </div>
  );
}
