import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Checkbox } from '@touchline/ui/forms';
import { AgreementText } from './agreement-text.tsx';

/** The end of every registration form: agreement to the terms, and the button that sends the form. */
export function Agreement({
  isAccepted,
  isChecked,
  isBusy,
  onAccept,
}: {
  readonly isAccepted: boolean;
  /** The player has tried to send the form: what is missing is shown. */
  readonly isChecked: boolean;
  readonly isBusy: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
}) {
  const { config, i18n } = usePlugin();
  const minimumAge = useStore(config.core, (core) => core.minimumAge);
  return (
    <>
      <Checkbox
        name="termsAccepted"
        label={<AgreementText age={minimumAge} />}
        checked={isAccepted}
        error={isChecked && !isAccepted ? i18n.t('fault.terms') : undefined}
        onChange={(event) => onAccept(event.target.checked)}
      />
      <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
        {i18n.t('registration.submit')}
      </Button>
    </>
  );
}
