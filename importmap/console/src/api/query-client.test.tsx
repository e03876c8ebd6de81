import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure, Loading } from '../app/query-state.tsx';
import { createTexts } from '../texts/create-texts.ts';
import { TextsContext } from '../texts/texts-context.ts';
import en from '../translations/en.json';
import { CallError } from './call.ts';
import { createQueryClient, isPolled } from './query-client.ts';

const EVERY_MS = 1_000;

/** Answers the next load; its argument says whether that load was polled. */
let load: ReturnType<typeof vi.fn<(isPolling: boolean) => Promise<string>>>;

beforeEach(() => {
  vi.useFakeTimers();
  load = vi.fn<(isPolling: boolean) => Promise<string>>();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function View() {
  const query = useQuery({
    queryKey: ['prices'],
    refetchInterval: EVERY_MS,
    queryFn: (context) => load(isPolled(context)),
  });
  return (
    <>
      <Loading of={query} />
      <Failure of={query} />
      <p>{query.data}</p>
    </>
  );
}

function show() {
  const onUnauthorized = vi.fn<() => void>();
  const client = createQueryClient({ onUnauthorized, onForbidden: () => undefined });
  const texts = createTexts({
    language: 'en',
    resources: { en: { translation: en } },
    now: Date.now,
  });
  render(
    <TextsContext value={{ ...texts, choose: () => undefined }}>
      <QueryClientProvider client={client}>
        <View />
      </QueryClientProvider>
    </TextsContext>,
  );
  return { client, onUnauthorized };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const calls = () => load.mock.calls.map(([isPolling]) => isPolling);

describe('the queries of the console', () => {
  it('a poll is not the operator’s own call; the first load and one after a change are', async () => {
    load.mockResolvedValue('1.5');
    const { client } = show();
    await pass(EVERY_MS + 10);
    expect(calls()).toEqual([false, true]);
    await act(() => client.invalidateQueries());
    expect(calls()).toEqual([false, true, false]);
  });

  it('a poll after a failure is not the operator’s own call either', async () => {
    load.mockResolvedValueOnce('1.5');
    load.mockRejectedValue(new CallError('internal', 'out of order'));
    show();
    await pass(3 * EVERY_MS + 10);
    expect(calls()).toEqual([false, true, true, true]);
    expect(screen.getByText('1.5')).toBeTruthy();
    expect(screen.queryByText('out of order')).toBeNull();
  });

  it('a failure stays on screen while it is retried, and goes with the response', async () => {
    load.mockRejectedValueOnce(new CallError('internal', 'out of order'));
    show();
    await pass(10);
    expect(screen.getByText('out of order')).toBeTruthy();
    let answer: (value: string) => void = () => undefined;
    load.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: en.failure.retry }));
    await pass(10);
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByText('out of order')).toBeTruthy();
    answer('1.7');
    await pass(10);
    expect(screen.getByText('1.7')).toBeTruthy();
    expect(screen.queryByText('out of order')).toBeNull();
  });

  it('a lost sign-in is reported and shows no error of its own', async () => {
    load.mockRejectedValue(new CallError('unauthorized', 'sign in'));
    const { onUnauthorized } = show();
    await pass(10);
    expect(onUnauthorized).toHaveBeenCalled();
    expect(screen.queryByText('sign in')).toBeNull();
  });
});
