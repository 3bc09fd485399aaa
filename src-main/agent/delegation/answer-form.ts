import { z } from 'zod';
import { isRecord, parseJson } from '@shared/record.ts';

/** Whether an answer has the form that was asked for; `problem` is the sentence its author is told. */
export type FormCheck = { readonly valid: true } | { readonly valid: false; readonly problem: string };

/** The schema as something that checks; null when it is none that can be checked. */
function checker(schema: Readonly<Record<string, unknown>>): z.ZodType | null {
  try {
    return z.fromJSONSchema(schema);
  } catch {
    return null;
  }
}

/** A JSON Schema of a model's making; null when it cannot be used as one. */
export function readSchema(value: unknown): Readonly<Record<string, unknown>> | null {
  return isRecord(value) && checker(value) !== null ? value : null;
}

/** Checks an answer against a schema that `readSchema` has taken. A code fence around the JSON is no fault. */
export function checkForm(answer: string, schema: Readonly<Record<string, unknown>>): FormCheck {
  const value = parseJson(answer.trim().replace(/^```[a-z]*\n([\s\S]*?)\n?```$/iu, '$1'));
  if (value === undefined) return { valid: false, problem: 'it is not JSON.' };
  const found = checker(schema)?.safeParse(value);
  if (found === undefined || found.success) return { valid: true };
  const [issue] = found.error.issues;
  const at = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.map(String).join('.')}`;
  return { valid: false, problem: `${issue?.message ?? 'it does not meet the schema'}${at}.` };
}
