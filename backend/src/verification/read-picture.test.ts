import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPicture } from './read-picture.ts';

const picture = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

it.each(['jpeg', 'png', 'webp'] as const)('a picture in %s becomes a new JPEG', async (format) => {
  const made = await readPicture(await picture().toFormat(format).toBuffer());
  expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 400 });
});

it('place, device and whatever is appended are not in the new picture, which stands upright', async () => {
  const exif = { IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
  const taken = await picture().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const sent = Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]);
  expect(sent.includes('SecretCamera')).toBe(true);
  const made = await readPicture(sent);
  const { exif: left, orientation, width, height } = await sharp(made).metadata();
  expect([left, orientation, width, height]).toEqual([undefined, undefined, 400, 600]);
  expect(made.includes('SecretCamera') || made.includes('script')).toBe(false);
});

it('a large photo is made smaller, and its proportions stay', async () => {
  const made = await readPicture(await picture(5_000, 2_500).jpeg().toBuffer());
  expect(await sharp(made).metadata()).toMatchObject({ width: 2_400, height: 1_200 });
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect/></svg>';
it.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG', Buffer.from(SVG)],
  ['an SVG with a declaration', Buffer.from(`<?xml version="1.0"?>${SVG}`)],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
  ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])],
  ['an archive', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0])],
  ['text', Buffer.from('passport.jpg')],
  ['one byte', Buffer.from([0xff])],
])('a file with %s is no picture, whatever it is called', async (_, bytes) => {
  await expect(readPicture(bytes)).rejects.toMatchObject({ code: 'document_type_unsupported' });
});

it('an animation in GIF is refused', async () => {
  const bytes = await picture().gif().toBuffer();
  await expect(readPicture(bytes)).rejects.toMatchObject({ code: 'document_type_unsupported' });
});

it('a picture that is cut off, or only begins as one, is unreadable', async () => {
  const whole = await sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: '#336699',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const disguised = Buffer.concat([whole.subarray(0, 64), Buffer.from(SVG)]);
  for (const bytes of [whole.subarray(0, whole.length / 2), disguised]) {
    await expect(readPicture(bytes)).rejects.toMatchObject({ code: 'document_unreadable' });
  }
});

it('a file that unpacks to more than any camera makes is refused before it is unpacked', async () => {
  const bomb = await sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: '#000000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  await expect(readPicture(bomb)).rejects.toMatchObject({ code: 'document_unreadable' });
});

it('a picture that no one can read for its size is refused', async () => {
  const bytes = await picture(239, 600).png().toBuffer();
  await expect(readPicture(bytes)).rejects.toMatchObject({ code: 'document_unreadable' });
});
