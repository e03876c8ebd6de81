import { buildGallery } from '../../shared/ui/gallery/bin/build.mjs';

/** Builds the gallery once for all pictures. */
export default async function build(): Promise<void> {
  await buildGallery();
}
