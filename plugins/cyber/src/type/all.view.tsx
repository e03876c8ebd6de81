import { reactView, type ViewProps } from '@touchline/plugin-api';
import { typeOf } from '../page/place.ts';
import { TypePage } from './type-page.tsx';

const BOTH = ['live', 'line'] as const;

/** All matches of a type, live and to come, by discipline and competition. */
function EsportsAll({ params }: ViewProps) {
  return <TypePage current="all" type={typeOf(params)} sections={BOTH} />;
}

export const view = reactView(EsportsAll);
