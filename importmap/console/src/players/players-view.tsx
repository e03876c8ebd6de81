import type { FoundPlayer } from '@touchline/contracts/operator';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Badge, Button, EmptyState, NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { searchIcon } from '@touchline/ui/icons';
import { findPlayers } from '../api/player-requests.ts';
import { useGo } from '../app/address.tsx';
import { Page } from '../app/page.tsx';
import lists from '../list/list.module.css';
import { useTexts } from '../texts/texts-context.ts';
import { PlayerLink } from './player-link.tsx';
import styles from './players.module.css';

const SHORTEST = 2;
const LONGEST = 100;

/** A player in the list of a search. */
function Found({ player }: { readonly player: FoundPlayer }) {
  const { t, moment } = useTexts();
  const { id, name, surname, email, phone, country, registeredAt, isBanned } = player;
  const known = [email, phone, country].filter((text) => text !== '');
  return (
    <li className={lists.entry} data-player={id}>
      <div className={styles.line}>
        <div>
          <p className={styles.main}>
            <bdi>{`${name} ${surname}`.trim() || t('players.noName')}</bdi>
          </p>
          <p className={styles.muted}>
            {known.map((text) => (
              <span key={text}>
                <bdi>{text}</bdi>
                {' · '}
              </span>
            ))}
            {t('players.registered', { time: moment(registeredAt) })}
          </p>
        </div>
        {isBanned && <Badge tone="danger">{t('players.badge.banned')}</Badge>}
      </div>
      <div>
        <PlayerLink playerId={id} />
      </div>
    </li>
  );
}

/** What a search has found; one player alone is opened immediately. */
function useSearch() {
  const go = useGo();
  return useMutation({
    mutationFn: findPlayers,
    onSuccess: ({ players }) => {
      const [only, ...others] = players;
      if (only !== undefined && others.length === 0) {
        go(`/players/${only.id}`);
      }
    },
  });
}

/** Finds players by what is known of them. What was typed is not in the address: it identifies people. */
export function PlayersView() {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [isShort, setShort] = useState(false);
  const found = useSearch();
  const { players = [], isCut = false } = found.data ?? {};

  function submit(event: FormEvent): void {
    event.preventDefault();
    const search = typed.trim();
    setShort(search.length < SHORTEST);
    if (search.length >= SHORTEST) {
      found.mutate(search);
    }
  }
  return (
    <Page title={t('players.title')} text={t('players.text')}>
      <search>
        <form className={styles.search} noValidate onSubmit={submit}>
          <div className={styles.searchField}>
            <TextField
              label={t('players.search')}
              maxLength={LONGEST}
              autoComplete="off"
              value={typed}
              error={isShort ? t('players.searchShort', { least: SHORTEST }) : undefined}
              onChange={(event) => {
                setTyped(event.target.value);
                setShort(false);
              }}
            />
          </div>
          <Button type="submit" variant="primary" busy={found.isPending}>
            {t('players.find')}
          </Button>
        </form>
      </search>
      {found.error !== null && (
        <NoticeBanner tone="danger" text={`${found.error.message} (${found.error.code})`} />
      )}
      {found.data !== undefined && players.length === 0 && (
        <EmptyState path={searchIcon} title={t('players.none')} text={t('players.noneText')} />
      )}
      {isCut && <p className={styles.muted}>{t('players.cut', { shown: players.length })}</p>}
      <ul className={lists.list}>
        {players.map((player) => (
          <Found key={player.id} player={player} />
        ))}
      </ul>
    </Page>
  );
}
