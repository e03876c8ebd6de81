// A renderer that is dead, slow or wrong, as its one argument says.
import { setTimeout as wait } from 'node:timers/promises';

const [fault] = process.argv.slice(2);
const view = (html) => ({ plugin: 'sport', view: 'home', html, links: [] });
const page = (id, ...views) => ({ id, views, omitted: [] });

/** What comes instead of a page: the number in its address says which. */
const WRONG = [
  (id) => page(id, view('<p>of another page</p>'), view('<p>twice</p>')),
  (id) => page(id, { ...view('<p>of nobody</p>'), plugin: 'nobody', view: 'nothing' }),
  (id) => page(id, view('</div></main><p>out of its element</p>')),
  (id) => page(id + 1, view('<p>of the next page</p>')),
  (id) => ({ id, views: 'all of them' }),
  () => null,
];

process.on('message', async ({ kind, id, page: wanted }) => {
  if (kind !== 'render') {
    return;
  }
  if (fault === 'dead') {
    process.exit(1);
  }
  if (fault === 'slow') {
    await wait(1_000);
    process.send(page(id, view('<p>too late</p>')));
    return;
  }
  const { visit = 0 } = wanted.route.query;
  process.send(WRONG[visit % WRONG.length](id));
});
process.on('disconnect', () => process.exit(0));
