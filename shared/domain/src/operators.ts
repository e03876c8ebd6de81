/** What an operator is there for. An operator has one role or several; `admin` may do everything. */
export const OPERATOR_ROLES = ['support', 'payments', 'risk', 'content', 'admin'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

type Grants = readonly Exclude<OperatorRole, 'admin'>[];

/** Each permission with the roles that have it beside `admin`: the one table of who may do what. */
const GRANTS = {
  'players.read': ['support', 'payments', 'risk'],
  'players.messages': ['support', 'risk'],
  'players.note': ['support', 'payments', 'risk'],
  'players.end-sessions': ['support', 'risk'],
  'players.ask-question': ['support'],
  'players.reset-two-factor': ['support'],
  'players.ban': ['risk'],
  'players.transfer': ['risk'],
  'players.match': ['risk'],
  'audit.read': ['support', 'payments', 'risk'],
  'verification.read': ['support', 'risk'],
  'verification.request': ['support', 'payments', 'risk'],
  'verification.decide': ['risk'],
  'protection.read': ['support', 'risk'],
  'protection.exclude': ['support', 'risk'],
  'protection.decide': ['risk'],
  'support.answer': ['support'],
  'messages.read': ['support', 'content'],
  'messages.write': ['support', 'content'],
  'offers.read': ['support', 'content'],
  'offers.write': ['content'],
  'tournaments.read': ['support', 'content', 'risk'],
  'tournaments.run': ['content'],
  'challenges.read': ['support', 'content', 'risk'],
  'challenges.run': ['content'],
  'bets.read': ['support', 'payments', 'risk'],
  'games.read': ['support', 'payments', 'risk'],
  'games.switch': ['risk'],
  'bets.void': ['risk'],
  'bets.limit': ['risk'],
  'results.correct': ['risk'],
  'trading.read': ['risk'],
  'trading.suspend': ['risk'],
  'trading.price': ['risk'],
  'tasks.read': ['payments', 'risk'],
  'tasks.close': ['payments', 'risk'],
  'payments.read': ['support', 'payments', 'risk'],
  'reconciliation.read': ['payments', 'risk'],
  'withdrawals.read': ['payments', 'risk'],
  'withdrawals.decide': ['payments'],
  'bonuses.read': ['support', 'payments', 'risk'],
  'bonuses.give': ['payments'],
  'rates.read': ['payments'],
  'rates.publish': ['payments'],
  'content.read': ['content'],
  'content.publish': ['content'],
  'rules.read': ['risk'],
  'rules.change': ['risk'],
  'configuration.read': [],
  'configuration.change': [],
  'releases.read': [],
  'releases.change': [],
  'tokens.manage': [],
  'operators.manage': [],
  'analytics.read': ['risk', 'content'],
} as const satisfies Readonly<Record<string, Grants>>;

/** What an operator may do, as routes and views name it: `<area>.<act>`. */
export type OperatorPermission = keyof typeof GRANTS;

/** Every permission there is. */
export const OPERATOR_PERMISSIONS = Object.keys(GRANTS) as readonly OperatorPermission[];

/** Whether one of an operator's roles has a permission. What no permission is declared for, only `admin` may do. */
export function isPermitted(
  roles: readonly OperatorRole[],
  permission: OperatorPermission | undefined,
): boolean {
  const granted: readonly OperatorRole[] = permission === undefined ? [] : GRANTS[permission];
  return roles.some((role) => role === 'admin' || granted.includes(role));
}
