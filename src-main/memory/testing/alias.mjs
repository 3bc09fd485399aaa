import { registerHooks } from 'node:module';

/** Lets a process that runs TypeScript directly find what the bundler and the tests call `@shared`. */
const shared = new URL('../../../src-shared/', import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    return specifier.startsWith('@shared/')
      ? next(new URL(specifier.slice('@shared/'.length), shared).href, context)
      : next(specifier, context);
  },
});
