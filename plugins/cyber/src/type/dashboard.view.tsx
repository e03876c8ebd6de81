import { reactView, type ViewProps } from '@touchline/plugin-api';
import { typeOf } from '../page/place.ts';
import { TypePage } from './type-page.tsx';

const SECTIONS = { live: ['live'], line: ['line'] } as const;

/** One board of all disciplines of a type: what is live, or what is to come, a row a match. */
function EsportsDashboard({ params }: ViewProps) {
  const section = params['section'] === 'line' ? 'line' : 'live';
  return (
    <TypePage current={section} type={typeOf(params)} sections={SECTIONS[section]} isCompact />
  );
}

export const view = reactView(EsportsDashboard);
