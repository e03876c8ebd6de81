import * as z from 'zod/mini';
import { RegistrationOptions } from '../registration-options.ts';
import { SocialCodeNetwork, SocialNetwork, SocialProvider } from '../../identity/social.ts';
import { TransferTarget } from './transfer.ts';

/** How players sign in. */
export const AuthConfiguration = z.object({
  /** Networks offered, in this order; each counts with an entry in `providers` or `codeNetworks`. */
  socialNetworks: z._default(z.array(SocialNetwork), []),
  providers: z._default(z.array(SocialProvider), []),
  /** Networks that visitors are redirected to. */
  codeNetworks: z._default(z.array(SocialCodeNetwork), []),
  /** Visitors are offered to sign in with the first network. */
  oneTap: z._default(z.boolean(), false),
  /** A provider of invented persons; only in development mode (`MODE`). */
  testProvider: z._default(z.boolean(), true),
});

/** How players register. */
export const RegistrationConfiguration = z.extend(RegistrationOptions, {
  /** Domains, without port, on which no registration is offered: its players are invited. */
  vipDomains: z._default(z.array(z.string()), []),
});

/** What the player's own area offers. */
export const OfficeConfiguration = z.extend(TransferTarget, {
  /**
   * Short messages are shown by a test provider instead of being sent, only in development
   * mode (`MODE`).
   */
  testSms: z._default(z.boolean(), true),
  /** Inactivity after which a player is signed out. */
  autoLogoffMinutes: z._default(z.number().check(z.minimum(1), z.maximum(1_440)), 30),
  /** The same while a video plays; never longer than the regulator allows. */
  inactivityLimitMinutes: z._default(z.number().check(z.minimum(1), z.maximum(1_440)), 60),
});

/** Which kinds of limits players may set on themselves, by the type numbers of product.txt §3.7. */
export const ResponsibleConfiguration = z.object({
  limitTypes: z._default(z.array(z.number()), [1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33]),
  /**
   * Days of the self-exclusions offered; the first is the shortest that the regime allows. Six months
   * (184 days, whatever the months) to five years as UK LCCP 3.5.3 has it.
   */
  exclusionDays: z._default(
    z.array(z.int().check(z.minimum(1), z.maximum(36_525))).check(z.minLength(1)),
    [184, 366, 731, 1_827],
  ),
  /**
   * Days of the time-outs from play offered, at most 42; longer breaks are self-exclusions. The panic button
   * needs the one of a day.
   */
  timeOutDays: z._default(z.array(z.int().check(z.minimum(1), z.maximum(42))), [1, 7, 30, 42]),
  /** Whether players are asked why they take a break; they need not say. */
  exclusionReasons: z._default(z.boolean(), true),
  /**
   * Whether a player may request to return before the term of a self-exclusion is over; an operator decides.
   * Off unless the regime has it: UK LCCP 3.5.3 does not revoke within the term.
   */
  earlyReturn: z._default(z.boolean(), false),
  /**
   * Whether deposit, stake and loss limits are locked together: while the change of one waits for its day, no
   * other one is raised or removed. Lowering stays possible.
   */
  lockTogether: z._default(z.boolean(), false),
  /** Whether a player must have given name, surname and birthday before the first bet or deposit. */
  personalDataBeforePlay: z._default(z.boolean(), true),
  /** A first deposit must answer the question about a limit (UK RTS 12A). */
  limitPrompt: z._default(z.boolean(), true),
  /**
   * Whether "do not show again" silences reality checks until the player signs out. Off unless the
   * jurisdiction allows it: UK RTS 13B wants every check acknowledged.
   */
  realityCheckSilence: z._default(z.boolean(), false),
  /** Whether no bet is placed while a reality check is due and not acknowledged (UK RTS 13B). */
  realityCheckStopsBets: z._default(z.boolean(), true),
});
