/** Words that ask for nothing to be remembered, as Hermes lists them. */
const acknowledgements = new Set(
  (
    'yes no ok okay sure thanks y n yep nope yeah nah hi hey hello yo sup continue proceed cool nice great done next lgtm k|' +
    'thank you|go ahead|do it|got it'
  )
    .split('|')
    .flatMap((part, at) => (at === 0 ? part.split(' ') : [part])),
);

/** Whether nothing need be recalled for a prompt: it is empty, a command, or a bare acknowledgement or greeting. */
export function isTrivial(prompt: string): boolean {
  const text = prompt.trim();
  if (text === '' || text.startsWith('/')) return true;
  const bare = text
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();
  return bare === '' || acknowledgements.has(bare);
}
