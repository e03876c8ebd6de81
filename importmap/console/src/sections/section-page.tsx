import type { ServiceState, StateChange } from '@touchline/contracts/releases';
import type { ReactNode } from 'react';
import { Badge } from '@touchline/ui';
import { ViewLink } from '../app/address.tsx';
import { Page } from '../app/page.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { ChangeButtons } from './change-buttons.tsx';

/** The page of a section, with whether it is on and its switch. */
export function SectionPage(props: {
  readonly id: string;
  /** Undefined until it is known. */
  readonly service: ServiceState | undefined;
  readonly onPropose: (change: StateChange) => void;
  readonly children: ReactNode;
}) {
  const { id, service, onPropose, children } = props;
  const { t } = useTexts();
  return (
    <Page
      title={
        <>
          {id}{' '}
          {service && (
            <Badge tone={service.enabled ? 'success' : 'danger'}>
              {service.enabled ? t('sections.on') : t('sections.off')}
            </Badge>
          )}
        </>
      }
      text={<ViewLink path="/">{t('section.back')}</ViewLink>}
      actions={
        service &&
        !service.mandatory && (
          <ChangeButtons
            change={{ kind: 'switch', plugin: id, enabled: !service.enabled }}
            text={service.enabled ? t('section.switchOff') : t('section.switchOn')}
            onPropose={onPropose}
          />
        )
      }
    >
      {children}
    </Page>
  );
}
