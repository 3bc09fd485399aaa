import type { Page } from '@playwright/test';
import type { Answer, EventFrame, RequestInput, RequestName, RequestOutput } from '../../src-shared/contract/index.ts';

interface DeskWindow {
  readonly hermesDesk?: {
    request(name: string, input: unknown): Promise<Answer>;
    on(listener: (event: EventFrame) => void): () => void;
  };
}

/** Makes a request from within the page, by the way its host gives it: the preload's object, or the page's own socket. */
export async function ask(page: Page, name: string, input: unknown): Promise<Answer> {
  return page.evaluate(
    async ([asked, given]) => {
      const { hermesDesk } = window as unknown as DeskWindow;
      if (hermesDesk !== undefined) return hermesDesk.request(asked, given);
      const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
      try {
        return await new Promise<Answer>((resolve, reject) => {
          socket.onopen = () => socket.send(JSON.stringify({ id: 1, name: asked, input: given }));
          socket.onerror = () => reject(new Error('the socket was refused'));
          socket.onmessage = (message: MessageEvent<string>) => {
            const frame = JSON.parse(message.data) as Answer & { id?: number };
            if (frame.id === 1) resolve(frame);
          };
        });
      } finally {
        socket.close();
      }
    },
    [name, input] as const,
  );
}

/** The same, for a request that must succeed. */
export async function request<K extends RequestName>(
  page: Page,
  name: K,
  input: RequestInput<K>,
): Promise<RequestOutput<K>> {
  const answer = await ask(page, name, input);
  if (!answer.ok) throw new Error(`${name}: ${answer.error.code}: ${answer.error.message}`);
  return answer.output as RequestOutput<K>;
}
