import { amountText } from '@touchline/domain/money';
import { parseFine } from '../wallet/fine-amount.ts';
import type {
  Holder,
  PayCommand,
  WalletAnswer,
  WalletCommand,
  WalletRefusal,
} from '../wallet/wallet-command.ts';
import type { CallFailure, WalletDialect } from '../wallet/wallet-dialect.ts';
import { hasItsHash, type PragmaticParameters } from './pragmatic-hash.ts';

/** Numbers of the vendor; 100 makes it retry, 120 does not. */
const ERRORS: Readonly<Record<WalletRefusal | CallFailure, number>> = {
  insufficient: 1,
  'game-unknown': 3,
  'round-closed': 3,
  'free-round-unknown': 3,
  'free-round-expired': 3,
  'free-rounds-used': 3,
  'session-unknown': 4,
  'session-expired': 4,
  'not-genuine': 5,
  'player-barred': 6,
  unreadable: 7,
  mistyped: 7,
  'wrong-currency': 7,
  'amount-invalid': 7,
  'limit-reached': 50,
  'round-too-soon': 50,
  failed: 100,
  'key-reused': 120,
  'target-unknown': 120,
};

/** What pays without a stake, by its path. */
const PRIZES: Readonly<Record<string, PayCommand['kind']>> = {
  'result.html': 'win',
  'bonusWin.html': 'bonus',
  'jackpotWin.html': 'jackpot',
  'promoWin.html': 'promotion',
};

function parametersOf(body: Buffer): PragmaticParameters {
  return Object.fromEntries(new URLSearchParams(body.toString('utf8')));
}

function holderOf({ token, userId }: PragmaticParameters): Holder | undefined {
  if (token !== undefined && token !== '') {
    return { token, account: userId === '' ? undefined : userId };
  }
  return /^\d{1,18}$/.test(userId ?? '') ? { account: userId as string } : undefined;
}

/** Its refund has the reference of the bet, so it needs a name of its own. */
const refundOf = (reference: string) => `refund:${reference}`;

function moneyCommand(
  path: string,
  { holder, parameters }: { holder: Holder; parameters: PragmaticParameters },
): WalletCommand | 'unreadable' | 'mistyped' {
  const { roundId: round, amount: text = '', reference, gameId: game } = parameters;
  if (!reference) {
    return 'unreadable';
  }
  if (path === 'refund.html') {
    const transaction = refundOf(reference);
    const common = { holder, transaction, currency: undefined, game: undefined };
    return { ...common, type: 'take-back', target: reference, closes: false };
  }
  const amount = parseFine(text);
  if (amount === undefined) {
    return text === '' ? 'unreadable' : 'mistyped';
  }
  const common = { holder, transaction: reference, currency: undefined, game, amount };
  const kind = PRIZES[path];
  if (kind !== undefined) {
    return { ...common, type: 'pay', kind, round, reference: undefined, closes: false };
  }
  return round
    ? { ...common, type: 'stake', round, isFree: Boolean(parameters['bonusCode']), closes: false }
    : 'unreadable';
}

function commandOf(
  path: string,
  parameters: PragmaticParameters,
): WalletCommand | 'unreadable' | 'mistyped' {
  const holder = holderOf(parameters);
  if (holder === undefined) {
    return 'unreadable';
  }
  switch (path) {
    case 'authenticate.html':
      return { type: 'identify', holder };
    case 'balance.html':
      return { type: 'balance', holder };
    case 'endRound.html': {
      const { roundId: round } = parameters;
      return round ? { type: 'end-round', holder, round } : 'unreadable';
    }
    case 'bet.html':
    case 'refund.html':
      return moneyCommand(path, { holder, parameters });
    default:
      return Object.hasOwn(PRIZES, path)
        ? moneyCommand(path, { holder, parameters })
        : 'unreadable';
  }
}

/**
 * The wallet API of Pragmatic Play: forms with an MD5 of their sorted parameters, decimal amounts, refunds by the
 * reference of the bet. It proves that the wallet knows no vendor's words (ADR 0132).
 */
export function createPragmaticDialect(options: { readonly secret: string }): WalletDialect {
  return {
    isGenuine: ({ body }) => hasItsHash(parametersOf(body), options.secret),
    read: ({ path, body }) => {
      const command = commandOf(path, parametersOf(body));
      return typeof command === 'string' ? command : { command, context: undefined };
    },
    render: (answer: WalletAnswer | CallFailure) => {
      const why =
        typeof answer === 'string'
          ? answer
          : answer.outcome === 'refused'
            ? answer.reason
            : undefined;
      const done = typeof answer === 'object' && answer.outcome === 'done' ? answer : undefined;
      const body = {
        error: why === undefined ? 0 : ERRORS[why],
        description: why ?? 'Success',
        ...(done && {
          userId: done.account,
          currency: done.currency,
          cash: Number(amountText({ amount: done.balance, currency: done.currency })),
          bonus: 0,
          transactionId: done.transaction,
        }),
      };
      return { status: 200, type: 'application/json', body: JSON.stringify(body) };
    },
  };
}
