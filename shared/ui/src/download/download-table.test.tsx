import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DownloadTable } from './download-table.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Keeps what would be saved; jsdom has no files of its own. */
function watchSaved() {
  const saved: { readonly name: string; readonly content: Blob }[] = [];
  let content = new Blob();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      content = blob;
      return 'blob:saved';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content });
  });
  return saved;
}

function show(read: () => Promise<string>) {
  render(
    <DownloadTable text="Save" name={() => 'a.csv'} read={read} errorText={() => 'It failed'} />,
  );
}

it('a downloaded table is saved under its name with one byte order mark', async () => {
  const saved = watchSaved();
  show(async () => '\uFEFFa,b\r\n');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['a.csv']));
  expect(saved[0]?.content.size).toBe('a,b\r\n'.length + 3);
});

it('a downloaded document is saved as the bytes that the server has written', async () => {
  const saved = watchSaved();
  const read = async () => btoa('%PDF-\u00ff');
  render(
    <DownloadTable text="Save" name={() => 'a.pdf'} format="pdf" read={read} errorText={String} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['a.pdf']));
  expect(saved[0]?.content.type).toBe('application/pdf');
  expect(new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? [])).toEqual(
    new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0xff]),
  );
});

it('a table that could not be read is not saved, and the reason is said', async () => {
  const saved = watchSaved();
  show(() => Promise.reject(new Error('away')));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('It failed')).toBeTruthy();
  expect(saved).toEqual([]);
});
