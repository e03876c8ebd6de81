import { banner, main } from '../../src/gateway/main.ts';

// As `npm start` does: prints where everything is, and ends on request.
const running = await main();
if (running !== undefined) {
  process.stdout.write(banner(running, { headline: 'Ready.', isTerminal: false }));
}
