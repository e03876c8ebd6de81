// A process that is the import-map service: it prints its address, and waits to be stopped or killed.
import { startImportMap } from '../../src/gateway/start-import-map.ts';

const running = await startImportMap({ variables: JSON.parse(process.argv[2] ?? '{}') });
process.send?.(running.address);
process.once('message', () => process.disconnect());
process.once('disconnect', () => void running.close());
