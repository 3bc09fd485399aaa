import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { CuratedSkill, CuratorStatus, ReviewStatus } from '@shared/contract/index.ts';
import { DeskError } from '@shared/contract/index.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../app/app-store.ts';
import { useThisSession } from '../../app/this-session.ts';
import { BridgeProvider } from '../../bridge/context.tsx';
import { LanguageProvider } from '../../i18n/language.tsx';
import { fakeCore } from '../../bridge/fake.test-support.ts';
import type { FakeCore } from '../../bridge/fake.test-support.ts';
import { eventually } from '../../patience.test-support.ts';
import { appState } from '../testing/fixtures.test-support.ts';
import { CuratorPage } from './curator-page.tsx';
import { pageOf } from './page-tabs.tsx';
import { ReviewPage } from './review-page.tsx';

const review: ReviewStatus = {
  enabled: true,
  obstacle: null,
  model: 'm',
  turns: 10,
  iterations: 10,
  running: null,
  queue: [],
  runs: 0,
  tokens: 0,
  costUsd: null,
};

const skill = (id: string, more: Partial<CuratedSkill> = {}): CuratedSkill => ({
  id,
  name: id,
  state: 'active',
  pinned: false,
  managed: true,
  adoptable: true,
  protectedBy: null,
  neededBy: [],
  uses: 3,
  lastActive: 0,
  next: { step: 'archive', at: Date.UTC(2026, 5, 1) },
  ...more,
});

const curator: CuratorStatus = {
  enabled: true,
  paused: false,
  lastRun: null,
  nextRun: null,
  runs: 0,
  summary: '',
  intervalHours: 168,
  idleHours: 2,
  staleDays: 14,
  archiveDays: 30,
  consolidate: false,
  pruneBuiltins: true,
  warnings: [],
  running: false,
  skills: [],
  proposals: 0,
};

let core: FakeCore;

beforeEach(() => {
  useThisSession.setState({ session: null, beside: null, snapshot: null });
  useApp.setState({ state: appState() });
  core = fakeCore({
    'review.status': () => review,
    'review.runs': () => ({ runs: [] }),
    'review.run': () => ({ ok: true }),
    'review.cancel': () => ({ ok: true }),
    'curator.status': () => curator,
    'curator.runs': () => ({ runs: [] }),
    'curator.preview': () => ({ preview: null }),
    'curator.adopt': () => ({ ok: true }),
    'curator.pause': () => ({ ok: true }),
  });
});
afterEach(cleanup);

const show = (page: 'reviews' | 'curator'): void => {
  render(
    <BridgeProvider bridge={core.bridge}>
      {page === 'reviews' ? <ReviewPage run={undefined} /> : <CuratorPage view={undefined} />}
    </BridgeProvider>,
  );
};

describe('the page of reviews', () => {
  it('says in words what it is for while nothing was reviewed, and why none can run', async () => {
    core.answer({ 'review.status': () => ({ ...review, obstacle: 'The offline guide does not do this.' }) });
    show('reviews');
    await screen.findByText('Nothing was reviewed yet');
    expect(screen.getByText(/None can run now: The offline guide/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Review this conversation' })).toHaveProperty('disabled', true);
  });

  it('says in the person’s language why none can run', async () => {
    core.answer({ 'review.status': () => ({ ...review, obstacle: 'Everything is paused.' }) });
    render(
      <LanguageProvider language="zh">
        <BridgeProvider bridge={core.bridge}>
          <ReviewPage run={undefined} />
        </BridgeProvider>
      </LanguageProvider>,
    );
    expect(await screen.findByText('现在无法进行：已全部暂停。')).toBeTruthy();
    expect(document.body.textContent).not.toContain('Everything');
  });

  it('reviews the conversation in view when asked, and tells a refusal', async () => {
    useThisSession.setState({ session: 's1' });
    core.answer({
      'review.run': () => {
        throw new DeskError('refused', 'Everything is paused.');
      },
    });
    show('reviews');
    fireEvent.click(await screen.findByRole('button', { name: 'Review this conversation' }));
    await screen.findByText('Everything is paused.');
    expect(core.calls).toContainEqual({ name: 'review.run', input: { session: 's1', focus: '' } });
  });

  it('shows what runs and what waits, and stops either', async () => {
    const waiting = {
      session: 's2',
      title: 'Tea',
      memory: true,
      skills: false,
      asked: false,
      since: Date.now(),
      tries: 0,
    };
    core.answer({ 'review.status': () => ({ ...review, running: 's1', queue: [waiting] }) });
    show('reviews');
    const list = await screen.findByRole('list', { name: 'Reviews that run or wait' });
    expect(within(list).getByText(/Tea waits/)).toBeTruthy();
    const [first] = within(list).getAllByRole('button', { name: 'Do not review' });
    if (first !== undefined) fireEvent.click(first);
    await eventually(() => expect(core.calls).toContainEqual({ name: 'review.cancel', input: { session: 's1' } }));
  });

  it('says that it failed to load, and follows the core', async () => {
    core.answer({
      'review.status': () => {
        throw new DeskError('unreadable', 'No.');
      },
    });
    show('reviews');
    await screen.findByText('No.');
    core.answer({ 'review.status': () => review });
    core.emit('review.changed', { running: null, waiting: 0 });
    await screen.findByText('Nothing was reviewed yet');
  });
});

describe('the page of the curator', () => {
  it('says that it looks after nothing, and warns of settings that make no sense', async () => {
    core.answer({ 'curator.status': () => ({ ...curator, warnings: ['curator.stale_after_days is "x".'] }) });
    show('curator');
    await screen.findByText('It looks after no skill');
    expect(screen.getByText('curator.stale_after_days is "x".')).toBeTruthy();
  });

  it('tells of each skill what comes next or why it is left alone, and offers only what can be done', async () => {
    const skills = [
      skill('way'),
      skill('needed', { protectedBy: 'needed', neededBy: ['way'], next: null }),
      skill('mine', { managed: false, protectedBy: 'handwritten', next: null }),
      skill('hub', { managed: false, adoptable: false, protectedBy: 'hub', next: null }),
    ];
    core.answer({ 'curator.status': () => ({ ...curator, skills }) });
    show('curator');
    const row = async (name: string): Promise<HTMLElement> =>
      (await screen.findByRole('rowheader', { name })).closest('tr') ?? document.body;
    expect((await row('way')).textContent).toContain('archived from 1 Jun');
    expect((await row('needed')).textContent).toContain('named by another skill: way');
    fireEvent.click(screen.getByRole('radio', { name: 'Left alone' }));
    expect(within(await row('hub')).queryByRole('button')).toBeNull();
    fireEvent.click(within(await row('mine')).getByRole('button', { name: 'Give to the curator: mine' }));
    await eventually(() =>
      expect(core.calls).toContainEqual({ name: 'curator.adopt', input: { id: 'mine', adopted: true } }),
    );
  });

  it('offers nothing while looking on', async () => {
    useApp.setState({ state: appState({ mode: 'onlooker' }) });
    core.answer({ 'curator.status': () => ({ ...curator, skills: [skill('way')] }) });
    show('curator');
    await screen.findByRole('rowheader', { name: 'way' });
    expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Run now' })).toHaveProperty('disabled', true);
  });
});

it('a route names a page, and what is none is the list of skills', () => {
  expect([pageOf({ page: 'reviews' }), pageOf({ page: 'curator' }), pageOf({ page: 'x' }), pageOf({})]).toEqual([
    'reviews',
    'curator',
    'skills',
    'skills',
  ]);
});
