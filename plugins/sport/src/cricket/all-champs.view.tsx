import { reactView } from '@touchline/plugin-api';
import { SportChamps } from '../competitions/sport-champs.tsx';
import { CricketPage } from './cricket-page.tsx';

function CricketAllChamps() {
  return (
    <CricketPage current="AllChamps">
      <SportChamps sport="cricket" />
    </CricketPage>
  );
}

export const view = reactView(CricketAllChamps);
