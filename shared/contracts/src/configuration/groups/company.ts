import * as z from 'zod/mini';

const Fact = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const Address = z.string().check(z.regex(/^https:\/\/\S+$/));

/** What a new site says of its company until the operator fills in the facts. */
export const DEMO_COMPANY = {
  name: 'Touchline Demo Limited',
  registrationNumber: 'DEMO 000000',
  address: '1 Example Street, Exampletown EX1 1EX',
  licenceNumber: 'DEMO-000000',
  regulator: 'Example Gambling Authority',
  regulatorUrl: 'https://regulator.example',
  email: 'office@operator.example',
  phone: '+44 20 7946 0000',
  complaintsEmail: 'complaints@operator.example',
  privacyEmail: 'privacy@operator.example',
  disputeBody: 'Example Betting Adjudication Service',
  disputeBodyUrl: 'https://adjudication.example',
  helpline: 'Example Gambling Helpline',
  helplineUrl: 'https://helpline.example',
} as const;

/** The facts about the company that the site's articles state; those of a demo until they are filled in. */
export const CompanyConfiguration = z.object({
  /** As it is registered. */
  name: z._default(Fact, DEMO_COMPANY.name),
  registrationNumber: z._default(Fact, DEMO_COMPANY.registrationNumber),
  /** Registered office, on one line. */
  address: z._default(Fact, DEMO_COMPANY.address),
  licenceNumber: z._default(Fact, DEMO_COMPANY.licenceNumber),
  /** Who has issued the licence, and where it can be checked. */
  regulator: z._default(Fact, DEMO_COMPANY.regulator),
  regulatorUrl: z._default(Address, DEMO_COMPANY.regulatorUrl),
  email: z._default(z.email(), DEMO_COMPANY.email),
  /** With plus and country code, as it is to be dialled. */
  phone: z._default(z.string().check(z.regex(/^\+[\d ()-]{6,24}$/)), DEMO_COMPANY.phone),
  complaintsEmail: z._default(z.email(), DEMO_COMPANY.complaintsEmail),
  privacyEmail: z._default(z.email(), DEMO_COMPANY.privacyEmail),
  /** Who decides disputes that the house could not settle with a player. */
  disputeBody: z._default(Fact, DEMO_COMPANY.disputeBody),
  disputeBodyUrl: z._default(Address, DEMO_COMPANY.disputeBodyUrl),
  /** Whom players turn to who are worried about their gambling. */
  helpline: z._default(Fact, DEMO_COMPANY.helpline),
  helplineUrl: z._default(Address, DEMO_COMPANY.helplineUrl),
});
export type CompanyConfiguration = z.infer<typeof CompanyConfiguration>;
