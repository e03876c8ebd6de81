import type { OwnSession } from '@touchline/contracts/identity';
import { usePlugin } from '@touchline/plugin-api';
import { Row, RowNote } from '@touchline/ui/rows';
import { Fragment, type ReactNode } from 'react';

interface SessionRowProps {
  readonly session: Pick<OwnSession, 'browser' | 'system' | 'device' | 'country' | 'network'>;
  /** A line about its time. */
  readonly note: string;
  /** A state beside it. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** A sign-in: what it was made with, where and when. */
export function SessionRow({ session, note, children, actions }: SessionRowProps) {
  const { i18n } = usePlugin();
  const { browser, system, device, country, network } = session;
  const kind = i18n.t(`sessions.device.${device}`);
  const names = [browser, system].filter((name) => name !== undefined);
  const parts = [
    names.length === 0 ? undefined : kind,
    country === undefined ? undefined : i18n.country(country),
    network,
  ].filter((part) => part !== undefined);
  return (
    <Row
      what={
        <>
          <span>
            <bdi>{names.length === 0 ? kind : names.join(', ')}</bdi>
          </span>
          <RowNote>
            {parts.map((part, index) => (
              <Fragment key={part}>
                {index === 0 ? undefined : ' · '}
                <bdi dir={part === network ? 'ltr' : undefined}>{part}</bdi>
              </Fragment>
            ))}
          </RowNote>
          <RowNote>{note}</RowNote>
        </>
      }
      actions={actions}
    >
      {children}
    </Row>
  );
}
