// A process that starts the database of a folder, reports it, and waits to be stopped or killed.
import { startDatabase } from '../../src/platform/database/database.ts';
import { silentLog } from './test-database.ts';

const database = await startDatabase({ dataDirectory: process.argv[2] ?? '', log: silentLog });
process.send?.({ pid: database.serverPid() });
process.once('message', () => process.disconnect());
process.once('disconnect', () => void database.stop());
