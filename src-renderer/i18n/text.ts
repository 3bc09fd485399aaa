/** The languages the app speaks. Every string of the catalogue has all of them. */
export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];

/** One string in every language. `{name}` is replaced by a value; `{n, plural, ...}` is not used: give two strings. */
export type Text = Readonly<Record<Language, string>>;
export type TextValues = Readonly<Record<string, string | number>>;

/** Fills `{name}` places. An unknown place stays as it is, so that a mistake is seen. */
export function fill(template: string, values: TextValues = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : String(value);
  });
}
