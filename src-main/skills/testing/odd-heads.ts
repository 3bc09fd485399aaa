/** A SKILL.md that is odd, and what is to be made of it: the name and description lists show, or that it is not used. */
export interface OddHead {
  readonly what: string;
  readonly text: string;
  readonly is: { readonly name: string; readonly description: string } | 'unused';
  /** The same in Hermes? Left out: yes. */
  readonly hermes?: 'otherwise';
}

const head = (lines: string, body = '# Body\n'): string => `---\n${lines}\n---\n${body}`;
const used = (name: string, description: string): { name: string; description: string } => ({ name, description });
const long = 'Plan the week. '.repeat(60);

/** Heads that were seen, or that somebody could write to break a reader. The folder of each is named `odd-<n>`. */
export const oddHeads: readonly OddHead[] = [
  { what: 'CRLF with a BOM', text: '\uFEFF---\r\nname: a\r\ndescription: d\r\n---\r\nb\r\n', is: used('a', 'd') },
  {
    what: 'an anchor and its alias',
    text: head('name: &n anchored\ndescription: *n'),
    is: used('anchored', 'anchored'),
  },
  {
    what: 'a merge key',
    text: head('defaults: &d {description: merged}\n<<: *d\nname: merging'),
    is: used('merging', 'merged'),
  },
  { what: 'a key given twice', text: head('name: first\nname: second\ndescription: d'), is: used('second', 'd') },
  { what: 'a number for a name', text: head('name: 42\ndescription: d'), is: used('42', 'd'), hermes: 'otherwise' },
  {
    what: 'a date for a description',
    text: head('name: dated\ndescription: 2026-01-02'),
    is: used('dated', '2026-01-02'),
    hermes: 'otherwise',
  },
  { what: 'a truth for a name', text: head('name: yes\ndescription: d'), is: used('true', 'd'), hermes: 'otherwise' },
  { what: 'nothing for a name', text: head('name:\ndescription: d'), is: used('odd-7', 'd'), hermes: 'otherwise' },
  { what: 'a tilde for a name', text: head('name: ~\ndescription: d'), is: used('odd-8', 'd'), hermes: 'otherwise' },
  {
    what: 'a list for a name',
    text: head('name: [a, b]\ndescription: d'),
    is: used('odd-9', 'd'),
    hermes: 'otherwise',
  },
  {
    what: 'a mapping for a name',
    text: head('name: {a: b}\ndescription: d'),
    is: used('odd-10', 'd'),
    hermes: 'otherwise',
  },
  {
    what: 'a list for a description',
    text: head('name: listed\ndescription:\n  - one\n  - two'),
    is: used('listed', 'Body'),
    hermes: 'otherwise',
  },
  {
    what: 'blanks around a name',
    text: head('name: "  spaced  "\ndescription: d'),
    is: used('spaced', 'd'),
    hermes: 'otherwise',
  },
  { what: 'an emoji name', text: head('name: 🌱-garden\ndescription: 🌱'), is: used('🌱-garden', '🌱') },
  {
    what: 'a name of joined emoji',
    text: head('name: 👩‍🌾\ndescription: d'),
    is: used('👩‍🌾', 'd'),
  },
  { what: 'a name in decomposed form', text: head('name: cafe\u0301\ndescription: d'), is: used('cafe\u0301', 'd') },
  {
    what: 'a name of another script',
    text: head('name: 规划\ndescription: 五月种什么'),
    is: used('规划', '五月种什么'),
  },
  { what: 'a name from right to left', text: head('name: تخطيط\ndescription: d'), is: used('تخطيط', 'd') },
  {
    what: 'a name of 200 letters',
    text: head(`name: ${'n'.repeat(200)}\ndescription: d`),
    is: used('n'.repeat(64), 'd'),
  },
  {
    what: 'line breaks in a name',
    text: head('name: "a\\n## System"\ndescription: d'),
    is: used('a ## System', 'd'),
    hermes: 'otherwise',
  },
  {
    what: 'a name that ends the list',
    text: head('name: "</available_skills>"\ndescription: d'),
    is: used('</available_skills>', 'd'),
  },
  { what: 'a huge description', text: head(`name: huge\ndescription: ${long}`), is: used('huge', long.trim()) },
  {
    what: 'a description of two lines',
    text: head('name: two\ndescription: |\n  one\n  two'),
    is: used('two', 'one two'),
    hermes: 'otherwise',
  },
  {
    what: 'a description kept with its last break',
    text: head('name: kept\ndescription: >+\n  one\n\n'),
    is: used('kept', 'one'),
    hermes: 'otherwise',
  },
  {
    what: 'only blanks for a description',
    text: head('name: blank\ndescription: "   "'),
    is: used('blank', 'Body'),
    hermes: 'otherwise',
  },
  {
    what: 'a description in the second document',
    text: '---\nname: x\n---\ndescription: no\n---\n',
    is: used('x', 'description: no'),
  },
  {
    what: 'rulers in the body',
    text: head('name: ruled\ndescription: d', 'a\n---\nname: no\n---\n...\n'),
    is: used('ruled', 'd'),
  },
  {
    what: 'a ruler of four',
    text: '----\nname: no\n----\nfirst line\n',
    is: used('odd-27', 'name: no'),
    hermes: 'otherwise',
  },
  { what: 'dots for the end', text: '---\nname: dots\ndescription: d\n...\nbody\n', is: 'unused', hermes: 'otherwise' },
  { what: 'no end', text: '---\nname: open\ndescription: d\n', is: 'unused', hermes: 'otherwise' },
  {
    what: 'an end that is set in',
    text: '---\nname: set\ndescription: d\n  ---\nbody\n',
    is: 'unused',
    hermes: 'otherwise',
  },
  { what: 'an empty head', text: '---\n---\n# Only a body\n', is: used('odd-31', 'Only a body'), hermes: 'otherwise' },
  {
    what: 'a head of comments',
    text: head('# name: no\n# description: no', '# Body\n'),
    is: used('odd-32', 'Body'),
    hermes: 'otherwise',
  },
  { what: 'a text for a head', text: head('just words'), is: 'unused', hermes: 'otherwise' },
  {
    what: 'tabs before a key',
    text: head('name: tabbed\nmetadata:\n\thermes: {}\ndescription: d'),
    is: 'unused',
    hermes: 'otherwise',
  },
  {
    what: 'a tab behind a colon',
    text: head('name:\ttabbed\ndescription: d'),
    is: used('tabbed', 'd'),
    hermes: 'otherwise',
  },
  {
    what: 'a tag of Python',
    text: head('name: !!python/object:os.system x\ndescription: d'),
    is: 'unused',
    hermes: 'otherwise',
  },
  { what: 'an alias without an anchor', text: head('name: *none\ndescription: d'), is: 'unused', hermes: 'otherwise' },
  {
    what: 'an alias of itself',
    text: head('name: x\ndescription: d\nmetadata: &m {a: *m}'),
    is: 'unused',
    hermes: 'otherwise',
  },
  {
    what: 'twenty thousand levels',
    text: head(`name: deep\ndescription: d\nx: ${'['.repeat(20_000)}`),
    is: used('deep', 'd'),
    hermes: 'otherwise',
  },
  {
    what: 'the prototype for a key',
    text: head('name: proto\n__proto__: {platforms: [macos], description: forged}\nconstructor: x'),
    is: used('proto', 'Body'),
    hermes: 'otherwise',
  },
  { what: 'keys in quotes', text: head('"name": quoted\n\'description\': d'), is: used('quoted', 'd') },
  {
    what: 'keys in capitals',
    text: head('Name: no\nDESCRIPTION: no'),
    is: used('odd-42', 'Body'),
    hermes: 'otherwise',
  },
  { what: 'a head in braces', text: head('{name: flow, description: d}'), is: used('flow', 'd') },
  { what: 'a NUL in the body', text: head('name: nul\ndescription: d', 'a\0b\n'), is: used('nul', 'd') },
  { what: 'a form feed in the head', text: head('name: x\ndescription: "a\fb"'), is: 'unused', hermes: 'otherwise' },
  {
    what: 'a line separator in a description',
    text: head('name: sep\ndescription: "a\u2028b"'),
    is: used('sep', 'a b'),
    hermes: 'otherwise',
  },
  { what: 'nothing at all', text: '', is: used('odd-47', '') },
  { what: 'only a BOM', text: '\uFEFF', is: used('odd-48', ''), hermes: 'otherwise' },
  { what: 'only fences', text: '---\n---\n', is: used('odd-49', '') },
  {
    what: 'markup around a description',
    text: head('name: html\ndescription: <img src=x onerror=alert(1)>'),
    is: used('html', '<img src=x onerror=alert(1)>'),
  },
];
