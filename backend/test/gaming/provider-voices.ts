import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { amountText } from '@touchline/domain/money';
import { createHub88Dialect } from '../../src/gaming/hub88/hub88-dialect.ts';
import { SIGNATURE_HEADER, signBody } from '../../src/gaming/hub88/hub88-signature.ts';
import { createPragmaticDialect } from '../../src/gaming/pragmatic/pragmatic-dialect.ts';
import { pragmaticHash } from '../../src/gaming/pragmatic/pragmatic-hash.ts';
import type { WalletCall, WalletDialect } from '../../src/gaming/wallet/wallet-dialect.ts';

/** What the provider understands of an answer. Amounts in minor units of EUR. */
export interface Heard {
  readonly isOk: boolean;
  /** In the provider's words. */
  readonly code: string;
  readonly balance: number | undefined;
}

interface Owner {
  readonly token: string;
  readonly account: string;
  /** Dice, unless given; the native provider says another too. */
  readonly game?: string;
}

export interface SaidStake extends Owner {
  readonly transaction: string;
  readonly round: string;
  readonly amount: number;
  /** Of a free round; other vendors’ words for it are not spoken here. */
  readonly reward?: string;
}

export interface SaidWin extends SaidStake {
  readonly stake: string;
}

export interface SaidReturn extends Owner {
  readonly transaction: string;
  readonly target: string;
  readonly round: string;
}

/** A provider in its own language. */
export interface ProviderVoice {
  readonly provider: string;
  readonly dialect: WalletDialect;
  readonly balance: (owner: Owner) => WalletCall;
  readonly stake: (said: SaidStake) => WalletCall;
  /** The last one of its round. */
  readonly win: (said: SaidWin) => WalletCall;
  readonly takeBack: (said: SaidReturn) => WalletCall;
  /** What closes the round after `win`, where that does not. */
  readonly end: ((said: Owner & { readonly round: string }) => WalletCall) | undefined;
  readonly understand: (body: string) => Heard;
  readonly words: Readonly<Record<'insufficient' | 'unknown' | 'duplicate' | 'limit', string>>;
}

/** The native provider, with a key of its own. */
export function hub88Voice(provider = 'first'): ProviderVoice {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const call = (path: string, said: object): WalletCall => {
    const body = JSON.stringify({ request_uuid: randomUUID(), ...said });
    return {
      path,
      headers: { [SIGNATURE_HEADER]: signBody(body, privateKey) },
      body: Buffer.from(body),
    };
  };
  const common = ({ token, account, game = 'dice' }: Owner) => ({
    token,
    user: account,
    currency: 'EUR',
    game_code: game,
  });
  const moving = (said: SaidStake) => ({
    ...common(said),
    transaction_uuid: said.transaction,
    round: said.round,
    amount: said.amount * 1_000,
  });
  return {
    provider,
    dialect: createHub88Dialect({ publicKey: () => publicKey }),
    balance: ({ token, account }) => call('user/balance', { token, user: account }),
    stake: ({ reward, ...said }) =>
      call('transaction/bet', {
        ...moving(said),
        ...(reward !== undefined && { is_free: true, reward_uuid: reward }),
      }),
    win: (said) =>
      call('transaction/win', {
        ...moving(said),
        reference_transaction_uuid: said.stake,
        round_closed: true,
      }),
    takeBack: (said) =>
      call('transaction/rollback', {
        ...common(said),
        transaction_uuid: said.transaction,
        reference_transaction_uuid: said.target,
        round: said.round,
      }),
    end: undefined,
    understand: (body) => {
      const { status, balance } = JSON.parse(body) as { status: string; balance?: number };
      const minor = balance === undefined ? undefined : balance / 1_000;
      return { isOk: status === 'RS_OK', code: status, balance: minor };
    },
    words: {
      insufficient: 'RS_ERROR_NOT_ENOUGH_MONEY',
      unknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
      duplicate: 'RS_ERROR_DUPLICATE_TRANSACTION',
      limit: 'RS_ERROR_LIMIT_REACHED',
    },
  };
}

/** Another vendor. */
export function pragmaticVoice(provider = 'second'): ProviderVoice {
  const secret = 'a secret of the vendor';
  const call = (path: string, said: Readonly<Record<string, string>>): WalletCall => {
    const hash = pragmaticHash(said, secret);
    return { path, headers: {}, body: Buffer.from(String(new URLSearchParams({ ...said, hash }))) };
  };
  const common = ({ token, account }: Owner) => ({ token, userId: account, providerId: 'vendor' });
  const moving = (said: SaidStake) => ({
    ...common(said),
    gameId: 'dice',
    roundId: said.round,
    amount: amountText({ amount: said.amount, currency: 'EUR' }),
    reference: said.transaction,
  });
  return {
    provider,
    dialect: createPragmaticDialect({ secret }),
    balance: (owner) => call('balance.html', common(owner)),
    stake: (said) => call('bet.html', moving(said)),
    win: (said) => call('result.html', moving(said)),
    // It repeats the reference of the bet, and has no token any more.
    takeBack: ({ account, target, round }) =>
      call('refund.html', {
        userId: account,
        providerId: 'vendor',
        reference: target,
        roundId: round,
      }),
    end: (said) => call('endRound.html', { ...common(said), roundId: said.round }),
    understand: (body) => {
      const { error, cash } = JSON.parse(body) as { error: number; cash?: number };
      const balance = cash === undefined ? undefined : Math.round(cash * 100);
      return { isOk: error === 0, code: String(error), balance };
    },
    words: { insufficient: '1', unknown: '120', duplicate: '120', limit: '50' },
  };
}
