/**
 * Categories of what memory providers keep: one a provider, named by its title after this prefix, so that no category of the
 * person's own can be taken for it.
 */
export const PROVIDER_CATEGORY = 'provider:';

/** The title of the provider whose category this is; null for any other category. */
export function providerOf(category: string): string | null {
  return category.startsWith(PROVIDER_CATEGORY) ? category.slice(PROVIDER_CATEGORY.length) : null;
}
