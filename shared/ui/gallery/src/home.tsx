import { useEffect, useState } from 'react';
import {
  Chip,
  ChipBar,
  EventCard,
  EventHeader,
  EventList,
  EventPrices,
  EventTeams,
  IconButton,
  LiveBadge,
  PriceButton,
  SectionHeader,
  SportIcon,
  TeamRow,
  VisuallyHidden,
} from '@touchline/ui';
import { starIcon, starOutlineIcon } from '@touchline/ui/icons';
import { LINE, LIVE, SPORTS, type GalleryEvent } from './fixtures.ts';
import { Frame } from './frame.tsx';
import { filled, pages } from './texts/texts.ts';

const { list, match } = pages;

export function HomePage() {
  return (
    <Frame>
      <nav aria-label={list.popular}>
        <ChipBar label={list.sports}>
          {SPORTS.map(({ id, name, count }, index) => (
            <Chip
              key={id}
              shape="tile"
              href={`#${name}`}
              selected={index === 0}
              count={count}
              icon={<SportIcon sportId={id} size={24} />}
            >
              {name}
            </Chip>
          ))}
        </ChipBar>
      </nav>
      <VisuallyHidden>
        <h1>{list.title}</h1>
      </VisuallyHidden>
      <SectionHeader title={list.live} count={64} action={<AllLink name={list.live} />} />
      <EventList>
        {LIVE.map((event) => (
          <GalleryCard key={event.id} event={event} />
        ))}
      </EventList>
      <SectionHeader title={list.matches} count={402} action={<AllLink name={list.matches} />} />
      <EventList>
        {LINE.map((event) => (
          <GalleryCard key={event.id} event={event} />
        ))}
      </EventList>
    </Frame>
  );
}

function AllLink({ name }: { name: string }) {
  return (
    <a
      href={`#${name}`}
      style={{
        color: 'var(--color-accent)',
        fontWeight: 600,
        minBlockSize: 44,
        display: 'grid',
        placeItems: 'center',
        paddingInline: 8,
      }}
    >
      {list.all}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </a>
  );
}

function GalleryCard({ event }: { event: GalleryEvent }) {
  const [pressed, setPressed] = useState<string>();
  const [star, setStar] = useState(event.id === 1);
  const shift = useMovingPrice();
  return (
    <EventCard eventId={event.id} suspended={event.suspended}>
      <EventHeader
        icon={<SportIcon sportId={event.sportId} size={16} />}
        competition={event.competition}
        time={event.time}
        live={event.live}
        badge={event.live && <LiveBadge text={list.badge} dot />}
        action={
          <IconButton
            label={filled(list.favourite, { name: `${event.home.name} – ${event.away.name}` })}
            path={star ? starIcon : starOutlineIcon}
            pressed={star}
            onClick={() => setStar(!star)}
          />
        }
      />
      <EventTeams
        href={`#event-${event.id}`}
        more={{ text: `+${event.more}`, label: filled(list.more, { count: event.more }) }}
      >
        {[event.home, event.away].map(({ serving, ...side }) => (
          <TeamRow
            key={side.name}
            {...side}
            serving={serving ? { label: list.serving } : undefined}
          />
        ))}
      </EventTeams>
      <EventPrices label={match.result}>
        {event.prices.map(([name, price], index) => (
          <PriceButton
            key={name}
            outcomeId={`${event.id}~ft-1x2~${name}`}
            label={`${match.result}, ${name}, ${price}`}
            name={name}
            stacked
            price={
              event.live && index !== 1 && price
                ? (Number(price) + (index - 1) * shift).toFixed(2)
                : price
            }
            selected={pressed === name || (event.id === 11 && name === '1')}
            suspended={event.suspended}
            movement={{ up: list.up, down: list.down }}
            onPress={() => setPressed(name)}
          />
        ))}
      </EventPrices>
    </EventCard>
  );
}

/** One change just after the page is drawn, so that a picture shows movement. */
function useMovingPrice(): number {
  const [shift, setShift] = useState(0);
  useEffect(() => {
    const timer = setTimeout(setShift, 20, 0.05);
    return () => clearTimeout(timer);
  }, []);
  return shift;
}
