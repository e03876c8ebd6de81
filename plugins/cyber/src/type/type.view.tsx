import { reactView, type ViewProps } from '@touchline/plugin-api';
import { typeOf } from '../page/place.ts';
import { TypePage } from './type-page.tsx';

const BOTH = ['live', 'line'] as const;
/** Matches of a discipline on the first page of its type; all of them are on its own. */
const SHOWN = 3;

/** A type at a glance: its disciplines, and a few matches of each. */
function EsportsTypePage({ params }: ViewProps) {
  return <TypePage current="type" type={typeOf(params)} sections={BOTH} shown={SHOWN} isCompact />;
}

export const view = reactView(EsportsTypePage);
