import type { LoyaltyConfiguration } from '@touchline/contracts/configuration';
import type { FriendsAnswer, FriendTerms, InvitedFriend } from '@touchline/contracts/loyalty';
import { parseAmount } from '@touchline/domain/money';
import { DAY } from '@touchline/domain/time';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Queryable, RowOf } from '../../platform/database/queryable.ts';
import { mayBeOffered } from '../may-be-offered.ts';
import { friendCodeOf, ownerOfCode } from './friend-codes.ts';

/** Who it is, is for operators alone. */
type KnownFriend = InvitedFriend & { readonly friendId: string };

const FRIENDS = `SELECT id, friend_id, registered_at, staked, required, required_currency, until_at, reward,
    reward_currency, state
  FROM invited_friend WHERE inviter_id = $1 ORDER BY id DESC LIMIT 100`;

function friendOf(row: RowOf<typeof FRIENDS>): KnownFriend {
  return {
    id: row.id,
    friendId: row.friend_id,
    registeredAt: row.registered_at.getTime(),
    staked: exactNumber(row.staked),
    required: exactNumber(row.required),
    requiredCurrency: row.required_currency,
    until: row.until_at.getTime(),
    reward: exactNumber(row.reward),
    rewardCurrency: row.reward_currency,
    state: row.state as InvitedFriend['state'],
  };
}

/** What a friend brings to an inviter with a main account of a currency; undefined where there is no reward. */
function termsIn(
  { club, referral }: LoyaltyConfiguration,
  currency: string,
): FriendTerms | undefined {
  const reward = referral.rewards[currency];
  if (!referral.isOffered || !club.isOffered || reward === undefined) {
    return undefined;
  }
  return {
    required: parseAmount({ text: referral.stake, currency: club.currency }),
    requiredCurrency: club.currency,
    minCoef: club.minCoef,
    days: referral.days,
    reward: parseAmount({ text: reward, currency }),
    rewardCurrency: currency,
  };
}

/** The terms at which a player may invite now; undefined where they may not. */
async function termsFor(
  client: Queryable,
  {
    playerId,
    rules,
    now,
  }: { readonly playerId: string; readonly rules: LoyaltyConfiguration; readonly now: number },
): Promise<FriendTerms | undefined> {
  const { rows } = await client.query({
    name: 'loyalty.main-currency',
    text: 'SELECT currency FROM player WHERE id = $1',
    values: [playerId],
  });
  const terms = rows[0] && termsIn(rules, rows[0].currency);
  return terms !== undefined && (await mayBeOffered(client, { playerId, now })) ? terms : undefined;
}

/** Whom a player has invited, the latest first. */
export async function invitedBy(
  client: Queryable,
  playerId: string,
): Promise<readonly KnownFriend[]> {
  const { rows } = await client.query({
    name: 'loyalty.friends',
    text: FRIENDS,
    values: [playerId],
  });
  return rows.map(friendOf);
}

/** A player's link with its terms, where they may invite, and whom they have invited. */
export async function readFriends(
  client: Queryable,
  question: {
    readonly playerId: string;
    readonly rules: LoyaltyConfiguration;
    readonly now: number;
  },
): Promise<FriendsAnswer> {
  const terms = await termsFor(client, question);
  return {
    ...(terms !== undefined && { terms, code: await friendCodeOf(client, question.playerId) }),
    friends: (await invitedBy(client, question.playerId)).map(
      ({ friendId: _friendId, ...friend }) => friend,
    ),
  };
}

/**
 * Attributes a new player to the one whose code they came with, at the terms of the moment. A code of a player who
 * may not invite at the moment attributes nothing.
 */
export async function attributeFriend(
  client: Queryable,
  {
    friendId,
    code,
    rules,
    now,
  }: {
    readonly friendId: string;
    readonly code: string;
    readonly rules: LoyaltyConfiguration;
    readonly now: number;
  },
): Promise<void> {
  const inviterId = await ownerOfCode(client, code);
  if (inviterId === undefined || inviterId === friendId) {
    return;
  }
  const terms = await termsFor(client, { playerId: inviterId, rules, now });
  if (terms === undefined) {
    return;
  }
  await client.query({
    name: 'loyalty.attribute-friend',
    text: `INSERT INTO invited_friend (friend_id, inviter_id, registered_at, required, required_currency,
             until_at, reward, reward_currency)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (friend_id) DO NOTHING`,
    values: [
      friendId,
      inviterId,
      new Date(now),
      terms.required,
      terms.requiredCurrency,
      new Date(now + terms.days * DAY),
      terms.reward,
      terms.rewardCurrency,
    ],
  });
}
