import { usePlugin } from '@touchline/plugin-api';

/** The way to the payment consultant, where the site has one for this visitor. */
export function ConsultantLink() {
  const { i18n, keys, navigation } = usePlugin();
  return keys.get('config.paymentConsultant') === true ? (
    <a href={navigation.href({ route: 'paymentRequests' })}>{i18n.t('title.consultant')}</a>
  ) : undefined;
}
