import { registerHooks } from 'node:module';

/** Lets a plain `node file.ts` of a test resolve the `@shared/` alias, which otherwise only the bundler knows. */
const shared = new URL('../../src-shared/', import.meta.url);
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier.startsWith('@shared/') ? new URL(specifier.slice('@shared/'.length), shared).href : specifier,
      context,
    ),
});
