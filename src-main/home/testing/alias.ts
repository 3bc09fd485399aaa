import { registerHooks } from 'node:module';

// Plain Node knows nothing of the `@shared/` alias of the bundler; programs that tests start need it.
const shared = new URL('../../../src-shared/', import.meta.url);
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('@shared/')
      ? next(new URL(specifier.slice('@shared/'.length), shared).href, context)
      : next(specifier, context),
});
