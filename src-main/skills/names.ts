/** The name of the folder of a skill, from its id. */
export function folderOf(id: string): string {
  return id.split('/').at(-1) ?? id;
}

/** A name in composed form: the two ways of writing an accent are one name. */
export function composedName(name: string): string {
  return name.normalize('NFC');
}

/** A name as it is compared where two must not be taken for one another: case and composed forms do not count. */
export function foldedName(name: string): string {
  return composedName(name).toLowerCase();
}
