import { handlerFor } from '@touchline/plugin-api';

/** Offers to reload for what an open page cannot apply; plugins are updated automatically. */
export const handle = handlerFor('app.updated', ({ i18n, notify }, { needsReload }) => {
  if (needsReload) {
    notify.show({
      id: 'update',
      kind: 'info',
      sticky: true,
      title: i18n.t('update.title'),
      message: i18n.t('update.text'),
      action: { label: i18n.t('update.reload'), act: () => location.reload() },
    });
  }
});
