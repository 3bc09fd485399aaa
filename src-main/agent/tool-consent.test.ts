import { describe, expect, it } from 'vitest';
import type { ToolAsk } from '@shared/contract/tools.ts';
import { bench, lines, ok, says, tool, type Bench } from './testing/fakes.ts';
import { createToolConsent, type ConsentNeed, type ToolConsent, type ToolConsentDeps } from './tool-consent.ts';

const need = (over: Partial<ConsentNeed> = {}): ConsentNeed => ({
  session: 's',
  turn: 't',
  callId: 'c',
  server: 'calendar',
  tool: 'create',
  arguments: '{"title": "x"}',
  ...over,
});

interface Setup {
  readonly consent: ToolConsent;
  readonly rules: Set<string>;
  readonly told: (readonly ToolAsk[])[];
  readonly counted: string[];
}

function setup(over: Partial<ToolConsentDeps> = {}): Setup {
  const rules = new Set<string>();
  const told: (readonly ToolAsk[])[] = [];
  const counted: string[] = [];
  const consent = createToolConsent({
    asking: 'person',
    rules: {
      has: (server, name) => rules.has(`${server}/${name}`),
      add: (server, name) => {
        rules.add(`${server}/${name}`);
        return Promise.resolve();
      },
    },
    emit: (type, data) => {
      if (type === 'tools.asks') told.push((data as { asks: ToolAsk[] }).asks);
    },
    onCount: (session) => void counted.push(session),
    now: () => 7,
    ...over,
  });
  return { consent, rules, told, counted };
}

const signal = (): AbortSignal => new AbortController().signal;
const only = (consent: ToolConsent): string => consent.asks('s')[0]?.id ?? 'none';

describe('a call that needs leave', () => {
  it('waits, is told of, and is run once when it is allowed once', async () => {
    const { consent, told, counted } = setup();
    const first = consent.ask(need(), signal());
    expect(consent.asks('s')).toMatchObject([{ server: 'calendar', arguments: '{"title": "x"}', since: 7 }]);
    await consent.decide(only(consent), 'once');
    expect(await first).toEqual({ allowed: true });
    expect(told.map((asks) => asks.length)).toEqual([1, 0]);
    expect(counted).toEqual(['s', 's']);
    void consent.ask(need(), signal());
    expect(consent.asks('s')).toHaveLength(1);
  });

  it('has it for its session, not for another, nor for another tool', async () => {
    const { consent } = setup();
    const waiting = [need(), need(), need({ tool: 'delete' }), need({ session: 'other' })].map((one) =>
      consent.ask(one, signal()),
    );
    await consent.decide(only(consent), 'session');
    expect(await Promise.all(waiting.slice(0, 2))).toEqual([{ allowed: true }, { allowed: true }]);
    expect(consent.asks('s').map((ask) => ask.tool)).toEqual(['delete']);
    expect(consent.asks('other')).toHaveLength(1);
    expect(await consent.ask(need(), signal())).toEqual({ allowed: true });
  });

  it('has it for good only once that is written down', async () => {
    const failing = setup({
      rules: { has: () => false, add: () => Promise.reject(new Error('disk full')) },
    });
    void failing.consent.ask(need(), signal());
    await expect(failing.consent.decide(only(failing.consent), 'always')).rejects.toThrow('disk full');
    expect(failing.consent.asks('s')).toHaveLength(1);

    const { consent, rules } = setup();
    const there = consent.ask(need({ session: 'other' }), signal());
    void consent.ask(need(), signal());
    await consent.decide(only(consent), 'always');
    expect(rules).toEqual(new Set(['calendar/create']));
    expect(await there).toEqual({ allowed: true });
    rules.clear();
    void consent.ask(need({ session: 'third' }), signal());
    expect(consent.asks('third')).toHaveLength(1);
  });

  it('is refused with a reason by a no, by a stop, and where nobody can be asked', async () => {
    const { consent } = setup();
    const no = consent.ask(need(), signal());
    await consent.decide(only(consent), 'deny');
    expect(await no).toMatchObject({ allowed: false, reason: expect.stringContaining('said no') as string });
    const stop = new AbortController();
    const stopped = consent.ask(need(), stop.signal);
    stop.abort();
    expect(await stopped).toMatchObject({ allowed: false, reason: expect.stringContaining('stopped') as string });
    expect(consent.asks('s')).toEqual([]);
    expect(await consent.ask(need(), stop.signal)).toMatchObject({ allowed: false });
    const nobody = setup({ asking: 'deny' });
    expect(await nobody.consent.ask(need(), signal())).toMatchObject({
      reason: expect.stringContaining('--allow-tools') as string,
    });
    expect(await setup({ asking: 'allow' }).consent.ask(need(), signal())).toEqual({ allowed: true });
  });

  it('cannot be decided twice', async () => {
    const { consent } = setup();
    void consent.ask(need(), signal());
    const id = only(consent);
    await consent.decide(id, 'once');
    await expect(consent.decide(id, 'once')).rejects.toMatchObject({ code: 'not_found' });
    await expect(consent.decide('nope', 'always')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a turn', () => {
  const asking = {
    ...tool('mcp__calendar__create', 'barrier', () => ok('created')),
    asks: { server: 'calendar', tool: 'create' },
  };

  /** A turn whose call waits. */
  async function waits(): Promise<{ b: Bench; session: string; consent: ToolConsent; ran: unknown[] }> {
    const ran: unknown[] = [];
    const run = { ...asking, run: (args: object) => Promise.resolve((ran.push(args), ok('created'))) };
    const asked = Promise.withResolvers<undefined>();
    const { consent } = setup({ onCount: () => asked.resolve(undefined) });
    const b = bench([says('I ask.', [{ name: asking.name, args: '{"title":"x"}' }])], { tools: [run], consent });
    const { session } = await b.agent.send({ session: null, text: 'hi', whenBusy: 'queue' });
    await asked.promise;
    return { b, session, consent, ran };
  }

  it('shows what waits after a reload, runs nothing meanwhile, and goes on', async () => {
    const { b, session, consent, ran } = await waits();
    const { live } = await b.agent.live(session);
    expect(live?.asks).toMatchObject([{ server: 'calendar', tool: 'create', arguments: '{"title":"x"}' }]);
    expect(ran).toEqual([]);
    await consent.decide(live?.asks[0]?.id ?? '', 'once');
    await b.agent.idle(session);
    expect(ran).toEqual([{ title: 'x' }]);
    expect(lines(b.store, session).at(-1)).toBe('assistant: done');
  });

  it('that is stopped runs nothing and leaves nothing waiting', async () => {
    const { b, session, consent, ran } = await waits();
    await b.agent.stop(session);
    expect(ran).toEqual([]);
    expect(consent.asks(session)).toEqual([]);
    expect(lines(b.store, session).at(-1)).toContain('stopped the turn');
  });

  it('answers a no to the model, which goes on', async () => {
    const { b, session, consent, ran } = await waits();
    await consent.decide(consent.asks(session)[0]?.id ?? '', 'deny');
    await b.agent.idle(session);
    expect(ran).toEqual([]);
    expect(lines(b.store, session).join('\n')).toContain('said no to this call');
  });

  it('without anybody to ask runs no such tool', async () => {
    const b = bench([says('', [{ name: asking.name, args: '{}' }])], { tools: [asking] });
    const session = await b.say(null, 'hi');
    expect(lines(b.store, session).join('\n')).toContain('Nobody can be asked');
  });
});
