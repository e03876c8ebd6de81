import { Button } from '@touchline/ui';
import { May } from '../session/may.tsx';
import { useTexts } from '../texts/texts-context.ts';
import type { Switched } from './switch-dialog.tsx';

/** Asks to close what is open and to open what is closed, for operators who may. */
export function SwitchButton({
  onSwitch,
  ...present
}: Switched & { readonly onSwitch: (switched: Switched) => void }) {
  const { t } = useTexts();
  const act = present.isOpen ? 'close' : 'open';
  return (
    <May permission="games.switch">
      <Button
        size="small"
        aria-label={t(`games.switch.${act}Title`, { name: present.name })}
        onClick={() => onSwitch({ ...present, isOpen: !present.isOpen })}
      >
        {t(`games.switch.${act}Button`)}
      </Button>
    </May>
  );
}
