import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge } from '@touchline/ui';
import { readSecondStep } from '../api/session-requests.ts';
import { useNotify } from '../app/notices.tsx';
import { Page, Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { useOperator } from '../session/operator-context.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './account.module.css';
import { ChangePassword } from './change-password.tsx';
import { DisableSecondStep, EnableSecondStep } from './second-step-forms.tsx';

const KEY = 'second-step';

/** A code of an app after the password: on or off, and the way to the other. */
function SecondStep() {
  const { t } = useTexts();
  const notify = useNotify();
  const client = useQueryClient();
  // The secret that is offered stays the same while the view is open.
  const loaded = useQuery({ queryKey: [KEY], queryFn: readSecondStep, staleTime: Infinity });
  const { state, offer } = loaded.data ?? {};
  const onDone = () => {
    notify({ tone: 'success', title: t('account.done') });
    void client.invalidateQueries({ queryKey: [KEY] });
  };
  if (state === 'none') {
    return <p>{t('account.byToken')}</p>;
  }
  return (
    <>
      <Failure of={loaded} />
      <Loading of={loaded} />
      {state !== undefined && (
        <div>
          <Badge tone={state === 'on' ? 'success' : 'neutral'}>{t(`account.${state}`)}</Badge>
        </div>
      )}
      {offer !== undefined && <EnableSecondStep offer={offer} onDone={onDone} />}
      {state === 'on' && <DisableSecondStep onDone={onDone} />}
    </>
  );
}

/** The operator's password; a sign-in with a token has none. */
function Password() {
  const { t } = useTexts();
  const notify = useNotify();
  const { data } = useQuery({ queryKey: [KEY], queryFn: readSecondStep, staleTime: Infinity });
  return data === undefined || data.state === 'none' ? undefined : (
    <Panel title={t('account.password.title')} text={t('account.password.text')}>
      <ChangePassword
        onDone={() => notify({ tone: 'success', title: t('account.password.done') })}
      />
    </Panel>
  );
}

/** Who is signed in, as what, and how their sign-in is protected. */
export function AccountView() {
  const { t } = useTexts();
  const { name, roles } = useOperator();
  return (
    <Page title={<bdi>{name}</bdi>} text={t('account.text')}>
      <Panel title={t('operators.roles')}>
        <ul className={styles.roles}>
          {roles.map((role) => (
            <li key={role}>
              <Badge tone={role === 'admin' ? 'accent' : 'neutral'}>
                {t(`roles.name.${role}`)}
              </Badge>
              {t(`roles.text.${role}`)}
            </li>
          ))}
        </ul>
      </Panel>
      <Password />
      <Panel title={t('account.secondStep')} text={t('account.secondStepText')}>
        <SecondStep />
      </Panel>
    </Page>
  );
}
