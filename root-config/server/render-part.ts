import { PAINTED_END } from '@touchline/contracts/site';
import { readFirstScreen } from './first-screen.ts';
import { type DocumentInput, stateOf, viewStyles } from './render-document.ts';
import { renderedView } from './skeleton.ts';

/**
 * Writes what a document has beyond its frame, for a service worker that has kept the frame: the rendered
 * views and the first data, as they are in the whole document.
 */
export async function* renderPart(input: DocumentInput): AsyncGenerator<string, void> {
  const { page, site, nonce } = input;
  const { rendered, dataBlock } = await readFirstScreen({ ...input, state: stateOf(input) });
  const { release } = site.composition;
  const views = (rendered?.views ?? []).map((view) =>
    renderedView(view, { device: page.device, release }),
  );
  yield [
    rendered === undefined ? '' : viewStyles(rendered, nonce),
    ...views,
    PAINTED_END,
    dataBlock,
    '</body></html>',
  ].join('');
}
