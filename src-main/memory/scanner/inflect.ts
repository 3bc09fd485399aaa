/** Verbs whose last consonant is doubled before -ed and -ing. */
const doubled = /(?:[^aeiou]|qu|^)[aeiou][bdgklmnprt]$/;

function stems(base: string, ending: 'ed' | 'ing'): string[] {
  if (base.endsWith('e') && !base.endsWith('ee')) return [`${base.slice(0, -1)}${ending}`];
  if (base.endsWith('y') && ending === 'ed' && !/[aeiou]y$/.test(base)) return [`${base.slice(0, -1)}ied`];
  if (base.endsWith('c')) return [`${base}k${ending}`];
  const plain = `${base}${ending}`;
  return doubled.test(base) ? [plain, `${base}${base.at(-1) ?? ''}${ending}`] : [plain];
}

/** A word with the ending of plurals and of the third person. */
export function withS(base: string): string {
  if (/(?:[sxz]|ch|sh)$/.test(base)) return `${base}es`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

/**
 * The forms of an English verb, written as its base or, when irregular, with its other forms in brackets:
 * `send(sent)`, `forget(forgot,forgotten)`. British and American spellings of -ise and -ize come together.
 */
export function verbForms(entry: string): string[] {
  const [base = '', irregular = ''] = entry.replace(')', '').split('(');
  const forms = [base, withS(base), ...stems(base, 'ing')];
  forms.push(...(irregular === '' ? stems(base, 'ed') : irregular.split(',')));
  return base.endsWith('ise') ? [...forms, ...forms.map((form) => form.replace(/is(?=[a-z]{1,3}$)/, 'iz'))] : forms;
}

/** Singular and plural of an English noun; `person(people)` names an irregular plural. With both genitives. */
export function nounForms(entry: string): string[] {
  const [base = '', irregular = ''] = entry.replace(')', '').split('(');
  const plural = irregular === '' ? withS(base) : irregular;
  return [base, plural, `${base}'s`];
}
