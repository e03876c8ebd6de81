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

const TEAMS = [
  'Arsenal',
  'Chelsea',
  'Liverpool',
  'FC Barcelona',
  'Real Madrid',
  'Juventus',
  'AC Milan',
  'Inter',
  'Ajax',
  'Benfica',
  'Celtic',
  'Porto',
  'Napoli',
  'Зенит',
  'Спартак Москва',
  'Los Angeles Lakers',
];

function Buttons({ onPlace }: { readonly onPlace: () => void }) {
  return (
    <Card>
      <div className={styles.row}>
        <Button variant="primary" onClick={onPlace}>
          Place bet
        </Button>
        <Button icon={<Icon path={plusIcon} />}>Deposit</Button>
        <Button variant="quiet">Later</Button>
        <Button variant="danger">Log out</Button>
        <Button variant="primary" disabled>
          Place bet
        </Button>
        <Button variant="primary" busy>
          Placing…
        </Button>
        <Button size="small">Small</Button>
        <IconButton label="Favourite" path={starIcon} pressed />
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
        <PriceButton outcomeId="c" label="2, suspended" name="2" price="4.20" suspended="Goal" />
        <PriceButton outcomeId="d" label="no price" name="3" />
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
        <Badge tone="success">Won</Badge>
        <Badge tone="warning">Pending</Badge>
        <Badge tone="danger">Lost</Badge>
        <Badge tone="live">2</Badge>
        <LiveBadge text="LIVE" />
        <Money text="+€84.10" tone="won" strong />
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
        {TEAMS.map((name) => (
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
    <Menu label="Account">
      <ListRow
        icon={<Avatar name="Anna Kovač" />}
        title="Anna Kovač"
        text="ID 100482"
        href="#profile"
      />
      <ListRow
        icon={<Icon path={walletIcon} />}
        title="Wallet"
        end={<Money text="€1,284.50" />}
        href="#wallet"
        current
      />
      <ListRow icon={<Icon path={historyIcon} />} title="Bet history" href="#history" />
      <ListRow
        icon={<Icon path={shieldIcon} />}
        title="Play responsibly"
        text="Limits, breaks, self-exclusion"
        href="#rg"
      />
      <ListRow icon={<Icon path={logOutIcon} />} title="Log out" tone="danger" onClick={onLogOut} />
    </Menu>
  );
}

function Pages() {
  return (
    <Page
      title="Bet history"
      parent={{ title: 'My account', href: '#office' }}
      intro="A page that belongs to another leads back to it."
      action={<Button size="small">Open bets</Button>}
    >
      <Card>What the page is about.</Card>
    </Page>
  );
}

export function PartsPage() {
  const [open, setOpen] = useState(false);
  return (
    <Frame slipBar={false}>
      <h1 className={styles.title}>Parts</h1>
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
        title="Log out?"
        closeText="Close"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Stay</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              Log out
            </Button>
          </>
        }
      >
        Your slip stays on this device.
      </Dialog>
      <ToastRegion
        label="Notifications"
        dismissText="Dismiss"
        onDismiss={() => undefined}
        toasts={[
          { id: '1', tone: 'success', title: 'Bet placed', text: 'Express, 3 selections, €10.00' },
        ]}
      />
    </Frame>
  );
}
