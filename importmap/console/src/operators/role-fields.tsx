import { OPERATOR_ROLES, type OperatorRole } from '@touchline/domain/operators';
import { useId } from 'react';
import { Checkbox } from '@touchline/ui/forms';
import { useTexts } from '../texts/texts-context.ts';
import styles from './operators.module.css';

/** Which roles an operator has, each with what it is for. */
export function RoleFields({
  roles,
  error,
  onChange,
}: {
  readonly roles: readonly OperatorRole[];
  readonly error?: string | undefined;
  readonly onChange: (roles: readonly OperatorRole[]) => void;
}) {
  const { t } = useTexts();
  const errorId = useId();
  return (
    <fieldset className={styles.roles} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={styles.legend}>{t('operators.roles')}</legend>
      {OPERATOR_ROLES.map((role) => (
        <Checkbox
          key={role}
          label={t(`roles.name.${role}`)}
          hint={t(`roles.text.${role}`)}
          checked={roles.includes(role)}
          onChange={({ target: { checked } }) =>
            // In the order of the table, however they are ticked.
            onChange(
              OPERATOR_ROLES.filter((each) => (each === role ? checked : roles.includes(each))),
            )
          }
        />
      ))}
      {error !== undefined && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
