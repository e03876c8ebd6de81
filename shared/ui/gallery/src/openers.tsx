import { Badge, Button, Crest, Icon, IconButton, PriceButton } from '@touchline/ui';
import { casinoIcon, fireIcon, starOutlineIcon } from '@touchline/ui/icons';
import { Hero, InPlaceToast, Rail, Stat, Stats, Tile } from '@touchline/ui/parts';
import styles from './board.module.css';
import { texts } from './texts/texts.ts';

function MatchHero() {
  return (
    <Hero
      eyebrow={
        <>
          <Badge tone="live">{texts.live}</Badge> {texts.competition}
        </>
      }
      title={texts.match}
      href="#match"
      sides={[
        { name: texts.home, id: 33 },
        { name: texts.away, id: 163 },
      ]}
      middle={<bdi>2–1</bdi>}
    >
      <PriceButton outcomeId="1" label="1, 1.85" name="1" price="1.85" />
      <PriceButton outcomeId="x" label="X, 3.60" name="X" price="3.60" selected />
      <PriceButton outcomeId="2" label="2, 4.20" name="2" price="4.20" />
    </Hero>
  );
}

function Rails() {
  const words = { backText: texts.back, onwardText: texts.onward };
  return (
    <>
      <Rail
        {...words}
        title={texts.popularGames}
        size="small"
        icon={<Icon path={casinoIcon} />}
        action={
          <Button variant="quiet" size="small" href="#games">
            {texts.all}
          </Button>
        }
      >
        {texts.games.map((name, index) => (
          <Tile
            key={name}
            shape="square"
            title={name}
            text={texts.provider}
            href={`#game-${index}`}
            badge={index === 1 ? <Badge tone="accent">{texts.newGame}</Badge> : undefined}
          />
        ))}
      </Rail>
      <Rail {...words} title={texts.competitions} size="fit">
        {texts.leagues.map((name, index) => (
          <Tile
            key={name}
            title={name}
            text={texts.countries[index]}
            icon={<Crest name={name} id={index} size={32} />}
            href={`#league-${index}`}
            action={
              index === 0 ? (
                <IconButton label={texts.favourite} path={starOutlineIcon} />
              ) : undefined
            }
          />
        ))}
      </Rail>
      <Rail {...words} title={texts.offers} size="large" icon={<Icon path={fireIcon} />}>
        {[texts.offer, texts.featured, texts.competitions].map((name, index) => (
          <Tile
            key={name}
            shape="wide"
            title={name}
            text={texts.offerText}
            href={`#offer-${index}`}
            badge={<Badge tone="boosted">{texts.boosted}</Badge>}
          />
        ))}
      </Rail>
    </>
  );
}

/** What a page opens with, and what tells at its place what has happened. */
export function OpenersPage() {
  return (
    <main className={styles.board}>
      <h1 className={styles.title}>{texts.openers}</h1>
      <MatchHero />
      <Hero title={texts.offer} text={texts.offerText} eyebrow={texts.featured}>
        <Button variant="primary">{texts.details}</Button>
      </Hero>
      <Stats>
        <Stat label={texts.balance} value={<bdi>€1,284.50</bdi>} />
        <Stat label={texts.openBets} value="7" note={texts.since} tone="live" />
        <Stat label={texts.profit} value={<bdi>+€84.10</bdi>} tone="winning" note={texts.since} />
        <Stat label={texts.losing} value={<bdi>−€12.00</bdi>} tone="losing" />
        <Stat label={texts.returns} value={<bdi>€941.00</bdi>} tone="boosted" />
      </Stats>
      <Rails />
      <InPlaceToast
        notice={{ title: texts.cashedOut, text: texts.cashedOutText }}
        onDismiss={() => undefined}
        dismissText={texts.dismiss}
      />
      <InPlaceToast notice={{ tone: 'info', title: texts.saved }} />
      <InPlaceToast
        notice={{
          tone: 'danger',
          title: texts.tryLater,
          action: (
            <Button size="small" variant="secondary">
              {texts.details}
            </Button>
          ),
        }}
      />
      <div className={styles.row}>
        <Badge>12</Badge>
        <Badge tone="accent">3</Badge>
        <Badge tone="success">{texts.won}</Badge>
        <Badge tone="danger">{texts.lost}</Badge>
        <Badge tone="losing">{texts.losing}</Badge>
        <Badge tone="warning">{texts.pending}</Badge>
        <Badge tone="live">{texts.live}</Badge>
        <Badge tone="boosted">{texts.boosted}</Badge>
      </div>
    </main>
  );
}
