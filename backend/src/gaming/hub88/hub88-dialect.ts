import type { KeyObject } from 'node:crypto';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import { fineOf } from '../wallet/fine-amount.ts';
import type { WalletAnswer, WalletCommand, WalletRefusal } from '../wallet/wallet-command.ts';
import type { CallFailure, WalletDialect } from '../wallet/wallet-dialect.ts';
import { isSignedBy, SIGNATURE_HEADER } from './hub88-signature.ts';

const Id = text().check(z.minLength(1), z.maxLength(200));
/** Integers, hundred-thousandths of the currency's unit. */
const Amount = z.int().check(z.gte(0));

const Request = z.object({ request_uuid: Id, token: Id, user: z.optional(Id) });

const Moving = z.extend(Request, {
  transaction_uuid: Id,
  round: Id,
  round_closed: z.optional(z.boolean()),
  game_code: z.optional(Id),
  currency: z.optional(Id),
});

const Bet = z.extend(Moving, {
  amount: Amount,
  is_free: z.optional(z.boolean()),
  reward_uuid: z.nullish(Id),
});

const Win = z.extend(Moving, {
  amount: Amount,
  reference_transaction_uuid: z.optional(Id),
  is_supplier_promo: z.optional(z.boolean()),
});

const Rollback = z.extend(Moving, { reference_transaction_uuid: Id });

/** What an answer repeats of its request. */
interface Hub88Context {
  readonly request_uuid: string;
  readonly user: string | undefined;
}

const REFUSALS: Readonly<Record<WalletRefusal | CallFailure, string>> = {
  'session-unknown': 'RS_ERROR_INVALID_TOKEN',
  'session-expired': 'RS_ERROR_TOKEN_EXPIRED',
  'game-unknown': 'RS_ERROR_INVALID_GAME',
  'wrong-currency': 'RS_ERROR_WRONG_CURRENCY',
  'amount-invalid': 'RS_ERROR_WRONG_TYPES',
  insufficient: 'RS_ERROR_NOT_ENOUGH_MONEY',
  'limit-reached': 'RS_ERROR_LIMIT_REACHED',
  // The contract has no word of its own for it.
  'round-too-soon': 'RS_ERROR_LIMIT_REACHED',
  'player-barred': 'RS_ERROR_USER_DISABLED',
  'key-reused': 'RS_ERROR_DUPLICATE_TRANSACTION',
  'target-unknown': 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'round-closed': 'RS_ERROR_WRONG_SYNTAX',
  // The contract has no words of its own for these.
  'free-round-unknown': 'RS_ERROR_WRONG_SYNTAX',
  'free-round-expired': 'RS_ERROR_WRONG_SYNTAX',
  'free-rounds-used': 'RS_ERROR_WRONG_SYNTAX',
  'not-genuine': 'RS_ERROR_INVALID_SIGNATURE',
  unreadable: 'RS_ERROR_WRONG_SYNTAX',
  mistyped: 'RS_ERROR_WRONG_TYPES',
  failed: 'RS_ERROR_UNKNOWN',
};

const COMMANDS = {
  'user/info': [Request, 'identify'],
  'user/balance': [Request, 'balance'],
  // None of the contract's own, whose providers keep the rewards themselves.
  'user/free-rounds': [Request, 'free-rounds'],
  'transaction/bet': [Bet, 'stake'],
  'transaction/win': [Win, 'pay'],
  'transaction/rollback': [Rollback, 'take-back'],
} as const;

function movingOf(body: z.infer<typeof Moving>) {
  return {
    holder: { token: body.token, account: body.user },
    transaction: body.transaction_uuid,
    currency: body.currency,
    game: body.game_code,
    closes: body.round_closed === true,
  };
}

function commandOf(path: string, json: unknown): WalletCommand | 'unreadable' | 'mistyped' {
  const known = Object.hasOwn(COMMANDS, path) ? COMMANDS[path as keyof typeof COMMANDS] : undefined;
  if (known === undefined) {
    return 'unreadable';
  }
  const [schema, type] = known;
  const parsed = z.safeParse(schema, json);
  if (!parsed.success) {
    const isThere = ({ code, path: [name] }: z.core.$ZodIssue) =>
      code === 'invalid_type' && Object.hasOwn(Object(json), String(name));
    return parsed.error.issues.every(isThere) ? 'mistyped' : 'unreadable';
  }
  switch (type) {
    case 'identify':
    case 'balance':
    case 'free-rounds':
      return { type, holder: { token: parsed.data.token, account: parsed.data.user } };
    case 'stake': {
      const bet = parsed.data as z.infer<typeof Bet>;
      const { round, amount, is_free: isFree = false, reward_uuid: reward } = bet;
      const named = isFree && typeof reward === 'string' ? { reward } : {};
      return { ...movingOf(bet), type, round, amount, isFree, ...named };
    }
    case 'pay': {
      const win = parsed.data as z.infer<typeof Win>;
      const isPromotion = win.is_supplier_promo === true;
      const reference = win.reference_transaction_uuid;
      if (reference === undefined && !isPromotion) {
        return 'unreadable';
      }
      return {
        ...movingOf(win),
        type,
        kind: isPromotion ? 'promotion' : 'win',
        round: win.round,
        amount: win.amount,
        reference,
      };
    }
    case 'take-back': {
      const back = parsed.data as z.infer<typeof Rollback>;
      return { ...movingOf(back), type, target: back.reference_transaction_uuid };
    }
  }
}

function bodyOf(answer: WalletAnswer | CallFailure, context: Hub88Context | undefined): object {
  const request_uuid = context?.request_uuid;
  if (typeof answer === 'string') {
    return { request_uuid, status: REFUSALS[answer] };
  }
  if (answer.outcome === 'refused') {
    const { reason, balance, currency } = answer;
    const left =
      balance === undefined || currency === undefined
        ? {}
        : { currency, balance: fineOf(balance, currency) };
    return { request_uuid, status: REFUSALS[reason], user: context?.user, ...left };
  }
  const { balance, currency, account, freeRounds } = answer;
  return {
    request_uuid,
    status: 'RS_OK',
    user: account,
    currency,
    balance: fineOf(balance, currency),
    free_rounds: freeRounds?.map(({ reward, stake, left, expiresAt }) => ({
      reward_uuid: reward,
      bet_value: fineOf(stake, currency),
      bet_count: left,
      end_time: expiresAt,
    })),
  };
}

/**
 * The wallet API of Hub88, which is the native one: `X-Hub88-Signature` is RSA-SHA256 over the raw body, a user is
 * an account, amounts are hundred-thousandths of the currency's unit.
 */
export function createHub88Dialect(options: {
  /** Of the provider. */
  readonly publicKey: () => KeyObject | undefined;
}): WalletDialect {
  return {
    isGenuine: ({ headers, body }) => {
      const key = options.publicKey();
      return key !== undefined && isSignedBy(body, headers[SIGNATURE_HEADER], key);
    },
    read: ({ path, body }) => {
      let json: unknown;
      try {
        json = JSON.parse(body.toString('utf8'));
      } catch {
        return 'unreadable';
      }
      const command = commandOf(path, json);
      if (typeof command === 'string') {
        return command;
      }
      const { request_uuid, user } = json as Hub88Context;
      return { command, context: { request_uuid, user } };
    },
    render: (answer, context) => ({
      status: 200,
      type: 'application/json',
      body: JSON.stringify(bodyOf(answer, context as Hub88Context | undefined)),
    }),
  };
}
