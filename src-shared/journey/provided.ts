/** How what memory providers keep is told from everything else on the map. */

const ID = 'provided:';

/** Node id of what a provider remembers under an id of its own. */
export function providedId(provider: string, id: string): string {
  return `${ID}${provider}:${id}`;
}

/** Whether a node id names what a memory provider of this home keeps. No memory and no skill has such an id. */
export function isProvidedId(id: string): boolean {
  return id.startsWith(ID);
}

/**
 * Categories of what memory providers keep: one a provider, named by its title after this prefix, so that no category of the
 * person's own can be taken for it.
 */
export const PROVIDER_CATEGORY = 'provider:';

/** The title of the provider whose category this is; null for any other category. */
export function providerOf(category: string): string | null {
  return category.startsWith(PROVIDER_CATEGORY) ? category.slice(PROVIDER_CATEGORY.length) : null;
}
