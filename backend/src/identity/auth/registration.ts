import type { CoreConfiguration } from '@touchline/contracts/configuration';
import type {
  FullRegistration,
  OneClickRegistration,
  PhoneRegistration,
  SocialRegistration,
} from '@touchline/contracts/identity';
import { appendAudit, byPlayer } from '../../platform/audit/audit-log.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import type { People } from '../people/people.ts';
import type { Phone } from '../phone/phone-numbers.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { assertNotEmail, assertNotPhone, generatePassword, hashPassword } from './passwords.ts';
import { insertPlayer } from './players.ts';
import {
  checkAge,
  offered,
  openConfiguration,
  type RegistrationType,
} from './registration-offer.ts';
import type { SessionGrant } from './session-grant.ts';
import type { Sessions } from './sessions.ts';

/** Opens a player's main account, inside the transaction that makes the player. */
export type OpenMainAccount = (
  client: PoolClient,
  account: { readonly playerId: string; readonly currency: string },
) => Promise<unknown>;

export interface RegistrationDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly configuration: () => Promise<CoreConfiguration>;
  readonly openMainAccount: OpenMainAccount;
  /** Refuses a person who has excluded themselves; undefined where no one is matched. */
  readonly people?: Pick<People, 'admit'> | undefined;
}

/** Takes the code that proves a phone. */
export type ProvePhone = (proof: {
  readonly phone: Phone;
  readonly code: string;
}) => Promise<Phone>;

/** What else belongs to a new account, in the same transaction. */
export type WithNewPlayer = (client: PoolClient, playerId: string) => Promise<void>;

export interface Registration {
  /** @throws ApiError `registration_closed`, `validation_failed`, `age_below_minimum`, `password_weak`, `account_exists`, `person_check_required` */
  readonly full: (form: FullRegistration, along?: WithNewPlayer) => Promise<SessionGrant>;
  /** @throws ApiError `registration_closed`, `validation_failed` */
  readonly oneClick: (
    form: OneClickRegistration,
  ) => Promise<{ readonly grant: SessionGrant; readonly password: string }>;
  /**
   * @throws ApiError `registration_closed`, `validation_failed`, `password_weak`, `phone_taken`, and
   * what proving the phone throws
   */
  readonly phone: (form: PhoneRegistration, prove: ProvePhone) => Promise<SessionGrant>;
  /**
   * @param link ties the account to who the network says it is, in the same transaction
   * @throws ApiError `registration_closed`, `validation_failed`, and what linking throws
   */
  readonly social: (form: SocialRegistration, link: WithNewPlayer) => Promise<SessionGrant>;
  /** @throws ApiError `registration_closed` where no visitor may register like this */
  readonly assertOffered: (type: RegistrationType) => Promise<void>;
}

/** @throws ApiError `person_check_required`, `account_exists`, `phone_taken` */
async function create(
  options: RegistrationDependencies,
  player: Parameters<typeof insertPlayer>[1],
  along?: WithNewPlayer,
): Promise<SessionGrant> {
  const { name, surname, birthday, phone } = player;
  await options.people?.admit({ name, surname, birthday, phone });
  return inTransaction(options.pool, async (client) => {
    const playerId = await insertPlayer(client, player);
    await along?.(client, playerId);
    await options.openMainAccount(client, { playerId, currency: player.currency });
    const grant = await options.sessions.start(client, { playerId, remember: true });
    await appendAudit(client, {
      ...byPlayer(playerId),
      action: 'terms.accept',
      after: { at: 'registration' },
      at: player.registeredAt,
    });
    return grant;
  });
}

async function registerFull(
  options: RegistrationDependencies,
  form: FullRegistration,
  along: WithNewPlayer | undefined,
): Promise<SessionGrant> {
  const configuration = await openConfiguration(options, 'full', form);
  checkAge(form.birthday, options.clock(), configuration.minimumAge);
  assertNotEmail(form.password, form.email);
  const player = {
    email: form.email,
    passwordHash: await hashPassword(form.password),
    name: form.name,
    surname: form.surname,
    country: form.country,
    currency: form.currency,
    birthday: form.birthday,
    registration: 'full',
    bonus: form.bonus,
    promoCode: form.promoCode,
    registeredAt: options.clock(),
  } as const;
  return create(options, player, along);
}

async function registerOneClick(
  options: RegistrationDependencies,
  form: OneClickRegistration,
): Promise<{ readonly grant: SessionGrant; readonly password: string }> {
  const { registration } = await openConfiguration(options, 'fast', form);
  const password = generatePassword();
  const grant = await create(options, {
    passwordHash: await hashPassword(password),
    country: form.country,
    currency: form.currency,
    registration: 'one-click',
    bonus: form.bonus,
    owesData: registration?.dataAfterRegistration,
    registeredAt: options.clock(),
  });
  return { grant, password };
}

async function registerPhone(
  options: RegistrationDependencies,
  form: PhoneRegistration,
  prove: ProvePhone,
): Promise<SessionGrant> {
  const { registration } = await openConfiguration(options, 'phone', form);
  const { 'phone-code': code, 'phone-number': number, password } = form;
  const typed = { code, number };
  assertNotPhone(password, typed);
  const phone = await prove({ phone: typed, code: form['sms-code'] });
  return create(options, {
    passwordHash: await hashPassword(password),
    phone,
    country: form.country,
    currency: form.currency,
    registration: 'phone',
    bonus: form.bonus,
    owesData: registration?.dataAfterRegistration,
    registeredAt: options.clock(),
  });
}

async function registerSocial(
  options: RegistrationDependencies,
  form: SocialRegistration,
  link: WithNewPlayer,
): Promise<SessionGrant> {
  const { registration } = await openConfiguration(options, 'social', form);
  return create(
    options,
    {
      // It is not known: the way in is the network, or a phone that is linked later.
      passwordHash: await hashPassword(generatePassword()),
      country: form.country,
      currency: form.currency,
      registration: 'social',
      bonus: form.bonus,
      owesData: registration?.dataAfterRegistration,
      registeredAt: options.clock(),
    },
    link,
  );
}

/** Makes players, each with a main account and a first sign-in, in one transaction. */
export function createRegistration(options: RegistrationDependencies): Registration {
  return {
    full: (form, along) => registerFull(options, form, along),
    oneClick: (form) => registerOneClick(options, form),
    phone: (form, prove) => registerPhone(options, form, prove),
    social: (form, link) => registerSocial(options, form, link),
    assertOffered: async (type) => {
      await offered(options, type);
    },
  };
}
