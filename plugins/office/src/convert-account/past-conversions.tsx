import { usePlugin, useResource } from '@touchline/plugin-api';
import { Card, Money, SectionHeader } from '@touchline/ui';
import { Row, RowNote, Rows } from '@touchline/ui/rows';
import { conversionsResource } from './conversion.resource.ts';
import { ratesText } from './conversion-terms.tsx';

/** What was converted so far, each with its rate; nothing where nothing was. */
export function PastConversions() {
  const { i18n } = usePlugin();
  const conversions = useResource(conversionsResource, {}).data?.conversions ?? [];
  return conversions.length === 0 ? undefined : (
    <Card>
      <SectionHeader title={i18n.t('conversion.past')} />
      <Rows>
        {conversions.map((conversion) => {
          const { id, from, to, amount, converted, at } = conversion;
          return (
            <Row
              key={id}
              what={
                <>
                  <span>
                    {i18n.t('conversion.becomes', {
                      before: i18n.money(amount, from),
                      after: i18n.money(converted, to),
                    })}
                  </span>
                  <RowNote>
                    <time dateTime={new Date(at).toISOString()}>
                      {i18n.dateTime(at, 'date-time')}
                    </time>
                  </RowNote>
                  {ratesText(conversion).map((text) => (
                    <RowNote key={text}>
                      <bdi dir="ltr">{text}</bdi>
                    </RowNote>
                  ))}
                </>
              }
            >
              <Money text={i18n.money(converted, to)} strong />
            </Row>
          );
        })}
      </Rows>
    </Card>
  );
}
