import { CONTROL_KINDS } from '@touchline/domain/trading';
import { Page } from '../app/page.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { ControlsPanel } from './controls-panel.tsx';
import { FeedsPanel } from './feeds-panel.tsx';
import { FindPanel } from './find-panel.tsx';

/** The sources of prices, what operators have decided about them, and the way to decide more. */
export function TradingView() {
  const { t } = useTexts();
  return (
    <Page title={t('trading.title')} text={t('trading.text')}>
      <FeedsPanel />
      {CONTROL_KINDS.map((kind) => (
        <ControlsPanel key={kind} kind={kind} />
      ))}
      <FindPanel />
    </Page>
  );
}
