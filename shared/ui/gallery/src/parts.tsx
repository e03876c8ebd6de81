import { useState } from 'react';
import {
  Badge,
  Button,
  Card,
  Crest,
  Icon,
  IconButton,
  LiveBadge,
  Money,
  Odds,
  PriceButton,
  SportIcon,
} from '@touchline/ui';
import {
  historyIcon,
  logOutIcon,
  plusIcon,
  shieldIcon,
  starIcon,
  walletIcon,
} from '@touchline/ui/icons';
import { Dialog, ListRow, Menu, ToastRegion } from '@touchline/ui/forms';
import { Page } from '@touchline/ui/page';
import { Avatar } from '@touchline/ui/parts';
import { Frame } from './frame.tsx';
import styles from './states.module.css';
import { account, pages } from './texts/texts.ts';

const { parts } = account;

function Buttons({ onPlace }: { readonly onPlace: () => void }) {
  return (
    <Card>
      <div className={styles.row}>
        <Button variant="primary" onClick={onPlace}>
          {parts.place}
        </Button>
        <Button icon={<Icon path={plusIcon} />}>{parts.deposit}</Button>
        <Button variant="quiet">{parts.later}</Button>
        <Button variant="danger">{parts.signOut}</Button>
        <Button variant="primary" disabled>
          {parts.place}
        </Button>
        <Button variant="primary" busy>
          {parts.placing}
        </Button>
        <Button size="small">{parts.small}</Button>
        <IconButton label={parts.favourite} path={starIcon} pressed />
      </div>
    </Card>
  );
}

function Prices() {
  return (
    <Card>
      <div className={styles.row}>
        <PriceButton outcomeId="a" label="1, 1.95" name="1" price="1.95" />
        <PriceButton outcomeId="b" label="X, 3.40" name="X" price="3.40" selected />
        <PriceButton
          outcomeId="c"
          label={`2, ${parts.suspended}`}
          name="2"
          price="4.20"
          suspended={parts.goal}
        />
        <PriceButton outcomeId="d" label={parts.noPrice} name="3" />
        <PriceButton outcomeId="e" label="2.10" price="2.10" display="11/10" />
      </div>
    </Card>
  );
}

function Badges() {
  return (
    <Card>
      <div className={styles.row}>
        <Badge>12</Badge>
        <Badge tone="accent">3</Badge>
        <Badge tone="success">{parts.won}</Badge>
        <Badge tone="warning">{parts.pending}</Badge>
        <Badge tone="danger">{parts.lost}</Badge>
        <Badge tone="live">2</Badge>
        <LiveBadge text={pages.list.badge} />
        <Money text={parts.profit} tone="won" strong />
        <Odds text="2.48" was="2.55" />
        <SportIcon sportId={66} size={24} />
      </div>
    </Card>
  );
}

function Crests() {
  return (
    <Card>
      <div className={styles.crests}>
        {parts.teams.map((name) => (
          <span key={name}>
            <Crest name={name} size={32} /> {name}
          </span>
        ))}
      </div>
    </Card>
  );
}

function AccountMenu({ onLogOut }: { readonly onLogOut: () => void }) {
  return (
    <Menu label={parts.account}>
      <ListRow
        icon={<Avatar name={parts.player} />}
        title={parts.player}
        text={parts.number}
        href="#profile"
      />
      <ListRow
        icon={<Icon path={walletIcon} />}
        title={parts.wallet}
        end={<Money text={pages.frame.money} />}
        href="#wallet"
        current
      />
      <ListRow icon={<Icon path={historyIcon} />} title={parts.history} href="#history" />
      <ListRow
        icon={<Icon path={shieldIcon} />}
        title={parts.protection}
        text={parts.protectionText}
        href="#rg"
      />
      <ListRow
        icon={<Icon path={logOutIcon} />}
        title={parts.signOut}
        tone="danger"
        onClick={onLogOut}
      />
    </Menu>
  );
}

function Pages() {
  return (
    <Page
      title={parts.history}
      parent={{ title: parts.back, href: '#office' }}
      intro={parts.intro}
      action={<Button size="small">{parts.open}</Button>}
    >
      <Card>{parts.about}</Card>
    </Page>
  );
}

export function PartsPage() {
  const [open, setOpen] = useState(false);
  return (
    <Frame slipBar={false}>
      <h1 className={styles.title}>{parts.title}</h1>
      <div className={styles.stack}>
        <Buttons onPlace={() => setOpen(true)} />
        <Prices />
        <Badges />
        <Crests />
        <AccountMenu onLogOut={() => setOpen(true)} />
        <Pages />
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={parts.question}
        closeText={pages.slip.close}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{parts.stay}</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {parts.signOut}
            </Button>
          </>
        }
      >
        {parts.kept}
      </Dialog>
      <ToastRegion
        label={pages.slip.notices}
        dismissText={pages.slip.dismiss}
        onDismiss={() => undefined}
        toasts={[
          { id: '1', tone: 'success', title: pages.slip.placed, text: pages.slip.placedText },
        ]}
      />
    </Frame>
  );
}
