import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog, Sheet } from './modal.tsx';

afterEach(cleanup);

function Page({ closeText, kind: Kind }: { closeText?: string; kind: typeof Dialog }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Kind open={open} onClose={() => setOpen(false)} title="Bet slip" closeText={closeText}>
        Three selections
      </Kind>
    </>
  );
}
const shown = () => screen.queryByRole('dialog', { name: 'Bet slip' });

describe.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
])('%s', (_, kind) => {
  it('a dialog is modal, named by its title, and empty while closed', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(<Page kind={kind} closeText="Close" />);
    expect(shown()).toBeNull();
    expect(screen.queryByText('Three selections')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(shown()).not.toBeNull();
    expect(showModal).toHaveBeenCalledOnce();
    showModal.mockRestore();
  });

  it('a dialog returns the focus to what opened it', async () => {
    render(<Page kind={kind} closeText="Close" />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(shown()).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('a dialog closes by Escape and by a press outside, not by a press inside', async () => {
    render(<Page kind={kind} closeText="Close" />);
    const open = () => userEvent.click(screen.getByText('Open'));
    await open();
    await userEvent.click(screen.getByText('Three selections'));
    expect(shown()).not.toBeNull();
    fireEvent(shown()!, new Event('cancel', { cancelable: true }));
    expect(shown()).toBeNull();
    await open();
    fireEvent.click(shown()!);
    expect(shown()).toBeNull();
  });

  it('a dialog without a close button must be answered: Escape and presses outside do nothing', async () => {
    render(<Page kind={kind} />);
    await userEvent.click(screen.getByText('Open'));
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(shown()!, cancel);
    fireEvent.click(shown()!);
    expect(cancel.defaultPrevented).toBe(true);
    expect(shown()).not.toBeNull();
  });
});

describe('dragging a sheet', () => {
  const drag = (head: Element, by: number, { within }: { within: number }) => {
    const send = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', way: number, at: number) => {
      const event = createEvent[type](head, { clientY: 100 + way, pointerId: 1 });
      Object.defineProperty(event, 'timeStamp', { value: 1 + at });
      fireEvent(head, event);
    };
    send('pointerDown', 0, 0);
    send('pointerMove', by, within);
    const followed = shown()?.style.translate;
    send('pointerUp', by, within);
    return followed;
  };
  const head = () => screen.getByRole('heading', { name: 'Bet slip' }).closest('header')!;

  it('a drag far enough closes a sheet; less lets it spring back', async () => {
    render(<Page kind={Sheet} closeText="Close" />);
    await userEvent.click(screen.getByText('Open'));
    expect(drag(head(), 40, { within: 200 })).toBe('0 40px');
    expect(shown()?.style.translate).toBe('');
    drag(head(), 140, { within: 2000 });
    expect(shown()).toBeNull();
  });

  it('a drag fast enough closes a sheet on a short way, a mere slip does not', async () => {
    render(<Page kind={Sheet} closeText="Close" />);
    await userEvent.click(screen.getByText('Open'));
    drag(head(), 20, { within: 10 });
    expect(shown()).not.toBeNull();
    drag(head(), 40, { within: 50 });
    expect(shown()).toBeNull();
  });
});
