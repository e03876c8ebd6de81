import { Link, reactView, usePlugin } from '@touchline/plugin-api';
import { Card, SectionHeader } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { Row, RowNote, Rows } from '@touchline/ui/rows';
import { HelpList } from '../help/help-list.tsx';
import styles from './safer.module.css';

const TOOLS = [
  { name: 'limits', route: 'responsible' },
  { name: 'break', route: 'responsible' },
  { name: 'test', route: 'selfAssessment' },
] as const;
const SIGNS = ['chasing', 'money', 'secret', 'time', 'mood'] as const;

/** How to stay in control, and who helps: for visitors and players, one step from every page. */
function SaferGambling() {
  const { i18n } = usePlugin();
  return (
    <Page title={i18n.t('safer.title')} intro={i18n.t('safer.intro')}>
      <Card>
        <SectionHeader title={i18n.t('safer.tools')} />
        <Rows>
          {TOOLS.map(({ name, route }) => (
            <Row
              key={name}
              what={
                <>
                  <Link to={{ route }} className={styles.link}>
                    {i18n.t(`safer.${name}`)}
                  </Link>
                  <RowNote>{i18n.t(`safer.${name}Text`)}</RowNote>
                </>
              }
            />
          ))}
        </Rows>
      </Card>
      <Card>
        <SectionHeader title={i18n.t('safer.signs')} />
        <ul className={styles.signs}>
          {SIGNS.map((sign) => (
            <li key={sign}>{i18n.t(`safer.sign.${sign}`)}</li>
          ))}
        </ul>
      </Card>
      <Card>
        <SectionHeader title={i18n.t('help.title')} />
        <p className={styles.text}>{i18n.t('help.text')}</p>
        <HelpList />
      </Card>
    </Page>
  );
}

export const view = reactView(SaferGambling);
