import { useMemo } from 'react';
import { DeskError } from '@shared/contract/index.ts';
import type { ErrorShape } from '@shared/contract/index.ts';
import { useLanguage, useText } from './language.tsx';
import type { Language } from './text.ts';
import type { Translate } from './language.tsx';

/** A refusal in words: one sentence in the person's language, the core's own sentence, what to do. */
export interface ErrorText {
  readonly lead: string;
  readonly detail: string;
  readonly remedy: string;
}

const sentence = (text: string): string => (/[.!?。！？]$/.test(text) || text === '' ? text : `${text}.`);

/** Says an error: the translated sentence for its code first; the core's sentence, which names file or value, after it. */
export function errorText(error: unknown, t: Translate, language: Language): ErrorText {
  const shape = shapeOf(error);
  const stop = language === 'zh' ? '。' : '.';
  return {
    lead: `${t(`error.${shape.code}`)}${stop}`,
    detail: sentence(shape.message),
    remedy: sentence(shape.remedy),
  };
}

function shapeOf(error: unknown): ErrorShape {
  if (error instanceof DeskError) return error.toShape();
  if (error instanceof Error) return { code: 'internal', message: error.message, remedy: '' };
  return { code: 'internal', message: String(error), remedy: '' };
}

/** `errorText` in the language in force. */
export function useErrorText(): (error: unknown) => ErrorText {
  const t = useText();
  const language = useLanguage();
  return useMemo(() => (error: unknown) => errorText(error, t, language), [t, language]);
}
