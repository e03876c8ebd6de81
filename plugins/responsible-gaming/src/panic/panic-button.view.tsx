import { reactView, usePlugin } from '@touchline/plugin-api';
import { IconButton } from '@touchline/ui';
import { pauseIcon } from '@touchline/ui/icons';

/** In the header of every page: two taps from here, play stops for a day. */
function PanicButton() {
  const { i18n, modals } = usePlugin();
  return (
    <IconButton
      label={i18n.t('panic.button')}
      path={pauseIcon}
      onClick={() => void modals.open('panic')}
    />
  );
}

export const view = reactView(PanicButton, { server: false });
