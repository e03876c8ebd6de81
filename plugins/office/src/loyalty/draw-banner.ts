import type { BannerSize } from '@touchline/domain/loyalty';

/** Twice the size: sharp on the screens of phones. */
const SCALE = 2;

/** A banner as a PNG, drawn by the browser with its own letters. @throws where the picture cannot be loaded or drawn */
export async function drawBanner(path: string, { width, height }: BannerSize): Promise<Blob> {
  const picture = new Image(width * SCALE, height * SCALE);
  picture.src = path;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => {
      if (file === null) {
        reject(new Error('the browser made no picture of the canvas'));
      } else {
        resolve(file);
      }
    }, 'image/png');
  });
}
