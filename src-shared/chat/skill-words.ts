/** Most skills that one message may begin with, as in Hermes. */
const mostSkills = 5;

const word = /^\s*\/([\p{L}\p{N}][\p{L}\p{N}_.:-]*)(?=\s|$)/u;

/** How a skill is written before words of the person's: `/name`; null when its name cannot stand there as one word. */
export function skillWord(name: string): string | null {
  const written = `/${name}`;
  return word.exec(written)?.[0] === written ? written : null;
}

/**
 * The names a message may begin with to ask for skills: `/plan /tidy sort the cellar`, at most five. Whether there are skills of these
 * names is another question; the first that is none ends the row.
 */
export function skillNames(text: string): string[] {
  const names: string[] = [];
  let rest = text;
  for (let found = word.exec(rest); found !== null && names.length < mostSkills; found = word.exec(rest)) {
    names.push(found[1] ?? '');
    rest = rest.slice(found[0].length);
  }
  return names;
}
