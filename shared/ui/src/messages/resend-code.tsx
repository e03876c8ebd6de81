import { Button, type ButtonProps } from '@touchline/ui';

export interface ResendCodeProps {
  /** Texts of the section that shows it, at `phone.…`. */
  readonly i18n: {
    readonly t: (key: string, values?: Readonly<Record<string, string>>) => string;
  };
  /** How long no other code can be requested, as a clock shows it; nothing once it can. */
  readonly waits: string | undefined;
  readonly isBusy: boolean;
  readonly onResend: () => void;
  /** Where another number is given. */
  readonly otherNumber: Pick<ButtonProps, 'href' | 'onClick'>;
}

/** For a player who received no code: another one after a while, or another number. */
export function ResendCode({ i18n, waits, isBusy, onResend, otherNumber }: ResendCodeProps) {
  return (
    <>
      <Button wide disabled={waits !== undefined || isBusy} onClick={onResend}>
        {waits === undefined ? i18n.t('phone.resend') : i18n.t('phone.resendIn', { time: waits })}
      </Button>
      <Button variant="quiet" wide {...otherNumber}>
        {i18n.t('phone.otherNumber')}
      </Button>
    </>
  );
}
