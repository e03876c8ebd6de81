import type { Limit } from '@touchline/contracts/limits';
import { usePlugin } from '@touchline/plugin-api';
import { Badge, Card, SectionHeader } from '@touchline/ui';
import { Row, RowNote, Rows } from '@touchline/ui/rows';
import { breakKind, shownBreaks } from './break-types.ts';

/** The breaks a player is on, with their ends and what stays possible. Nothing where there is none. */
export function ActiveBreaks({ limits }: { readonly limits: readonly Limit[] }) {
  const { i18n } = usePlugin();
  const breaks = shownBreaks(limits);
  return breaks.length === 0 ? undefined : (
    <Card>
      <SectionHeader title={i18n.t('break.active')} />
      <Rows>
        {breaks.map((limit) => {
          const { id, endsAt } = limit;
          const kind = breakKind(limit);
          return (
            <Row
              key={id}
              what={
                <>
                  <span>{i18n.t(`break.name.${kind}`)}</span>
                  <RowNote>
                    {endsAt === null
                      ? i18n.t('break.untilLifted')
                      : i18n.t('break.until', {
                          time: i18n.dateTime(endsAt * 1000, 'date-time'),
                        })}
                  </RowNote>
                  <RowNote>
                    {i18n.t(kind === 'selfExclusion' ? 'break.afterTerm' : `break.means.${kind}`)}
                  </RowNote>
                </>
              }
            >
              <Badge tone="warning">{i18n.t('state.ACTIVE')}</Badge>
            </Row>
          );
        })}
      </Rows>
    </Card>
  );
}
