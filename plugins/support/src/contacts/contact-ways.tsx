import { usePlugin, useResource } from '@touchline/plugin-api';
import { Icon } from '@touchline/ui';
import { ListRow, Menu } from '@touchline/ui/forms';
import { alertIcon, mailIcon, phoneIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { contactResource } from './contact.resource.ts';

/** What is no part of a number that is dialled. */
const NOT_DIALLED = /[^+\d]/g;

/** Every way to reach the house, as a link. */
export function ContactWays() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(contactResource, { language: i18n.language });
  if (answer.data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const { support, company } = answer.data.groups;
  const email = support.email || company.email;
  const phone = support.phone || company.phone;
  const ways = [
    {
      name: 'email',
      icon: mailIcon,
      href: navigation.href({ route: 'supportEmail' }),
      text: email,
    },
    ...(support.calls.isOffered
      ? [
          {
            name: 'callback',
            icon: phoneIcon,
            href: navigation.href({ route: 'callback' }),
            text: i18n.t('contacts.callbackText'),
          },
        ]
      : []),
    {
      name: 'phone',
      icon: phoneIcon,
      href: `tel:${phone.replaceAll(NOT_DIALLED, '')}`,
      text: phone,
    },
    {
      name: 'complaints',
      icon: alertIcon,
      href: `mailto:${company.complaintsEmail}`,
      text: company.complaintsEmail,
    },
  ];
  return (
    <Menu label={i18n.t('contacts.label')}>
      {ways.map(({ name, icon, href, text }) => (
        <ListRow
          key={name}
          title={i18n.t(`contacts.${name}`)}
          text={name === 'callback' ? text : <bdi dir="ltr">{text}</bdi>}
          icon={<Icon path={icon} />}
          href={href}
        />
      ))}
    </Menu>
  );
}
