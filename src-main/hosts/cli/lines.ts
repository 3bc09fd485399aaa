import { StringDecoder } from 'node:string_decoder';

/**
 * The lines of a UTF-8 stream, as they come. Only a line feed (with a carriage return before it or not) ends a line:
 * node:readline would also cut at U+2028, which may stand inside a JSON string.
 */
export async function* linesOf(stream: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of stream) {
    rest += typeof chunk === 'string' ? chunk : decoder.write(Buffer.from(chunk));
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield withoutReturn(line);
  }
  rest += decoder.end();
  if (rest !== '') yield withoutReturn(rest);
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
