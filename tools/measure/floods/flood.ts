/** What one client does as fast as it can. */
export type FloodName =
  | 'sitemaps'
  | 'costs'
  | 'letters'
  | 'pairs'
  | 'bodies'
  | 'bodies-of-one'
  | 'logins'
  | 'sockets';

/** The input of a flood's process. */
export interface FloodOrder {
  readonly name: FloodName;
  /** `http://localhost:<port>` */
  readonly address: string;
  /** Of the player whose bets are priced. */
  readonly token: string;
}

/** How often each status was answered; `0` means a connection that ended without an answer. */
export type FloodReport = Readonly<Record<string, number>>;
