import { type CoreConfiguration, RegistrationOptions } from '@touchline/contracts/configuration';
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
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ageAt } from './age.ts';
import { assertNotEmail, assertNotPhone, generatePassword, hashPassword } from './passwords.ts';
import { insertPlayer } from './players.ts';
import type { SessionGrant, Sessions } from './sessions.ts';

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
  readonly assertOffered: (type: RegistrationOptions['types'][number]) => Promise<void>;
}

/** The options where the operator has changed nothing. */
const DEFAULT_OPTIONS = RegistrationOptions.parse({});

function checkAge(birthday: string, time: number, minimumAge: number): void {
  const age = ageAt(birthday, time);
  if (age === undefined || age > 130) {
    throw new ApiError('validation_failed', 'the birthday is not a date', {
      details: [{ path: '/birthday', problem: 'not a date' }],
    });
  }
  if (age < minimumAge) {
    throw new ApiError('age_below_minimum', `players must be at least ${minimumAge} years old`, {
      details: { minimumAge },
    });
  }
}

/** Makes players, each with a main account and a first sign-in, in one transaction. */
export function createRegistration(options: RegistrationDependencies): Registration {
  const { pool, clock, sessions } = options;

  /** The configuration, where it offers this way to register. */
  async function offered(type: RegistrationOptions['types'][number]): Promise<CoreConfiguration> {
    const configuration = await options.configuration();
    const { types } = configuration.registration ?? DEFAULT_OPTIONS;
    if (!configuration.registrationAllowed) {
      throw new ApiError('registration_closed', 'registration is closed at the moment');
    }
    if (!types.includes(type)) {
      throw new ApiError(
        'registration_closed',
        `registration of the type "${type}" is not offered`,
      );
    }
    return configuration;
  }

  /** The configuration, where it allows this registration. */
  async function openConfiguration(
    type: RegistrationOptions['types'][number],
    { currency, bonus = 0 }: { readonly currency: string; readonly bonus?: number | undefined },
  ): Promise<CoreConfiguration> {
    const configuration = await offered(type);
    const { bonusChoices } = configuration.registration ?? DEFAULT_OPTIONS;
    if (bonus !== 0 && !bonusChoices.some((choice) => choice === bonus)) {
      throw new ApiError('validation_failed', `the bonus ${bonus} is not offered`, {
        details: [{ path: '/bonus', problem: 'not offered' }],
      });
    }
    if (!configuration.currencies.includes(currency)) {
      throw new ApiError('validation_failed', `accounts in ${currency} are not offered`, {
        details: [{ path: '/currency', problem: 'not offered' }],
      });
    }
    return configuration;
  }

  /** @throws ApiError `person_check_required`, `account_exists`, `phone_taken` */
  async function create(
    player: Parameters<typeof insertPlayer>[1],
    along?: WithNewPlayer,
  ): Promise<SessionGrant> {
    const { name, surname, birthday, phone } = player;
    await options.people?.admit({ name, surname, birthday, phone });
    return inTransaction(pool, async (client) => {
      const playerId = await insertPlayer(client, player);
      await along?.(client, playerId);
      await options.openMainAccount(client, { playerId, currency: player.currency });
      const grant = await sessions.start(client, { playerId, remember: true });
      await appendAudit(client, {
        ...byPlayer(playerId),
        action: 'terms.accept',
        after: { at: 'registration' },
        at: player.registeredAt,
      });
      return grant;
    });
  }

  return {
    full: async (form, along) => {
      const configuration = await openConfiguration('full', form);
      checkAge(form.birthday, clock(), configuration.minimumAge);
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
        registeredAt: clock(),
      } as const;
      return create(player, along);
    },
    oneClick: async (form) => {
      const { registration } = await openConfiguration('fast', form);
      const password = generatePassword();
      const grant = await create({
        passwordHash: await hashPassword(password),
        country: form.country,
        currency: form.currency,
        registration: 'one-click',
        bonus: form.bonus,
        owesData: registration?.dataAfterRegistration,
        registeredAt: clock(),
      });
      return { grant, password };
    },
    phone: async (form, prove) => {
      const { registration } = await openConfiguration('phone', form);
      const { 'phone-code': code, 'phone-number': number, password } = form;
      const typed = { code, number };
      assertNotPhone(password, typed);
      const phone = await prove({ phone: typed, code: form['sms-code'] });
      return create({
        passwordHash: await hashPassword(password),
        phone,
        country: form.country,
        currency: form.currency,
        registration: 'phone',
        bonus: form.bonus,
        owesData: registration?.dataAfterRegistration,
        registeredAt: clock(),
      });
    },
    social: async (form, link) => {
      const { registration } = await openConfiguration('social', form);
      return create(
        {
          // It is not known: the way in is the network, or a phone that is linked later.
          passwordHash: await hashPassword(generatePassword()),
          country: form.country,
          currency: form.currency,
          registration: 'social',
          bonus: form.bonus,
          owesData: registration?.dataAfterRegistration,
          registeredAt: clock(),
        },
        link,
      );
    },
    assertOffered: async (type) => {
      await offered(type);
    },
  };
}
