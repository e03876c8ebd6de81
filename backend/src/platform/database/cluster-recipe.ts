/** Name of the role that the application connects as, and of its database. It is no superuser. */
export const APPLICATION_ROLE = 'touchline';

/** How `initdb` is called, in addition to the folder. */
export const INITDB_OPTIONS = [
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
  // A thousand new files are put on the disk once the server runs: see `writeCluster`.
  '--no-sync',
];

/** What follows it; in single-user mode each line is one command. */
export const SET_UP = [
  `CREATE ROLE ${APPLICATION_ROLE} LOGIN;`,
  `ALTER DATABASE postgres RENAME TO ${APPLICATION_ROLE};`,
  `ALTER DATABASE ${APPLICATION_ROLE} OWNER TO ${APPLICATION_ROLE};`,
].join('\n');
