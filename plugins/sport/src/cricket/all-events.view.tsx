import { reactView } from '@touchline/plugin-api';
import { CricketLists } from './cricket-lists.tsx';
import { CricketPage } from './cricket-page.tsx';

const topicOf = (section: string) => `list:${section}:cricket`;

function CricketAllEvents() {
  return (
    <CricketPage current="AllEvents">
      <CricketLists topicOf={topicOf} />
    </CricketPage>
  );
}

export const view = reactView(CricketAllEvents);
