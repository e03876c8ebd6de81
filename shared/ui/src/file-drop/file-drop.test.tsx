import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { FileDrop } from './file-drop.tsx';
import { judgeFile } from './judge-file.ts';

afterEach(cleanup);

const file = (name: string, type: string, size = 10) =>
  new File(['x'.repeat(size)], name, { type, lastModified: 1 });

function Documents({ multiple = true }: { readonly multiple?: boolean }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FileDrop
      label="Photo of your passport"
      hint="JPG or PDF, up to 100 bytes"
      accept={['image/jpeg', '.pdf']}
      maxBytes={100}
      multiple={multiple}
      files={files}
      onChange={setFiles}
      refusals={{ type: 'wrong kind', size: 'too large', empty: 'empty' }}
      removeText={(name) => `Remove ${name}`}
    />
  );
}

const input = () => screen.getByLabelText('Photo of your passport', { selector: 'input' });
const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

it.each([
  [{ name: 'a.jpg', type: 'image/jpeg', size: 9 }, undefined],
  [{ name: 'a.PDF', type: '', size: 9 }, undefined],
  [{ name: 'a.gif', type: 'image/gif', size: 9 }, 'type'],
  [{ name: 'a.jpg', type: 'image/jpeg', size: 101 }, 'size'],
  [{ name: 'a.jpg', type: 'image/jpeg', size: 100 }, undefined],
  [{ name: 'a.jpg', type: 'image/jpeg', size: 0 }, 'empty'],
  [{ name: 'jpg', type: 'text/html', size: 9 }, 'type'],
])('the file %o is judged as %s', (given, expected) => {
  expect(judgeFile(given, { accept: ['image/jpeg', '.pdf'], maxBytes: 100 })).toBe(expected);
});

it('a kind that names a family takes all of it, and no rules take any file', () => {
  const picture = { name: 'a.webp', type: 'image/webp', size: 5 };
  expect(judgeFile(picture, { accept: ['image/*'] })).toBeUndefined();
  expect(judgeFile({ ...picture, type: 'imagex/webp' }, { accept: ['image/*'] })).toBe('type');
  expect(judgeFile(picture, {})).toBeUndefined();
});

it('a file of a wrong kind is refused by its name, and the others are taken', async () => {
  render(<Documents />);
  const files = [file('front.jpg', 'image/jpeg'), file('notes.txt', 'text/plain')];
  await userEvent.upload(input(), files, { applyAccept: false });
  expect(names()).toEqual(['front.jpg']);
  expect(screen.getByText(/notes\.txt/).parentElement?.textContent).toBe('notes.txt: wrong kind');
  expect(input().getAttribute('aria-invalid')).toBe('true');
});

it('a file can be dropped, and can be removed again', async () => {
  render(<Documents />);
  const zone = input().closest('label') as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { files: [file('front.jpg', 'image/jpeg')] } });
  expect(names()).toEqual(['front.jpg']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove front.jpg' }));
  expect(names()).toEqual([]);
});

it('a place for one file takes the first, and another replaces it', async () => {
  render(<Documents multiple={false} />);
  const zone = input().closest('label') as HTMLElement;
  const files = [file('one.jpg', 'image/jpeg'), file('two.jpg', 'image/jpeg')];
  fireEvent.drop(zone, { dataTransfer: { files } });
  expect(names()).toEqual(['one.jpg']);
  fireEvent.drop(zone, { dataTransfer: { files: [files[1]] } });
  expect(names()).toEqual(['two.jpg']);
});
