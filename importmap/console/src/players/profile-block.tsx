import type { OperatorPlayer } from '@touchline/contracts/operator';
import { Facts } from '../app/facts.tsx';
import { Panel } from '../app/page.tsx';
import { useTexts } from '../texts/texts-context.ts';

/** Who a player is. */
export function ProfileBlock({ player }: { readonly player: OperatorPlayer }) {
  const { t, moment, number } = useTexts();
  const orNone = (value: string) => (value === '' ? t('players.notGiven') : value);
  const contact = (value: string, isConfirmed: boolean) =>
    value === ''
      ? t('players.notGiven')
      : `${value} (${t(isConfirmed ? 'players.confirmed' : 'players.unconfirmed')})`;
  const facts = {
    number: player.id,
    name: orNone(player.name),
    surname: orNone(player.surname),
    birthday: orNone(player.birthday),
    email: contact(player.email, player.isEmailConfirmed),
    phone: contact(player.phone, player.isPhoneConfirmed),
    country: player.country,
    address: orNone(player.address),
    document: orNone(player.document),
    currency: player.currency,
    registered: `${moment(player.registeredAt)} (${t(`players.registration.${player.registration}`)})`,
    twoFactor: t(player.hasTwoFactor ? 'players.on' : 'players.off'),
    passkeys: number(player.passkeys),
  };
  return (
    <Panel title={t('players.profile')}>
      <Facts facts={facts} nameOf={(fact) => t(`players.fact.${fact}`)} />
    </Panel>
  );
}
