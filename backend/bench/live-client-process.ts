// The clients of live.ts in a separate process: <port> <clients> <topic>.
import { connectClients } from './live-clients.ts';

const [, , port, clients, topic = ''] = process.argv;
const herd = await connectClients({ port: Number(port), clients: Number(clients), topic });
process.on('message', (command) => {
  if (command === 'begin') {
    herd.begin();
    return;
  }
  if (command === 'report') {
    process.send?.(herd.report());
    return;
  }
  herd.end();
  process.disconnect();
});
process.send?.('connected');
