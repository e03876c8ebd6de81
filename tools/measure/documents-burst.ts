// Requests documents at an even pace until its parent disconnects or says stop; a separate process, so
// that its work delays nobody who is measured.
import { Agent, get } from 'node:http';
import { PHONE } from '../browser/phone.ts';

/** Every so many milliseconds a document of one page, which is shared by all who request it. */
const SHARED_EVERY_MS = 10;
/** And one that nobody has requested before. */
const APART_EVERY_MS = 50;

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const counts = { documents: 0, failures: 0 };

function read(address: string): void {
  const headers = { 'user-agent': PHONE.userAgent, accept: 'text/html', 'accept-encoding': 'br' };
  get(address, { agent, headers }, (answer) => {
    answer.resume();
    answer.on('end', () => {
      counts.documents += 1;
    });
  }).on('error', () => {
    counts.failures += 1;
  });
}

process.once('message', (address: string) => {
  let number = 0;
  const timers = [
    setInterval(() => read(`${address}/en`), SHARED_EVERY_MS),
    setInterval(() => {
      number += 1;
      read(`${address}/en?burst=${process.pid}-${number}`);
    }, APART_EVERY_MS),
  ];
  process.once('message', () => {
    timers.forEach(clearInterval);
    agent.destroy();
    process.send?.(counts);
    process.disconnect();
  });
});
