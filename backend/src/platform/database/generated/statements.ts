/** A row of what a statement returns: its columns as the schema has them. */
export type RowOf<Text extends keyof Statements> = Statements[Text];

/**
 * A row of which more is known than the schema says: what a json column contains, or that a computed
 * column is never NULL. Names a subtype for columns that are there; others do not compile.
 */
export type Known<
  Row,
  Columns extends { [Name in keyof Columns]: Name extends keyof Row ? Row[Name] : never },
> = Omit<Row, keyof Columns> & Columns;

/**
 * Rows by the text of the statement that returns them, as the migrated database describes them.
 * Made by `npm run statements -w backend`; see docs/adr/0063-rows-typed-by-the-database.md.
 */
export interface Statements {
  'BEGIN': Record<never, never>;
  'COMMIT': Record<never, never>;
  'CREATE TABLE IF NOT EXISTS schema_function (\n    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())': Record<never, never>;
  'CREATE TABLE IF NOT EXISTS schema_migration (\n    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())': Record<never, never>;
  'DELETE FROM alert_notice WHERE id IN (\n    SELECT id FROM alert_notice ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED\n  ) RETURNING id, player_id, kind, cause, facts, happened_at': {
    readonly id: string;
    readonly player_id: string;
    readonly kind: string;
    readonly cause: string;
    readonly facts: unknown;
    readonly happened_at: Date;
  };
  'DELETE FROM analytics_event WHERE at < $1': Record<never, never>;
  'DELETE FROM analytics_vital WHERE at < $1': Record<never, never>;
  'DELETE FROM backed_pair WHERE ctid = ANY (ARRAY(\n             SELECT ctid FROM backed_pair WHERE until <= $1 LIMIT $2))': Record<never, never>;
  'DELETE FROM backed_pair_player WHERE ctid = ANY (ARRAY(\n             SELECT ctid FROM backed_pair_player WHERE until <= $1 LIMIT $2))': Record<never, never>;
  'DELETE FROM captcha_attempt WHERE failed_at < $1': Record<never, never>;
  'DELETE FROM captcha_used WHERE expires_at < $1': Record<never, never>;
  'DELETE FROM cleared_history WHERE player_id = $1': Record<never, never>;
  'DELETE FROM dictionary WHERE id = $1 AND language = $2 RETURNING id, language, is_available, texts': {
    readonly id: string;
    readonly language: string;
    readonly is_available: boolean;
    readonly texts: unknown;
  };
  'DELETE FROM email_change WHERE player_id = $1': Record<never, never>;
  'DELETE FROM feed_state WHERE reported_at < $1': Record<never, never>;
  'DELETE FROM game_return WHERE day >= $1::date': Record<never, never>;
  'DELETE FROM identity_check WHERE player_id = $1': Record<never, never>;
  'DELETE FROM identity_check_report WHERE player_id = $1': Record<never, never>;
  'DELETE FROM identity_document WHERE player_id = $1': Record<never, never>;
  'DELETE FROM identity_document_key WHERE player_id = $1': Record<never, never>;
  'DELETE FROM identity_document_request WHERE player_id = $1': Record<never, never>;
  'DELETE FROM insured_loss WHERE bet_id = $1': Record<never, never>;
  'DELETE FROM login_failure WHERE failed_at < $1': Record<never, never>;
  'DELETE FROM login_failure WHERE login_digest = $1': Record<never, never>;
  'DELETE FROM loyalty_queue WHERE id IN (\n               SELECT id FROM loyalty_queue ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)\n             RETURNING bet_id, (SELECT player_id FROM bet WHERE bet.id = bet_id) AS player_id': {
    readonly bet_id: string;
    readonly player_id: string | null;
  };
  'DELETE FROM mail WHERE id = $1': Record<never, never>;
  'DELETE FROM mail_code WHERE player_id = $1': Record<never, never>;
  'DELETE FROM mail_code WHERE player_id = $1 AND purpose = $2': Record<never, never>;
  'DELETE FROM mail_link WHERE expires_at < $1': Record<never, never>;
  'DELETE FROM match_follow WHERE event_id = $1': Record<never, never>;
  'DELETE FROM match_follow WHERE player_id = $1 AND event_id = $2': Record<never, never>;
  'DELETE FROM match_result WHERE recorded_at < $1': Record<never, never>;
  'DELETE FROM match_result WHERE status = \'scheduled\' AND starts_at < $1': Record<never, never>;
  'DELETE FROM match_timeline WHERE written_at < $1': Record<never, never>;
  'DELETE FROM message_requested WHERE requested_at <= $1': Record<never, never>;
  'DELETE FROM operator_session WHERE account = $1': Record<never, never>;
  'DELETE FROM operator_session WHERE account = $1 AND digest <> $2': Record<never, never>;
  'DELETE FROM operator_session WHERE ends_at <= $1': Record<never, never>;
  'DELETE FROM passkey WHERE player_id = $1': Record<never, never>;
  'DELETE FROM passkey WHERE player_id = $1 AND id = $2': Record<never, never>;
  'DELETE FROM passkey_challenge WHERE digest = $1 RETURNING challenge, expires_at': {
    readonly challenge: string;
    readonly expires_at: Date;
  };
  'DELETE FROM passkey_challenge WHERE expires_at < $1': Record<never, never>;
  'DELETE FROM person_key WHERE player_id = $1 AND kind = \'device\' AND digest NOT IN (\n             SELECT digest FROM person_key WHERE player_id = $1 AND kind = \'device\'\n             ORDER BY seen_at DESC NULLS LAST, digest LIMIT 20)': Record<never, never>;
  'DELETE FROM personal_data_draft WHERE player_id = $1': Record<never, never>;
  'DELETE FROM personal_data_draft WHERE saved_at <= $1': Record<never, never>;
  'DELETE FROM phone_code WHERE player_id = $1': Record<never, never>;
  'DELETE FROM phone_proof WHERE expires_at <= $1': Record<never, never>;
  'DELETE FROM phone_proof WHERE phone = $1 AND purpose = $2': Record<never, never>;
  'DELETE FROM player_favourite WHERE player_id = $1 AND kind = $2 AND value = ANY ($3)': Record<never, never>;
  'DELETE FROM player_favourite WHERE player_id = $1 AND kind = $2 AND value IN (\n       SELECT value FROM player_favourite WHERE player_id = $1 AND kind = $2\n       ORDER BY added_at DESC, place DESC, value OFFSET $3)': Record<never, never>;
  'DELETE FROM player_favourite WHERE player_id = $1 AND kind = \'game\' AND value = $2': Record<never, never>;
  'DELETE FROM player_favourite WHERE player_id = $1 AND kind = \'game\' AND value IN (\n         SELECT value FROM player_favourite WHERE player_id = $1 AND kind = \'game\'\n         ORDER BY added_at DESC, value OFFSET $2)': Record<never, never>;
  'DELETE FROM player_session WHERE id = $1': Record<never, never>;
  'DELETE FROM price_alert WHERE event_id = $1': Record<never, never>;
  'DELETE FROM price_alert WHERE player_id = $1 AND outcome_id = $2 RETURNING event_id': {
    readonly event_id: string;
  };
  'DELETE FROM push_device USING player_session\n     WHERE player_session.id = session_id AND (ended_at IS NOT NULL OR NOT EXISTS (\n       SELECT FROM refresh_token token\n       WHERE token.session_id = player_session.id AND token.expires_at > $1))': Record<never, never>;
  'DELETE FROM push_device WHERE (session_id = $1 AND endpoint <> $2)\n       OR (endpoint = $2 AND player_id <> $3)\n       OR id IN (SELECT id FROM push_device WHERE player_id = $3 AND endpoint <> $2\n                 ORDER BY id DESC OFFSET $4)': Record<never, never>;
  'DELETE FROM push_device WHERE id = $1': Record<never, never>;
  'DELETE FROM push_device WHERE session_id = $1': Record<never, never>;
  'DELETE FROM push_message WHERE id = $1': Record<never, never>;
  'DELETE FROM qr_sign_in WHERE expires_at < $1': Record<never, never>;
  'DELETE FROM race_result WHERE recorded_at < $1': Record<never, never>;
  'DELETE FROM refresh_token WHERE expires_at < $1': Record<never, never>;
  'DELETE FROM schema_function WHERE name <> ALL ($1)': Record<never, never>;
  'DELETE FROM security_question WHERE player_id = $1': Record<never, never>;
  'DELETE FROM seo_page WHERE lng = $1 AND stream = $2 AND sub_section = $3 AND id = $4\n           RETURNING data': {
    readonly data: unknown;
  };
  'DELETE FROM settled_bet_notice WHERE player_id = $1 RETURNING bet_id': {
    readonly bet_id: string;
  };
  'DELETE FROM settlement_queue WHERE bet_id IN (\n                 SELECT bet_id FROM settlement_queue ORDER BY bet_id LIMIT $1 FOR UPDATE SKIP LOCKED\n               ) RETURNING bet_id': {
    readonly bet_id: string;
  };
  'DELETE FROM shared_slip WHERE expires_at < $1': Record<never, never>;
  'DELETE FROM site_rule WHERE kind = $1 AND id = $2 RETURNING rule': {
    readonly rule: unknown;
  };
  'DELETE FROM sms_message WHERE coalesce(handed_over_at, next_try_at) <= $1': Record<never, never>;
  'DELETE FROM sms_message WHERE id = $1': Record<never, never>;
  'DELETE FROM social_code_flow WHERE digest = $1 AND expires_at > $2 RETURNING *': {
    readonly digest: Buffer;
    readonly network: string;
    readonly state: string;
    readonly nonce: string;
    readonly verifier: string;
    readonly language: string;
    readonly page: string;
    readonly currency: string;
    readonly country_id: number;
    readonly expires_at: Date;
  };
  'DELETE FROM social_code_flow WHERE expires_at < $1': Record<never, never>;
  'DELETE FROM social_credential_used WHERE expires_at < $1': Record<never, never>;
  'DELETE FROM social_registration WHERE digest = $1 AND expires_at > $2 RETURNING *': {
    readonly digest: Buffer;
    readonly network: string;
    readonly subject: string;
    readonly name: string | null;
    readonly currency: string;
    readonly country_id: number;
    readonly expires_at: Date;
  };
  'DELETE FROM social_registration WHERE expires_at < $1': Record<never, never>;
  'DELETE FROM stake_factor WHERE player_id = $1 RETURNING player_id, factor, reason': {
    readonly player_id: string;
    readonly factor: string;
    readonly reason: 'new-player' | 'market-risk' | 'review' | 'agreement';
  };
  'DELETE FROM test_mail WHERE sent_at < $1': Record<never, never>;
  'DELETE FROM test_sms WHERE sent_at < $1': Record<never, never>;
  'DELETE FROM trading_control WHERE kind = $1 AND scope = $2': Record<never, never>;
  'DELETE FROM two_factor WHERE player_id = $1': Record<never, never>;
  'DELETE FROM two_factor_channel WHERE player_id = $1': Record<never, never>;
  'DELETE FROM two_factor_channel WHERE player_id = $1 AND channel = $2': Record<never, never>;
  'DELETE FROM two_factor_recovery WHERE player_id = $1': Record<never, never>;
  'DELETE FROM two_factor_recovery WHERE player_id = $1 AND digest = $2': Record<never, never>;
  'DELETE FROM two_factor_sign_in WHERE digest = $1': Record<never, never>;
  'DELETE FROM two_factor_sign_in WHERE expires_at < $1': Record<never, never>;
  'DELETE FROM two_factor_sign_in WHERE player_id = $1': Record<never, never>;
  'DELETE FROM verification_event WHERE player_id = $1': Record<never, never>;
  'INSERT INTO account_closure (player_id, reason, closed_at) VALUES ($1, $2, $3)\n     ON CONFLICT (player_id) WHERE reopened_at IS NULL DO NOTHING': Record<never, never>;
  'INSERT INTO advance (bet_id, account_id, amount) VALUES ($1, $2, $3)': Record<never, never>;
  'INSERT INTO analytics_event SELECT * FROM jsonb_populate_recordset(NULL::analytics_event, $1)': Record<never, never>;
  'INSERT INTO analytics_vital SELECT * FROM jsonb_populate_recordset(NULL::analytics_vital, $1)': Record<never, never>;
  'INSERT INTO article_text (kind, version, language, title, description, body, summary)\n     SELECT $1, $2, language, title, description, body, summary\n     FROM jsonb_to_recordset($3)\n       AS text (language text, title text, description text, body text, summary text)': Record<never, never>;
  'INSERT INTO article_version (kind, version, published_at, published_by, is_acceptance_required)\n     VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO behaviour_flag (player_id, kind, measure, raised_at, seen_at)\n     SELECT $1, kind, measure, $4, $4 FROM unnest($2::text[], $3::integer[]) AS found (kind, measure)\n     ON CONFLICT (player_id, kind) WHERE ended_at IS NULL\n       DO UPDATE SET measure = EXCLUDED.measure, seen_at = EXCLUDED.seen_at': Record<never, never>;
  'INSERT INTO behaviour_run (day, started_at) VALUES ($1, $2)\n     ON CONFLICT (day) DO UPDATE SET started_at = EXCLUDED.started_at\n       WHERE behaviour_run.finished_at IS NULL AND behaviour_run.started_at < $3': Record<never, never>;
  'INSERT INTO bonus (player_id, reference, account_id, amount, required, types, min_legs,\n             min_coef, expires_at, is_lost_on_withdrawal, given_at)\n           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO bonus_game_try (player_id, game, server_seed, made_at)\n           VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO broadcast (key, request_digest, kind, player_id, countries, languages, currencies,\n       standing, texts, route, by_mail, send_at, ends_at, status, created_by, created_at)\n     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, \'waiting\', $14, $15)\n     ON CONFLICT (key) DO NOTHING RETURNING id': {
    readonly id: string;
  };
  'INSERT INTO captcha_attempt (address_digest, kind, failed_at) VALUES ($1, $2, $3)': Record<never, never>;
  'INSERT INTO captcha_used (digest, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO cashback_period\n             (player_id, account_id, currency, product, level, percent, from_at, to_at)\n           VALUES ($1, $2, $3, $4, $5, round($6::numeric, 2), $7, $8) RETURNING id': {
    readonly id: string;
  };
  'INSERT INTO challenge (key, request_digest, texts, games, goal, target, multiplier, weekdays, first_day,\n       last_day, countries, created_by, created_at)\n     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)\n     ON CONFLICT (key) DO NOTHING RETURNING id': {
    readonly id: string;
  };
  'INSERT INTO challenge_entry (day_id, player_id, account_id, currency, entered_at)\n               VALUES ($1, $2, $3, $4, $5)': Record<never, never>;
  'INSERT INTO challenge_purse (challenge_id, currency, min_stake, prize, places)\n       SELECT $1, * FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::int[])': Record<never, never>;
  'INSERT INTO cleared_history (player_id, before, cleared_at) VALUES ($1, $2, $3)\n           ON CONFLICT (player_id) DO UPDATE SET before = $2, cleared_at = $3': Record<never, never>;
  'INSERT INTO club_member (player_id, level_since)\n           SELECT player, $2 FROM unnest($1::bigint[]) AS counted (player) ORDER BY player\n           ON CONFLICT DO NOTHING RETURNING player_id': {
    readonly player_id: string;
  };
  'INSERT INTO configuration_group (name, value, updated_at) VALUES ($1, $2, $3)\n       ON CONFLICT (name) DO UPDATE SET value = $2, updated_at = $3': Record<never, never>;
  'INSERT INTO configuration_revision (name, made_at, actor, reason, before, after)\n     SELECT $1, $2, $3, $4, $5::jsonb, $6::jsonb WHERE $5::jsonb <> $6::jsonb': Record<never, never>;
  'INSERT INTO contact_choice (player_id, channel, topic, is_on, changed_at)\n     VALUES ($1, $2, $3, $4, $5)\n     ON CONFLICT (player_id, channel, topic) DO UPDATE\n       SET is_on = EXCLUDED.is_on, changed_at = EXCLUDED.changed_at': Record<never, never>;
  'INSERT INTO contact_settings (player_id, language) VALUES ($1, $2)\n           ON CONFLICT (player_id) DO UPDATE SET language = EXCLUDED.language\n             WHERE contact_settings.language IS DISTINCT FROM EXCLUDED.language': Record<never, never>;
  'INSERT INTO contact_settings (player_id, time_zone, quiet_from, quiet_to)\n     VALUES ($1, $2, $3, $4)\n     ON CONFLICT (player_id) DO UPDATE SET quiet_from = EXCLUDED.quiet_from,\n       quiet_to = EXCLUDED.quiet_to, time_zone = coalesce(EXCLUDED.time_zone, contact_settings.time_zone)': Record<never, never>;
  'INSERT INTO cookies_agreement (player_id, agreed_at, logged_at)\n               VALUES ($1, $2, $3) ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO counted_bet\n             (bet_id, player_id, account_id, staked, returned, club_stake, points, counted_at)\n           SELECT bet, player, account, staked, returned, club_stake, points, $8\n           FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[],\n             $6::bigint[], $7::bigint[])\n             AS counted (bet, player, account, staked, returned, club_stake, points)\n           ON CONFLICT (bet_id) DO UPDATE SET staked = excluded.staked, returned = excluded.returned,\n             club_stake = excluded.club_stake, points = excluded.points': Record<never, never>;
  'INSERT INTO counted_round (round_id, staked, returned, counted_at)\n           SELECT round, staked, returned, $4\n           FROM unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS counted (round, staked, returned)\n           ON CONFLICT (round_id) DO UPDATE SET staked = excluded.staked, returned = excluded.returned': Record<never, never>;
  'INSERT INTO cricket_figure (player_id, event_id, side_id, name, role, runs, balls, fours, sixes, is_out,\n        bowled, conceded, wickets, maidens)\n      SELECT player, $1, CASE side WHEN \'home\' THEN home_id ELSE away_id END, name, role, runs, balls, fours, sixes,\n        is_out, bowled, conceded, wickets, maidens\n      FROM match_result, unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::integer[], $7::integer[],\n        $8::integer[], $9::integer[], $10::boolean[], $11::integer[], $12::integer[], $13::integer[], $14::integer[])\n        AS figure (player, side, name, role, runs, balls, fours, sixes, is_out, bowled, conceded, wickets, maidens)\n      WHERE event_id = $1 ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO deposit_bonus_choice (player_id, accepted, chosen_at)\n           SELECT $1::bigint, $2, $3 WHERE NOT EXISTS (SELECT FROM first_deposit WHERE player_id = $1::bigint)\n           ON CONFLICT (player_id) DO UPDATE SET accepted = $2, chosen_at = $3': Record<never, never>;
  'INSERT INTO dictionary (id, language, is_available, texts, updated_at) VALUES ($1, $2, $3, $4, $5)\n           ON CONFLICT (id, language)\n           DO UPDATE SET is_available = $3, texts = $4, updated_at = $5': Record<never, never>;
  'INSERT INTO email_change (player_id, email, requested_at, expires_at) VALUES ($1, $2, $3, $4)\n         ON CONFLICT (player_id) DO UPDATE\n           SET email = $2, digest = NULL, attempts = 0, requested_at = $3, expires_at = $4': Record<never, never>;
  'INSERT INTO event_void (idempotency_key, payload_digest, event_id, actor, asked_at, touched)\n       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO feed_state (process, source, state, reported_at) VALUES ($1, $2, $3, $4)\n               ON CONFLICT (process) DO UPDATE SET source = EXCLUDED.source,\n                 state = EXCLUDED.state, reported_at = EXCLUDED.reported_at': Record<never, never>;
  'INSERT INTO first_deposit (player_id, payment_id, at) VALUES ($1, $2, $3)\n           ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO free_round_gift (key, request_digest, provider, game, currency, stake, rounds, granted_at,\n       expires_at, granted_by, reason, refused)\n     VALUES ($1, $2, split_part($3, \':\', 1), split_part($3, \':\', 2), $4, $5, $6, $7, $8, $9, $10, \'[]\')\n     ON CONFLICT (key) DO NOTHING RETURNING id': {
    readonly id: string;
  };
  'INSERT INTO free_round_grant (reward, gift_id, player_id) VALUES ($1, $2, $3)': Record<never, never>;
  'INSERT INTO friend_code (player_id, code) VALUES ($1, $2) ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO game (provider, code, name, maker, maker_name, category, features, volatility,\n          rtp_least, rtp_most, is_demo_possible, has_free_rounds, most_win, stakes, added_at)\n        SELECT DISTINCT ON (code) $1, code, name, maker, maker_name, category, features, volatility,\n          rtp_least, rtp_most, is_demo_possible, has_free_rounds, most_win, stakes, $3::timestamptz\n        FROM jsonb_to_recordset($2::jsonb) AS offered (code text, name text, maker text, maker_name text,\n          category text, features text[], volatility text, rtp_least numeric, rtp_most numeric,\n          is_demo_possible boolean, has_free_rounds boolean, most_win bigint, stakes jsonb)\n        ORDER BY code\n        ON CONFLICT (provider, code) DO UPDATE SET name = excluded.name, maker = excluded.maker,\n          maker_name = excluded.maker_name, category = excluded.category, features = excluded.features,\n          volatility = excluded.volatility, rtp_least = excluded.rtp_least, rtp_most = excluded.rtp_most,\n          is_demo_possible = excluded.is_demo_possible,\n          has_free_rounds = excluded.has_free_rounds, most_win = excluded.most_win,\n          stakes = excluded.stakes, is_listed = true': Record<never, never>;
  'INSERT INTO game_return (provider, game, currency, day, rounds, staked, won, staked_squares)\n      SELECT provider, game, currency, (opened_at AT TIME ZONE \'UTC\')::date, count(*), sum(staked)::bigint,\n        sum(won)::bigint, sum(staked::numeric * staked)\n      FROM game_round\n      WHERE provider = ANY ($1) AND opened_at >= $2 AND closed_at IS NOT NULL AND staked > 0\n      GROUP BY 1, 2, 3, 4\n      ON CONFLICT (provider, game, currency, day) DO UPDATE SET rounds = excluded.rounds,\n        staked = excluded.staked, won = excluded.won, staked_squares = excluded.staked_squares': Record<never, never>;
  'INSERT INTO history_mail (id, player_id, idempotency_key, request_digest, kind, format, account_id,\n       from_time, to_time, language, requested_at)\n     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)': Record<never, never>;
  'INSERT INTO identity_check (player_id, provider, reference, state, language, started_at)\n     VALUES ($1, $2, $3, \'started\', $4, $5) ON CONFLICT (player_id) DO NOTHING': Record<never, never>;
  'INSERT INTO identity_check_report (provider, digest, player_id, state, reported_at, received_at)\n     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (provider, digest) DO NOTHING': Record<never, never>;
  'INSERT INTO identity_document (id, player_id, key, digest, kind, state, language, uploaded_at)\n     VALUES ($1, $2, $3, $4, $5, \'checking\', $6, $7)': Record<never, never>;
  'INSERT INTO identity_document_key (player_id, sealed, made_at) VALUES ($1, $2, $3)\n       ON CONFLICT (player_id) DO NOTHING': Record<never, never>;
  'INSERT INTO identity_document_request (player_id, kind, note, requested_at)\n     VALUES ($1, $2, $3, $4)\n     ON CONFLICT (player_id, kind) DO UPDATE SET note = excluded.note,\n       requested_at = excluded.requested_at': Record<never, never>;
  'INSERT INTO inbox_message (player_id, kind, broadcast_id, created_at, ends_at)\n     SELECT recipient, $1, $2, $3, $4 FROM unnest($5::bigint[]) AS chosen (recipient)\n     ON CONFLICT (player_id, broadcast_id) DO NOTHING RETURNING player_id': {
    readonly player_id: string;
  };
  'INSERT INTO inbox_message (player_id, kind, notice, facts, cause, created_at)\n     VALUES ($1, \'system\', $2, $3, $4, $5) ON CONFLICT (player_id, notice, cause) DO NOTHING': Record<never, never>;
  'INSERT INTO invited_friend (friend_id, inviter_id, registered_at, required, required_currency,\n             until_at, reward, reward_currency)\n           VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (friend_id) DO NOTHING': Record<never, never>;
  'INSERT INTO limit_prompt_answer (player_id, daily_limit, currency, answered_at)\n           VALUES ($1, $2, $3, $4) ON CONFLICT (player_id) DO NOTHING': Record<never, never>;
  'INSERT INTO login_failure (login_digest, network_digest, failed_at)\n           VALUES ($1, $2, $3)': Record<never, never>;
  'INSERT INTO lottery_draw (lottery, closes_at) VALUES ($1, $2)\n     ON CONFLICT ON CONSTRAINT lottery_draw_once DO NOTHING RETURNING id': {
    readonly id: string;
  };
  'INSERT INTO lottery_draw (lottery, closes_at, seed, seed_hash)\n       SELECT $1, $2, $3, $4\n       WHERE NOT EXISTS (SELECT FROM lottery_draw WHERE lottery = $1 AND closes_at = $2)\n       ON CONFLICT ON CONSTRAINT lottery_draw_once DO NOTHING': Record<never, never>;
  'INSERT INTO mail (id, kind, player_id, recipient, language, origin, payment_id, broadcast_id,\n       session_id, history_mail_id, facts, written_at, next_try_at)\n     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)': Record<never, never>;
  'INSERT INTO mail_code (player_id, purpose, digest, expires_at) VALUES ($1, $2, $3, $4)\n         ON CONFLICT (player_id, purpose) DO UPDATE SET digest = $3, expires_at = $4, attempts = 0': Record<never, never>;
  'INSERT INTO mail_link (digest, purpose, player_id, email, expires_at)\n     VALUES ($1, $2, $3, $4, $5)': Record<never, never>;
  'INSERT INTO marketing_consent (player_id, channel, is_given, source, decided_at)\n     SELECT id, $2, $3, $4, $5 FROM player WHERE id = $1 AND $3 IS DISTINCT FROM coalesce((\n       SELECT is_given FROM marketing_consent latest\n       WHERE latest.player_id = $1 AND latest.channel = $2 ORDER BY latest.id DESC LIMIT 1), false)': Record<never, never>;
  'INSERT INTO match_follow (player_id, event_id, moments, notified, match, starts_at, added_at)\n       VALUES ($1, $2, $3, $4, $5, $6, $7)\n       ON CONFLICT (player_id, event_id) DO UPDATE\n         SET moments = EXCLUDED.moments, notified = match_follow.notified || EXCLUDED.notified': Record<never, never>;
  'INSERT INTO match_result (event_id, sport, champ_id, tier, season, home_id, away_id, slug,\n         starts_at, status, result, recorded_at)\n       SELECT id, sport, champ, tier, season, home, away, slug, starts_at, status, result,\n         CASE WHEN result IS NOT NULL THEN $2::timestamptz END\n       FROM jsonb_to_recordset($1) AS given (id bigint, sport text, champ bigint, tier smallint,\n         season text, home bigint, away bigint, slug text, starts_at timestamptz, status text,\n         result jsonb)\n       ORDER BY id\n       ON CONFLICT (event_id) DO UPDATE SET starts_at = excluded.starts_at, season = excluded.season\n       WHERE match_result.status = \'scheduled\' AND excluded.status = \'scheduled\'\n         AND match_result.starts_at <> excluded.starts_at': Record<never, never>;
  'INSERT INTO match_timeline (event_id, incidents, written_at)\n     SELECT event_id, $2, $3 FROM match_result WHERE event_id = $1\n     ON CONFLICT (event_id) DO UPDATE SET incidents = excluded.incidents,\n       written_at = excluded.written_at\n     WHERE match_timeline.incidents <> excluded.incidents': Record<never, never>;
  'INSERT INTO message_requested (digest, requested_at) VALUES ($1, $2)': Record<never, never>;
  'INSERT INTO operator_account (name, roles, created_by, created_at)\n     SELECT $1, $2::text[], $3, $4\n     WHERE NOT EXISTS (SELECT FROM importmap_token WHERE name = $1)\n     ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO operator_task (kind, subject, detail, opened_at, opened_by)\n           VALUES ($1, $2, $3, $4, $5)\n           ON CONFLICT ON CONSTRAINT operator_task_once DO UPDATE SET detail = EXCLUDED.detail\n             WHERE operator_task.state = \'open\' AND operator_task.detail <> EXCLUDED.detail': Record<never, never>;
  'INSERT INTO outbox (topic, payload)\n     SELECT \'choices.changed\', jsonb_build_object(\'playerId\', $1::text, \'of\', $2::text)': Record<never, never>;
  'INSERT INTO outbox (topic, payload)\n     SELECT \'messages.changed\', jsonb_build_object(\'playerId\', id::text)\n     FROM unnest($1::bigint[]) AS changed (id)': Record<never, never>;
  'INSERT INTO outbox (topic, payload) SELECT \'bet.changed\', jsonb_build_object(\n                 \'betId\', id::text, \'playerId\', player_id::text) FROM bet WHERE id = ANY ($1)': Record<never, never>;
  'INSERT INTO outbox (topic, payload) VALUES (\'mail.written\', $1)': Record<never, never>;
  'INSERT INTO outbox (topic, payload) VALUES (\'push.written\', \'{}\')': Record<never, never>;
  'INSERT INTO passkey (player_id, credential_id, public_key, counter, transports, name, is_synced,\n       created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (credential_id) DO NOTHING': Record<never, never>;
  'INSERT INTO passkey_challenge (digest, challenge, expires_at) VALUES ($1, $2, $3)\n         ON CONFLICT (digest) DO UPDATE SET challenge = $2, expires_at = $3': Record<never, never>;
  'INSERT INTO payment (id, player_id, account_id, kind, status, provider, method_id, currency,\n       amount, idempotency_key, request_digest, language, created_at, updated_at)\n     VALUES ($1, $2, $3, \'withdrawal\', \'pending\', $4, $5, $6, $7, $8, $9, $10, $11, $11)\n     ON CONFLICT (player_id, idempotency_key) DO NOTHING': Record<never, never>;
  'INSERT INTO payment (id, player_id, account_id, kind, status, provider, method_id, currency,\n       amount, idempotency_key, request_digest, language, created_at, updated_at, deposit_means_id)\n     VALUES ($1, $2, $3, \'deposit\', \'created\', $4, $5, $6, $7, $8, $9, $10, $11, $11, $12)\n     RETURNING *': {
    readonly id: string;
    readonly player_id: string;
    readonly account_id: string;
    readonly kind: 'deposit' | 'withdrawal';
    readonly status: 'created' | 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'refunded';
    readonly provider: string;
    readonly method_id: string;
    readonly currency: string;
    readonly amount: string;
    readonly idempotency_key: string;
    readonly request_digest: Buffer;
    readonly language: string;
    readonly redirect_url: string | null;
    readonly created_at: Date;
    readonly updated_at: Date;
    readonly fixing_id: number | null;
    readonly refund_sent_at: Date | null;
    readonly deposit_means_id: string | null;
  };
  'INSERT INTO payment_event (provider, event_id, payment_id, outcome, body, received_at)\n     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (provider, event_id) DO NOTHING': Record<never, never>;
  'INSERT INTO payment_means (player_id, provider, method_id, means_id, label, used_at)\n     VALUES ($1, $2, $3, $4, $5, $6)\n     ON CONFLICT (player_id, provider, method_id, means_id)\n       DO UPDATE SET label = EXCLUDED.label, used_at = EXCLUDED.used_at': Record<never, never>;
  'INSERT INTO payment_means (player_id, provider, method_id, means_id, label, used_at, holder)\n       VALUES ($1, $2, $3, $4, $5, $6, $7)\n       ON CONFLICT (player_id, provider, method_id, means_id)\n         DO UPDATE SET label = EXCLUDED.label WHERE payment_means.holder IS NOT NULL': Record<never, never>;
  'INSERT INTO payment_reconciliation\n         (provider, day, lines, differences, completed_at, totals, found)\n       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (provider, day) DO NOTHING': Record<never, never>;
  'INSERT INTO person_key (player_id, kind, digest)\n       SELECT $1, kind, digest FROM unnest($2::text[], $3::bytea[]) AS key (kind, digest)\n       ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO person_key (player_id, kind, digest, seen_at) VALUES ($1, $2, $3, $4)\n             ON CONFLICT (player_id, kind, digest) DO UPDATE SET seen_at = $4': Record<never, never>;
  'INSERT INTO person_noted (player_id) VALUES ($1) ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO personal_data_draft (player_id, fields, saved_at) VALUES ($1, $2, $3)\n     ON CONFLICT (player_id) DO UPDATE SET fields = excluded.fields, saved_at = excluded.saved_at': Record<never, never>;
  'INSERT INTO phone_code (player_id, phone_code, phone_number, digest, sent_at, expires_at)\n         VALUES ($1, $2, $3, $4, $5, $6)\n         ON CONFLICT (player_id) DO UPDATE SET phone_code = $2, phone_number = $3, digest = $4,\n           attempts = 0, sent_at = $5, expires_at = $6, message_url = NULL': Record<never, never>;
  'INSERT INTO phone_proof (phone, purpose, digest, sent_at, expires_at)\n         VALUES ($1, $2, $3, $4, $5) ON CONFLICT (phone, purpose)\n         DO UPDATE SET digest = $3, attempts = 0, sent_at = $4, expires_at = $5': Record<never, never>;
  'INSERT INTO player (id, email, email_key, password_hash, name, surname, country, currency,\n       birthday, registration, bonus, promo_code, terms_accepted_at, registered_at)\n     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)\n     ON CONFLICT (id) DO NOTHING': Record<never, never>;
  'INSERT INTO player_favourite (player_id, kind, value, added_at, place)\n           VALUES ($1, \'game\', $2, $3, 0) ON CONFLICT (player_id, kind, value) DO NOTHING': Record<never, never>;
  'INSERT INTO player_favourite (player_id, kind, value, added_at, place)\n     SELECT $1, $2, added.value, $4, added.place\n     FROM unnest($3::text[]) WITH ORDINALITY AS added (value, place)\n     ON CONFLICT (player_id, kind, value) DO NOTHING': Record<never, never>;
  'INSERT INTO player_limit (id, player_id, limit_type, value, currency, state, requested_at,\n       started_at, ends_at, reason, term_days, return_from)\n     VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11)': Record<never, never>;
  'INSERT INTO player_note (player_id, author, key, text, written_at)\n     SELECT id, $2, $3, $4, $5 FROM player WHERE id = $1\n     ON CONFLICT (player_id, author, key) DO NOTHING RETURNING id, author, text, written_at': {
    readonly id: string;
    readonly author: string;
    readonly text: string;
    readonly written_at: Date;
  };
  'INSERT INTO player_play_time (player_id, day, played_ms, seen_at)\n       VALUES ($1, 0, 0, \'epoch\') ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO player_profile (player_id, disallow_line_sport, disallow_live_sport)\n  VALUES ($1, $2, $3)\n  ON CONFLICT (player_id) DO UPDATE SET\n    disallow_line_sport = excluded.disallow_line_sport,\n    disallow_live_sport = excluded.disallow_live_sport\n    WHERE (player_profile.disallow_line_sport, player_profile.disallow_live_sport)\n      IS DISTINCT FROM (excluded.disallow_line_sport, excluded.disallow_live_sport)': Record<never, never>;
  'INSERT INTO player_profile (player_id, email_activated) VALUES ($1, true)\n     ON CONFLICT (player_id) DO UPDATE SET email_activated = true': Record<never, never>;
  'INSERT INTO player_profile (player_id, email_activated, email_bound_at) VALUES ($1, true, $2)\n     ON CONFLICT (player_id) DO UPDATE SET email_activated = true, email_bound_at = $2': Record<never, never>;
  'INSERT INTO player_profile (player_id, email_bound_at) SELECT id, $2 FROM player\n       WHERE id = $1 AND $3 ON CONFLICT (player_id) DO UPDATE SET email_bound_at = $2': Record<never, never>;
  'INSERT INTO player_profile (player_id, has_secure_question) VALUES ($1, $2)\n     ON CONFLICT (player_id) DO UPDATE SET has_secure_question = $2': Record<never, never>;
  'INSERT INTO player_profile (player_id, has_two_factor, has_email_auth)\n     SELECT $1::bigint,\n       EXISTS (SELECT FROM two_factor WHERE player_id = $1 AND enabled_at IS NOT NULL),\n       EXISTS (SELECT FROM two_factor_channel WHERE player_id = $1 AND channel = \'email\')\n     ON CONFLICT (player_id) DO UPDATE\n       SET has_two_factor = excluded.has_two_factor, has_email_auth = excluded.has_email_auth': Record<never, never>;
  'INSERT INTO player_profile (player_id, password_changed_at) VALUES ($1, $2)\n     ON CONFLICT (player_id) DO UPDATE SET password_changed_at = $2': Record<never, never>;
  'INSERT INTO player_profile (player_id, phone_code, phone_number, phone_activated)\n             VALUES ($1, $2, $3, true)': Record<never, never>;
  'INSERT INTO player_profile (player_id, phone_code, phone_number, phone_activated,\n         phone_bound_at) VALUES ($1, $2, $3, true, $4)\n       ON CONFLICT (player_id) DO UPDATE SET phone_code = $2, phone_number = $3,\n         phone_activated = true, phone_bound_at = $4': Record<never, never>;
  'INSERT INTO player_profile AS profile (player_id, passport, passport_date,\n       registration_address, document_type_id, inn, passport_end_date)\n     VALUES ($1, coalesce($2, \'\'), $3, coalesce($4, \'\'), coalesce($5, 0), coalesce($6, \'\'),\n       nullif($7, \'\')::date)\n     ON CONFLICT (player_id) DO UPDATE SET\n       passport = coalesce($2, profile.passport),\n       passport_date = coalesce($3, profile.passport_date),\n       registration_address = coalesce($4, profile.registration_address),\n       document_type_id = coalesce($5, profile.document_type_id),\n       inn = coalesce($6, profile.inn),\n       passport_end_date = CASE WHEN $7::text IS NULL THEN profile.passport_end_date\n         ELSE nullif($7, \'\')::date END': Record<never, never>;
  'INSERT INTO player_referral (player_id, name, value, saved_at)\n             SELECT $1, entry ->> \'name\', entry -> \'value\', $3\n             FROM jsonb_array_elements($2::jsonb) AS entry': Record<never, never>;
  'INSERT INTO player_session (id, player_id, remember, epoch, created_at, last_seen_at,\n       proved_at) VALUES ($1, $2, $3, $4, $5, $5, $5)': Record<never, never>;
  'INSERT INTO player_setting (player_id, id, value, changed_at)\n           SELECT $1, changed.key, changed.value, $3 FROM jsonb_each($2) AS changed ORDER BY changed.key\n           ON CONFLICT (player_id, id) DO UPDATE SET value = excluded.value, changed_at = excluded.changed_at\n             WHERE player_setting.value IS DISTINCT FROM excluded.value': Record<never, never>;
  'INSERT INTO player_status (player_id, is_data_after_registration, updated_at)\n             VALUES ($1, true, $2)': Record<never, never>;
  'INSERT INTO player_status AS status (player_id, ban_level, ban_version,\n       is_need_identification, verification_status, is_data_after_registration, updated_at,\n       verification_types)\n     SELECT id, coalesce($2, 0), coalesce($3, 1), coalesce($4, false), coalesce($5, 1),\n       coalesce($6, false), $7, coalesce($8::smallint[], \'{}\')\n     FROM player WHERE id = $1\n     ON CONFLICT (player_id) DO UPDATE SET\n       ban_level = coalesce($2, status.ban_level),\n       ban_version = coalesce($3, status.ban_version),\n       is_need_identification = coalesce($4, status.is_need_identification),\n       verification_status = coalesce($5, status.verification_status),\n       is_data_after_registration = coalesce($6, status.is_data_after_registration),\n       updated_at = $7,\n       verification_types = coalesce($8::smallint[], status.verification_types)': Record<never, never>;
  'INSERT INTO player_status AS status (player_id, terms_agreed_at, updated_at)\n       SELECT $1, terms.published_at, $3\n       FROM (SELECT published_at FROM terms_version ORDER BY published_at DESC LIMIT 1) AS terms\n       WHERE date_trunc(\'milliseconds\', terms.published_at) = $2\n       ON CONFLICT (player_id) DO UPDATE SET terms_agreed_at = excluded.terms_agreed_at,\n         updated_at = excluded.updated_at\n       WHERE status.terms_agreed_at IS DISTINCT FROM excluded.terms_agreed_at\n       RETURNING player_id': {
    readonly player_id: string;
  };
  'INSERT INTO player_transfer (player_id, required_at)\n           SELECT id, $2 FROM player WHERE id = $1\n           ON CONFLICT (player_id) DO UPDATE SET required_at = $2, agreed_at = NULL': Record<never, never>;
  'INSERT INTO price_alert (player_id, outcome_id, event_id, direction, price, match, starts_at,\n         request_key, added_at)\n       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)\n       ON CONFLICT (player_id, outcome_id) DO UPDATE SET direction = EXCLUDED.direction,\n         price = EXCLUDED.price, request_key = EXCLUDED.request_key, added_at = EXCLUDED.added_at,\n         reached_price = NULL, reached_at = NULL\n         WHERE price_alert.request_key <> EXCLUDED.request_key': Record<never, never>;
  'INSERT INTO promo_code (code, player_id, kind, currency, amount, percent, min_coef, types,\n         expires_at)\n       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO protection_reminder (player_id, kind, shown_at) VALUES ($1, $2, $3)\n           ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO push_device (player_id, session_id, endpoint, public_key, auth_secret, added_at)\n     VALUES ($1, $2, $3, $4, $5, $6)\n     ON CONFLICT (endpoint) DO UPDATE SET session_id = EXCLUDED.session_id,\n       public_key = EXCLUDED.public_key, auth_secret = EXCLUDED.auth_secret': Record<never, never>;
  'INSERT INTO push_message (id, device_id, broadcast_id, written_at, next_try_at)\n       VALUES ($1, $2, $3, $4, $5)': Record<never, never>;
  'INSERT INTO push_message (id, device_id, notice, facts, written_at, next_try_at)\n       VALUES ($1, $2, $3, $4, $5, $6)': Record<never, never>;
  'INSERT INTO qr_sign_in (id, browser_digest, code_digest, match_number, remember, device_kind, browser,\n       operating_system, network, country, created_at, expires_at)\n     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)': Record<never, never>;
  'INSERT INTO race_result (event_id, sport, starts_at, race, recorded_at)\n           SELECT event_id, sport, starts_at, race, $2 FROM jsonb_to_recordset($1) AS given\n             (event_id bigint, sport text, starts_at timestamptz, race jsonb)\n           ON CONFLICT (event_id) DO NOTHING': Record<never, never>;
  'INSERT INTO reality_check_reply\n           (player_id, session_id, action, do_not_show_again, shown_at, replied_at)\n         VALUES ($1, $2, $3, $4, $5, $6)': Record<never, never>;
  'INSERT INTO refresh_token (digest, session_id, expires_at) VALUES ($1, $2, $3)': Record<never, never>;
  'INSERT INTO result_champ (id, sport, name, slug, country, tier, search_text)\n     SELECT id, sport, name, slug, country, tier, search FROM jsonb_to_recordset($1) AS given\n       (id bigint, sport text, name text, slug text, country text, tier smallint, search text)\n     ORDER BY id\n     ON CONFLICT (id) DO UPDATE SET name = excluded.name, slug = excluded.slug,\n       country = excluded.country, tier = excluded.tier, search_text = excluded.search_text\n     WHERE (result_champ.name, result_champ.country, result_champ.tier, result_champ.search_text)\n       IS DISTINCT FROM (excluded.name, excluded.country, excluded.tier, excluded.search_text)': Record<never, never>;
  'INSERT INTO result_side (id, sport, name, search_text)\n     SELECT id, sport, name, search FROM jsonb_to_recordset($1) AS given\n       (id bigint, sport text, name text, search text)\n     ORDER BY id\n     ON CONFLICT (id) DO UPDATE SET name = excluded.name, search_text = excluded.search_text\n     WHERE (result_side.name, result_side.search_text)\n       IS DISTINCT FROM (excluded.name, excluded.search_text)': Record<never, never>;
  'INSERT INTO return_request (player_id, kind, reason, requested_at, effective_at)\n     VALUES ($1, $2, $3, $4, $5)': Record<never, never>;
  'INSERT INTO schema_function (name, checksum) SELECT * FROM unnest($1::text[], $2::text[])\n     ON CONFLICT (name) DO UPDATE SET checksum = EXCLUDED.checksum, applied_at = now()': Record<never, never>;
  'INSERT INTO schema_migration (name, checksum) VALUES ($1, $2)': Record<never, never>;
  'INSERT INTO security_question (player_id, question, own_question, answer_hash, set_at)\n     VALUES ($1, $2, $3, $4, $5)\n     ON CONFLICT (player_id) DO UPDATE SET question = $2, own_question = $3, answer_hash = $4,\n       set_at = $5, failures = 0, failed_at = NULL': Record<never, never>;
  'INSERT INTO self_assessment (player_id, score, taken_at) VALUES ($1, $2, $3)': Record<never, never>;
  'INSERT INTO seo_page (lng, stream, sub_section, id, data, updated_at)\n           VALUES ($1, $2, $3, $4, $5, $6)\n           ON CONFLICT (lng, stream, sub_section, id) DO UPDATE SET data = $5, updated_at = $6': Record<never, never>;
  'INSERT INTO service_secret (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING': Record<never, never>;
  'INSERT INTO settlement_queue VALUES ($1) ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO shared_slip\n             (code, slip, events, shared_at, expires_at, bonus_percent, bonus_until)\n           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO shared_slip (code, slip, events, shared_at, expires_at)\n         VALUES ($1, $2, $3, $4, $5)': Record<never, never>;
  'INSERT INTO singles_answer (bet_id, answer) VALUES ($1, $2)': Record<never, never>;
  'INSERT INTO site_rule (kind, rule, updated_at) VALUES ($1, $2, $3) RETURNING id': {
    readonly id: string;
  };
  'INSERT INTO sms_message (id, player_id, topic, notice, facts, cause, next_try_at)\n     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (player_id, notice, cause) DO NOTHING': Record<never, never>;
  'INSERT INTO social_code_flow (digest, network, state, nonce, verifier, language, page, currency,\n           country_id, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)': Record<never, never>;
  'INSERT INTO social_credential_used (digest, expires_at)\n         VALUES ($1, $2) ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO social_identity (network, subject, player_id, linked_at)\n         VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO social_registration\n           (digest, network, subject, name, currency, country_id, expires_at)\n         VALUES ($1, $2, $3, $4, $5, $6, $7)': Record<never, never>;
  'INSERT INTO special_offer (key, request_digest, texts, countries, levels, starts_at, ends_at,\n       free_bet, currency, min_coef, days, created_by, created_at)\n     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)\n     ON CONFLICT (key) DO NOTHING RETURNING id': {
    readonly id: string;
  };
  'INSERT INTO special_offer_entry (offer_id, player_id, entered_at, code)\n             VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO stake_factor (player_id, factor, reason) VALUES ($1, $2, $3)': Record<never, never>;
  'INSERT INTO support_call (player_id, key, topic, phone_code, phone_number, language, window_from,\n       window_to, due_at, status, created_at, updated_at)\n     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $7, \'waiting\', $9, $9) RETURNING id': {
    readonly id: string;
  };
  'INSERT INTO support_call_attempt (call_id, ended, operator, note, at) VALUES ($1, $2, $3, $4, $5)': Record<never, never>;
  'INSERT INTO support_message (request_id, author, key, text, written_at)\n     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (request_id, key) DO NOTHING': Record<never, never>;
  'INSERT INTO support_request (player_id, key, topic, payment_topic, payment_sub_topic, payment_id,\n       language, status, created_at, updated_at)\n     VALUES ($1, $2, $3, $4, $5, $6, $7, \'open\', $8, $8) RETURNING id': {
    readonly id: string;
  };
  'INSERT INTO terms_version (published_at) VALUES ($1) RETURNING published_at': {
    readonly published_at: Date;
  };
  'INSERT INTO test_mail (id, recipient, subject, body, html, language, sent_at)\n           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING': Record<never, never>;
  'INSERT INTO test_mail_file (mail_id, position, name, media_type, content)\n           VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO test_provider_charge (id, payment_id, amount, currency, language,\n       return_success, return_fail, return_cancel, expires_at, method_id, means_id)\n     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (payment_id) DO NOTHING': Record<never, never>;
  'INSERT INTO test_provider_payout (id, payment_id, amount, currency, outcome, due_at)\n         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (payment_id) DO NOTHING': Record<never, never>;
  'INSERT INTO test_sms (id, recipient, body, language, sent_at) VALUES ($1, $2, $3, $4, $5)': Record<never, never>;
  'INSERT INTO toto_match (draw_id, place, event_id, starts_at, slug, champ, home, away)\n       SELECT $1, place, event_id, starts_at, slug, champ, home, away\n       FROM jsonb_to_recordset($2) AS given (place smallint, event_id bigint, starts_at timestamptz,\n         slug text, champ jsonb, home jsonb, away jsonb)': Record<never, never>;
  'INSERT INTO tournament (key, request_digest, texts, games, score, currency, min_stake, prizes,\n       countries, starts_at, ends_at, created_by, created_at)\n     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)\n     ON CONFLICT (key) DO NOTHING RETURNING id': {
    readonly id: string;
  };
  'INSERT INTO tournament_entry (tournament_id, player_id, account_id, entered_at)\n               VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING': Record<never, never>;
  'INSERT INTO trading_control (kind, scope, value, label, reason, changed_by, changed_at)\n     VALUES ($1, $2, $3, $4, $5, $6, $7)\n     ON CONFLICT (kind, scope) DO UPDATE SET value = EXCLUDED.value, label = EXCLUDED.label,\n       reason = EXCLUDED.reason, changed_by = EXCLUDED.changed_by, changed_at = EXCLUDED.changed_at\n     RETURNING kind, scope, value, label, reason, changed_by, changed_at': {
    readonly kind: 'suspension' | 'margin' | 'price' | 'stake';
    readonly scope: string;
    readonly value: string | null;
    readonly label: string;
    readonly reason: string;
    readonly changed_by: string;
    readonly changed_at: Date;
  };
  'INSERT INTO two_factor (player_id, secret, begun_at) VALUES ($1, $2, $3)\n     ON CONFLICT (player_id) DO UPDATE SET secret = $2, begun_at = $3, last_step = 0\n       WHERE two_factor.enabled_at IS NULL': Record<never, never>;
  'INSERT INTO two_factor_channel (player_id, channel, enabled_at) VALUES ($1, $2, $3)\n     ON CONFLICT (player_id, channel) DO NOTHING': Record<never, never>;
  'INSERT INTO two_factor_recovery (player_id, digest) SELECT $1, unnest($2::bytea[])': Record<never, never>;
  'INSERT INTO two_factor_sign_in (digest, player_id, remember, expires_at)\n         VALUES ($1, $2, $3, $4)': Record<never, never>;
  'INSERT INTO verification_event (player_id, event, kind, reason, note, happened_at)\n     VALUES ($1, $2, $3, $4, $5, $6)': Record<never, never>;
  'INSERT INTO virtual_round (channel, sport, starts_at, ends_at, card, seed, seed_hash)\n     SELECT $1, $2, $3, $4, $5, $6, $7\n     WHERE NOT EXISTS (SELECT FROM virtual_round WHERE channel = $1 AND starts_at = $3)\n     ON CONFLICT ON CONSTRAINT virtual_round_once DO NOTHING': Record<never, never>;
  'INSERT INTO withdrawal (payment_id, means_id, means_label, fee, state, steps)\n     VALUES ($1, $2, $3, $4, \'requested\', $5)': Record<never, never>;
  'INSERT INTO withdrawal_freeze (player_id, started_at, ends_at) VALUES ($1, $2, $3)': Record<never, never>;
  'NOTIFY outbox': Record<never, never>;
  'ROLLBACK': Record<never, never>;
  'SELECT (SELECT accepted FROM deposit_bonus_choice WHERE player_id = $1) AS accepted,\n    (SELECT bonus FROM player WHERE id = $1) AS registered,\n    is_reward_wanted($1, \'isBonusWanted\') AS takes_part': {
    readonly accepted: boolean | null;
    readonly registered: number | null;
    readonly takes_part: boolean | null;
  };
  'SELECT (account_id, amount, required, types, min_legs, min_coef, expires_at,\n               is_lost_on_withdrawal)\n             IS NOT DISTINCT FROM ($3::bigint, $4::bigint, $5::bigint, $6::smallint[], $7::smallint,\n               $8::numeric, $9::timestamptz, $10::boolean) AS same\n           FROM bonus WHERE player_id = $1 AND reference = $2': {
    readonly same: boolean | null;
  };
  'SELECT (draw.seed IS NULL) AS is_toto, ticket.currency, (ticket.status = \'refunded\') AS is_refund,\n    count(*)::int AS tickets, sum(ticket.prize)::bigint AS paid, max(ticket.id) AS latest,\n    (SELECT sum(stake) FROM lottery_ticket own\n     WHERE own.player_id = $2 AND own.currency = ticket.currency\n       AND own.draw_id = ANY (array_agg(ticket.draw_id)))::bigint AS staked\n  FROM lottery_ticket ticket JOIN lottery_draw draw ON draw.id = ticket.draw_id\n  WHERE ticket.id = ANY ($1::bigint[])\n  GROUP BY is_toto, ticket.currency, is_refund ORDER BY is_toto, ticket.currency, is_refund': {
    readonly is_toto: boolean;
    readonly currency: string;
    readonly is_refund: boolean;
    readonly tickets: number;
    readonly paid: string | null;
    readonly latest: string | null;
    readonly staked: string | null;
  };
  'SELECT * FROM (\n    (SELECT position, at, actor, action, subject, before, after, reason FROM audit_log\n      WHERE subject = \'player:\' || $1::text AND ($2::bigint IS NULL OR position < $2)\n      ORDER BY position DESC LIMIT 31)\n    UNION ALL\n    (SELECT position, at, actor, action, subject, before, after, reason FROM audit_log\n      WHERE actor = \'player:\' || $1::text AND subject <> \'player:\' || $1::text\n        AND ($2::bigint IS NULL OR position < $2)\n      ORDER BY position DESC LIMIT 31)\n    UNION ALL\n    (SELECT position, at, actor, action, subject, before, after, reason FROM audit_log\n      WHERE subject LIKE \'bet:%\' AND ($2::bigint IS NULL OR position < $2)\n        AND EXISTS (SELECT FROM bet WHERE bet.player_id = $1::bigint\n          AND bet.id = CASE WHEN subject LIKE \'bet:%\' THEN substr(subject, 5)::bigint END)\n      ORDER BY position DESC LIMIT 31)\n  ) AS acts ORDER BY position DESC LIMIT 31': {
    readonly position: string | null;
    readonly at: Date | null;
    readonly actor: string | null;
    readonly action: string | null;
    readonly subject: string | null;
    readonly before: unknown;
    readonly after: unknown;
    readonly reason: string | null;
  };
  'SELECT * FROM (\n    SELECT player_id, limit_type::integer AS limit_type, value::integer AS days, started_at AS since,\n      ends_at AS until\n    FROM player_limit WHERE limit_type IN (30, 33, 37) AND state = \'ACTIVE\'\n      AND (ends_at IS NULL OR ends_at > $1) AND ($2::bigint IS NULL OR player_id = $2)\n    UNION ALL\n    SELECT player_id, 0, 0, closed_at, NULL FROM account_closure\n    WHERE reopened_at IS NULL AND ($2::bigint IS NULL OR player_id = $2)\n  ) AS kept_out ORDER BY since DESC, player_id, limit_type LIMIT 200': {
    readonly player_id: string | null;
    readonly limit_type: number | null;
    readonly days: number | null;
    readonly since: Date | null;
    readonly until: Date | null;
  };
  'SELECT * FROM (\n    SELECT public_id, created_at, GREATEST(created_at, last_seen_at, last_active_at) AS seen_at,\n  device_kind, browser, operating_system, network, country, ended_at, end_reason,\n  ended_at IS NULL AND EXISTS (\n    SELECT FROM refresh_token t WHERE t.session_id = s.id AND t.expires_at > $2) AS is_alive FROM player_session s\n    WHERE player_id = $1 AND created_at > $3\n      AND created_at >= $4::timestamptz AND created_at < $5::timestamptz\n      AND ($6::text IS NULL OR coalesce(device_kind, \'other\') = $6)\n      AND ($8::uuid IS NULL OR (created_at, public_id) < (\n        SELECT created_at, public_id FROM player_session WHERE player_id = $1 AND public_id = $8))\n  ) listed\n  WHERE $7::text IS NULL OR is_alive = ($7 = \'alive\')\n  ORDER BY created_at DESC, public_id DESC LIMIT $9': {
    readonly public_id: string;
    readonly created_at: Date;
    readonly seen_at: Date | null;
    readonly device_kind: 'phone' | 'tablet' | 'computer' | 'other' | null;
    readonly browser: string | null;
    readonly operating_system: string | null;
    readonly network: string | null;
    readonly country: string | null;
    readonly ended_at: Date | null;
    readonly end_reason: string | null;
    readonly is_alive: boolean | null;
  };
  'SELECT * FROM payment WHERE id = $1 ': {
    readonly id: string;
    readonly player_id: string;
    readonly account_id: string;
    readonly kind: 'deposit' | 'withdrawal';
    readonly status: 'created' | 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'refunded';
    readonly provider: string;
    readonly method_id: string;
    readonly currency: string;
    readonly amount: string;
    readonly idempotency_key: string;
    readonly request_digest: Buffer;
    readonly language: string;
    readonly redirect_url: string | null;
    readonly created_at: Date;
    readonly updated_at: Date;
    readonly fixing_id: number | null;
    readonly refund_sent_at: Date | null;
    readonly deposit_means_id: string | null;
  };
  'SELECT * FROM payment WHERE id = $1 FOR UPDATE': {
    readonly id: string;
    readonly player_id: string;
    readonly account_id: string;
    readonly kind: 'deposit' | 'withdrawal';
    readonly status: 'created' | 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'refunded';
    readonly provider: string;
    readonly method_id: string;
    readonly currency: string;
    readonly amount: string;
    readonly idempotency_key: string;
    readonly request_digest: Buffer;
    readonly language: string;
    readonly redirect_url: string | null;
    readonly created_at: Date;
    readonly updated_at: Date;
    readonly fixing_id: number | null;
    readonly refund_sent_at: Date | null;
    readonly deposit_means_id: string | null;
  };
  'SELECT * FROM payment WHERE player_id = $1\n  AND created_at >= $2::timestamptz AND created_at < $3::timestamptz\n  AND ($4::text IS NULL OR kind = $4)\n  AND ($5::text IS NULL OR CASE $5\n    WHEN \'open\' THEN status IN (\'created\', \'pending\')\n    WHEN \'succeeded\' THEN status = \'succeeded\'\n    ELSE status IN (\'failed\', \'cancelled\', \'refunded\') END)\n  AND ($6::text IS NULL OR account_id = $6)\n       AND ($7::timestamptz IS NULL OR (created_at, id) < ($7, $8::uuid))\n     ORDER BY created_at DESC, id DESC LIMIT $9': {
    readonly id: string;
    readonly player_id: string;
    readonly account_id: string;
    readonly kind: 'deposit' | 'withdrawal';
    readonly status: 'created' | 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'refunded';
    readonly provider: string;
    readonly method_id: string;
    readonly currency: string;
    readonly amount: string;
    readonly idempotency_key: string;
    readonly request_digest: Buffer;
    readonly language: string;
    readonly redirect_url: string | null;
    readonly created_at: Date;
    readonly updated_at: Date;
    readonly fixing_id: number | null;
    readonly refund_sent_at: Date | null;
    readonly deposit_means_id: string | null;
  };
  'SELECT * FROM payment WHERE player_id = $1 AND idempotency_key = $2': {
    readonly id: string;
    readonly player_id: string;
    readonly account_id: string;
    readonly kind: 'deposit' | 'withdrawal';
    readonly status: 'created' | 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'refunded';
    readonly provider: string;
    readonly method_id: string;
    readonly currency: string;
    readonly amount: string;
    readonly idempotency_key: string;
    readonly request_digest: Buffer;
    readonly language: string;
    readonly redirect_url: string | null;
    readonly created_at: Date;
    readonly updated_at: Date;
    readonly fixing_id: number | null;
    readonly refund_sent_at: Date | null;
    readonly deposit_means_id: string | null;
  };
  'SELECT * FROM person_match WHERE decision IS NULL ORDER BY id LIMIT 200': {
    readonly id: string;
    readonly player_id: string | null;
    readonly excluded_player_id: string;
    readonly kind: string;
    readonly digest: Buffer;
    readonly found_at: Date;
    readonly decision: 'same-person' | 'other-person' | null;
    readonly decided_by: string | null;
    readonly decided_at: Date | null;
  };
  'SELECT * FROM person_match WHERE id = $1 FOR UPDATE': {
    readonly id: string;
    readonly player_id: string | null;
    readonly excluded_player_id: string;
    readonly kind: string;
    readonly digest: Buffer;
    readonly found_at: Date;
    readonly decision: 'same-person' | 'other-person' | null;
    readonly decided_by: string | null;
    readonly decided_at: Date | null;
  };
  'SELECT * FROM phone_code WHERE player_id = $1': {
    readonly player_id: string;
    readonly phone_code: string;
    readonly phone_number: string;
    readonly digest: Buffer;
    readonly attempts: number;
    readonly sent_at: Date;
    readonly expires_at: Date;
    readonly message_url: string | null;
  };
  'SELECT * FROM phone_code WHERE player_id = $1 FOR UPDATE': {
    readonly player_id: string;
    readonly phone_code: string;
    readonly phone_number: string;
    readonly digest: Buffer;
    readonly attempts: number;
    readonly sent_at: Date;
    readonly expires_at: Date;
    readonly message_url: string | null;
  };
  'SELECT * FROM player WHERE email_key = $1': {
    readonly id: string;
    readonly email: string | null;
    readonly email_key: string | null;
    readonly password_hash: string;
    readonly name: string;
    readonly surname: string;
    readonly country: string;
    readonly currency: string;
    readonly birthday: Date | null;
    readonly registration: 'full' | 'one-click' | 'phone' | 'social';
    readonly bonus: 0 | 1 | 2;
    readonly promo_code: string | null;
    readonly terms_accepted_at: Date;
    readonly registered_at: Date;
  };
  'SELECT * FROM player WHERE id = $1': {
    readonly id: string;
    readonly email: string | null;
    readonly email_key: string | null;
    readonly password_hash: string;
    readonly name: string;
    readonly surname: string;
    readonly country: string;
    readonly currency: string;
    readonly birthday: Date | null;
    readonly registration: 'full' | 'one-click' | 'phone' | 'social';
    readonly bonus: 0 | 1 | 2;
    readonly promo_code: string | null;
    readonly terms_accepted_at: Date;
    readonly registered_at: Date;
  };
  'SELECT * FROM social_registration WHERE digest = $1 AND expires_at > $2': {
    readonly digest: Buffer;
    readonly network: string;
    readonly subject: string;
    readonly name: string | null;
    readonly currency: string;
    readonly country_id: number;
    readonly expires_at: Date;
  };
  'SELECT * FROM support_call WHERE id = $1 FOR UPDATE': {
    readonly id: string;
    readonly player_id: string;
    readonly key: string;
    readonly topic: 'account' | 'payments' | 'bets' | 'protection' | 'technical' | 'other';
    readonly phone_code: string;
    readonly phone_number: string;
    readonly language: string;
    readonly window_from: Date;
    readonly window_to: Date;
    readonly due_at: Date;
    readonly status: 'waiting' | 'reached' | 'refused' | 'unreached' | 'cancelled';
    readonly taken_by: string | null;
    readonly taken_at: Date | null;
    readonly created_at: Date;
    readonly updated_at: Date;
  };
  'SELECT * FROM support_call WHERE player_id = $1 AND created_at >= $2\n     ORDER BY created_at DESC, id DESC LIMIT $3': {
    readonly id: string;
    readonly player_id: string;
    readonly key: string;
    readonly topic: 'account' | 'payments' | 'bets' | 'protection' | 'technical' | 'other';
    readonly phone_code: string;
    readonly phone_number: string;
    readonly language: string;
    readonly window_from: Date;
    readonly window_to: Date;
    readonly due_at: Date;
    readonly status: 'waiting' | 'reached' | 'refused' | 'unreached' | 'cancelled';
    readonly taken_by: string | null;
    readonly taken_at: Date | null;
    readonly created_at: Date;
    readonly updated_at: Date;
  };
  'SELECT * FROM support_call WHERE status <> \'waiting\'\n           ORDER BY updated_at DESC, id DESC LIMIT $1': {
    readonly id: string;
    readonly player_id: string;
    readonly key: string;
    readonly topic: 'account' | 'payments' | 'bets' | 'protection' | 'technical' | 'other';
    readonly phone_code: string;
    readonly phone_number: string;
    readonly language: string;
    readonly window_from: Date;
    readonly window_to: Date;
    readonly due_at: Date;
    readonly status: 'waiting' | 'reached' | 'refused' | 'unreached' | 'cancelled';
    readonly taken_by: string | null;
    readonly taken_at: Date | null;
    readonly created_at: Date;
    readonly updated_at: Date;
  };
  'SELECT * FROM support_call WHERE status = \'waiting\' ORDER BY due_at, id LIMIT $1': {
    readonly id: string;
    readonly player_id: string;
    readonly key: string;
    readonly topic: 'account' | 'payments' | 'bets' | 'protection' | 'technical' | 'other';
    readonly phone_code: string;
    readonly phone_number: string;
    readonly language: string;
    readonly window_from: Date;
    readonly window_to: Date;
    readonly due_at: Date;
    readonly status: 'waiting' | 'reached' | 'refused' | 'unreached' | 'cancelled';
    readonly taken_by: string | null;
    readonly taken_at: Date | null;
    readonly created_at: Date;
    readonly updated_at: Date;
  };
  'SELECT * FROM test_provider_charge\n         WHERE decided_at IS NOT NULL AND acknowledged_at IS NULL ORDER BY decided_at LIMIT 100': {
    readonly id: string;
    readonly payment_id: string;
    readonly amount: string;
    readonly currency: string;
    readonly language: string;
    readonly return_success: string;
    readonly return_fail: string;
    readonly return_cancel: string;
    readonly outcome: 'succeeded' | 'failed' | 'cancelled' | null;
    readonly expires_at: Date;
    readonly decided_at: Date;
    readonly acknowledged_at: Date | null;
    readonly refunded_at: Date | null;
    readonly method_id: string;
    readonly means_id: string | null;
  };
  'SELECT * FROM test_provider_charge WHERE id = $1': {
    readonly id: string;
    readonly payment_id: string;
    readonly amount: string;
    readonly currency: string;
    readonly language: string;
    readonly return_success: string;
    readonly return_fail: string;
    readonly return_cancel: string;
    readonly outcome: 'succeeded' | 'failed' | 'cancelled' | null;
    readonly expires_at: Date;
    readonly decided_at: Date | null;
    readonly acknowledged_at: Date | null;
    readonly refunded_at: Date | null;
    readonly method_id: string;
    readonly means_id: string | null;
  };
  'SELECT * FROM test_provider_charge WHERE payment_id = $1': {
    readonly id: string;
    readonly payment_id: string;
    readonly amount: string;
    readonly currency: string;
    readonly language: string;
    readonly return_success: string;
    readonly return_fail: string;
    readonly return_cancel: string;
    readonly outcome: 'succeeded' | 'failed' | 'cancelled' | null;
    readonly expires_at: Date;
    readonly decided_at: Date | null;
    readonly acknowledged_at: Date | null;
    readonly refunded_at: Date | null;
    readonly method_id: string;
    readonly means_id: string | null;
  };
  'SELECT * FROM withdrawal_turnover($1)': {
    readonly deposited: string | null;
    readonly staked: string | null;
  };
  'SELECT 1': {
    readonly '?column?': number;
  };
  'SELECT 1 FROM limit_prompt_answer WHERE player_id = $1': {
    readonly '?column?': number;
  };
  'SELECT 1 FROM payment\n         WHERE player_id = $1 AND kind = \'deposit\' AND status = \'succeeded\' LIMIT 1': {
    readonly '?column?': number;
  };
  'SELECT 1 FROM secure_data_grant JOIN player_session session ON session.id = session_id\n               WHERE digest = $1 AND session_id = $2 AND expires_at > $3 AND ended_at IS NULL': {
    readonly '?column?': number;
  };
  'SELECT CASE WHEN bonus.reference LIKE \'insurance:%\' THEN \'insurance\'\n      ELSE replace(bonus.reference, \':\' || bonus.player_id, \'\') END AS name, account.currency,\n    count(*)::int AS count, (count(*) FILTER (WHERE state = \'active\'))::int AS active,\n    sum(bonus.amount)::bigint AS given, sum(required)::bigint AS required,\n    sum(wagered)::bigint AS wagered,\n    coalesce(sum(ended.returned), 0)::bigint AS returned,\n    coalesce(sum(ended.converted), 0)::bigint AS converted,\n    coalesce(sum(account.balance + account.in_play) FILTER (WHERE state = \'active\'), 0)::bigint\n      AS remaining\n  FROM bonus\n  JOIN account ON account.id = bonus.account_id\n  CROSS JOIN LATERAL (\n    SELECT sum(-entry.amount) FILTER (WHERE journal.kind = \'bonus-ended\') AS returned,\n      sum(-entry.amount) FILTER (WHERE journal.kind = \'bonus-converted\') AS converted\n    FROM generate_series(0, bonus.resumed) AS revision\n    JOIN journal ON journal.source IN (\'bonus-ended\', \'bonus-converted\')\n      AND journal.external_id = settlement_reference(bonus.id, revision::smallint)\n    JOIN entry ON entry.journal_id = journal.id AND entry.account_id = bonus.account_id\n  ) AS ended\n  WHERE given_at >= $1 AND given_at < $2\n  GROUP BY 1, 2 ORDER BY given DESC, 1, 2 LIMIT $3': {
    readonly name: string | null;
    readonly currency: string;
    readonly count: number;
    readonly active: number;
    readonly given: string | null;
    readonly required: string | null;
    readonly wagered: string | null;
    readonly returned: string;
    readonly converted: string;
    readonly remaining: string;
  };
  'SELECT CASE WHEN journal.kind = \'bonus-ended\' THEN \'bonus\'\n      WHEN journal.kind LIKE \'prizes-%\' THEN \'prizes\'\n      WHEN journal.kind LIKE \'free-round-%\' THEN \'free-rounds\' ELSE journal.kind END AS kind,\n    entry.currency, count(*) FILTER (WHERE entry.amount < 0)::int AS count,\n    coalesce(sum(-entry.amount) FILTER (WHERE entry.amount < 0), 0)::bigint AS paid,\n    coalesce(sum(entry.amount) FILTER (WHERE entry.amount > 0), 0)::bigint AS returned\n  FROM journal\n  JOIN entry ON entry.journal_id = journal.id\n  JOIN account ON account.id = entry.account_id AND account.kind = \'promotions\'\n  WHERE journal.kind IN (\'bonus\', \'bonus-ended\', \'promotion\', \'cashback\', \'referral\',\n      \'prizes-reserved\', \'prizes-returned\', \'free-round-win\', \'free-round-win-returned\')\n    AND journal.at >= $1 AND journal.at < $2\n  GROUP BY 1, 2 ORDER BY 1, 2': {
    readonly kind: string;
    readonly currency: string;
    readonly count: number;
    readonly paid: string;
    readonly returned: string;
  };
  'SELECT DISTINCT ON (channel) channel, is_given FROM marketing_consent\n     WHERE player_id = $1 ORDER BY channel, id DESC': {
    readonly channel: 'page' | 'mail' | 'push';
    readonly is_given: boolean;
  };
  'SELECT DISTINCT bet.id FROM bet_leg leg JOIN bet ON bet.id = leg.bet_id AND bet.ended_by IS NULL\n  WHERE leg.event_id = $1 AND leg.result IS DISTINCT FROM \'void\' AND leg.paid_early IS NULL AND ((($2::text[] IS NULL OR split_part(leg.outcome_id, \'~\', 2) = ANY ($2))\n    AND ($3::text[] IS NULL OR leg.outcome_id = ANY ($3))) OR EXISTS (SELECT FROM unnest(CASE WHEN split_part(leg.outcome_id, \'~\', 2) = \'builder\'\n      THEN string_to_array(split_part(leg.outcome_id, \'~\', 3), \'+\') END) WITH ORDINALITY AS part (code, place)\n    WHERE leg.part_results[place] IS DISTINCT FROM \'void\'\n      AND ($2::text[] IS NULL OR split_part(code, \':\', 1) = ANY ($2))\n      AND ($3::text[] IS NULL OR $1::bigint || \'~\' || replace(code, \':\', \'~\') = ANY ($3)))) ORDER BY bet.id': {
    readonly id: string;
  };
  'SELECT DISTINCT event_id FROM bet_leg\n               WHERE result IS NULL AND (facts->>\'startsAt\')::bigint <= $1': {
    readonly event_id: string;
  };
  'SELECT DISTINCT event_id FROM match_follow': {
    readonly event_id: string;
  };
  'SELECT DISTINCT event_id FROM match_follow WHERE event_id = $1': {
    readonly event_id: string;
  };
  'SELECT DISTINCT event_id, outcome_id, direction, price FROM price_alert\n  WHERE reached_at IS NULL': {
    readonly event_id: string;
    readonly outcome_id: string;
    readonly direction: 'at-least' | 'at-most';
    readonly price: string;
  };
  'SELECT DISTINCT event_id, outcome_id, direction, price FROM price_alert\n  WHERE reached_at IS NULL AND event_id = $1': {
    readonly event_id: string;
    readonly outcome_id: string;
    readonly direction: 'at-least' | 'at-most';
    readonly price: string;
  };
  'SELECT DISTINCT leg.bet_id\n           FROM jsonb_to_recordset($2) AS wanted ("outcomeId" text, result text)\n           JOIN bet_leg leg ON leg.outcome_id = wanted."outcomeId" OR EXISTS (\n             SELECT FROM unnest(string_to_array(split_part(leg.outcome_id, \'~\', 3), \'+\'))\n               WITH ORDINALITY AS part (code, place)\n             WHERE $1::bigint || \'~\' || replace(code, \':\', \'~\') = wanted."outcomeId"\n               AND leg.part_results[place] <> wanted.result)\n           JOIN bet ON bet.id = leg.bet_id AND bet.ended_by IS NULL\n           WHERE leg.event_id = $1 AND leg.paid_early IS NULL AND (leg.result <> wanted.result\n             OR leg.part_results IS NOT NULL) ORDER BY leg.bet_id': {
    readonly bet_id: string;
  };
  'SELECT DISTINCT outcome_id FROM bet_leg WHERE event_id = $1 AND result IS NULL': {
    readonly outcome_id: string;
  };
  'SELECT DISTINCT payment.id FROM journal\n     JOIN payment ON payment.id = journal.external_id::uuid AND payment.provider = $1\n     WHERE journal.kind IN (\'deposit\', \'refund\', \'withdrawal-paid\')\n       AND journal.source IN (\'payment\', \'refund\', \'withdrawal-end\')\n       AND journal.at >= $2 AND journal.at < $3': {
    readonly id: string;
  };
  'SELECT DISTINCT player_id AS id FROM player_limit\n         WHERE limit_type IN (30, 37) AND state = \'ACTIVE\' AND is_excluded(player_id, $1)\n           AND NOT EXISTS (SELECT FROM person_noted noted WHERE noted.player_id = player_limit.player_id)\n         LIMIT 500': {
    readonly id: string;
  };
  'SELECT DISTINCT player_id FROM behaviour_flag WHERE player_id = ANY ($1::bigint[]) AND ended_at IS NULL': {
    readonly player_id: string;
  };
  'SELECT DISTINCT player_id FROM lottery_ticket WHERE notice_due LIMIT $1': {
    readonly player_id: string;
  };
  'SELECT DISTINCT provider, game FROM game_session WHERE player_id = $1': {
    readonly provider: string;
    readonly game: string;
  };
  'SELECT EXISTS (SELECT FROM bet_leg\n               WHERE event_id = $1 AND result IS NULL AND facts ? \'earlyPayout\') AS has': {
    readonly has: boolean;
  };
  'SELECT EXISTS (SELECT FROM first_deposit WHERE player_id = $1) AS deposited,\n             (SELECT id FROM bonus WHERE player_id = $1 AND reference = $2) AS bonus': {
    readonly deposited: boolean;
    readonly bonus: string | null;
  };
  'SELECT EXISTS (SELECT FROM identity_document later, identity_document this\n       WHERE this.id = $1 AND later.player_id = $2 AND later.kind = $3 AND later.state = \'accepted\'\n         AND later.uploaded_at > this.uploaded_at) AS is_replaced': {
    readonly is_replaced: boolean;
  };
  'SELECT EXISTS (SELECT FROM operator_account\n       WHERE name <> $1 AND \'admin\' = ANY (roles) AND switched_off_at IS NULL) AS found': {
    readonly found: boolean;
  };
  'SELECT EXISTS (SELECT FROM operator_account\n       WHERE password_hash IS NOT NULL AND switched_off_at IS NULL) AS found': {
    readonly found: boolean;
  };
  'SELECT FROM account WHERE id = $1 AND player_id = $2 AND kind = \'player\'': Record<never, never>;
  'SELECT FROM audit_log WHERE subject = $1 AND after ? \'auditFault\' AND at > $2 LIMIT 1': Record<never, never>;
  'SELECT FROM bet WHERE player_id = $1 AND idempotency_key = $2': Record<never, never>;
  'SELECT FROM bet_leg WHERE event_id = $1 AND result IS NULL LIMIT 1': Record<never, never>;
  'SELECT FROM challenge_day WHERE id = $1 FOR NO KEY UPDATE': Record<never, never>;
  'SELECT FROM login_failure WHERE login_digest = $1 AND failed_at > $2 LIMIT $3': Record<never, never>;
  'SELECT FROM lottery_draw WHERE lottery = $1 AND status = \'open\' AND closes_at > $2': Record<never, never>;
  'SELECT FROM payment WHERE id = $1 AND player_id = $2 AND kind = $3': Record<never, never>;
  'SELECT FROM payment WHERE player_id = $1 AND kind = \'deposit\' AND status = \'succeeded\' LIMIT 1': Record<never, never>;
  'SELECT FROM payment_means WHERE player_id = $1 AND provider = $2 AND method_id = $3\n       AND means_id = $4 AND holder IS NOT NULL': Record<never, never>;
  'SELECT FROM player WHERE email_key = $1': Record<never, never>;
  'SELECT FROM player WHERE id = $1': Record<never, never>;
  'SELECT FROM player WHERE id = $1 FOR NO KEY UPDATE': Record<never, never>;
  'SELECT FROM player_session WHERE id = $1 AND proved_at > $2 AND ended_at IS NULL': Record<never, never>;
  'SELECT FROM price_alert WHERE player_id = $1 AND outcome_id = $2 AND request_key = $3': Record<never, never>;
  'SELECT FROM promo_code_use WHERE code = $1 AND player_id = $2': Record<never, never>;
  'SELECT FROM sms_message WHERE player_id = $1 AND handed_over_at > $2\n       AND (topic = \'account\') = $3': Record<never, never>;
  'SELECT FROM two_factor_recovery WHERE player_id = $1': Record<never, never>;
  'SELECT accept_articles($1, $2)': {
    readonly accept_articles: string | null;
  };
  'SELECT activate_account($1, $2) AS outcome': {
    readonly outcome: string | null;
  };
  'SELECT add_account($1, $2) AS answer': {
    readonly answer: unknown;
  };
  'SELECT after->>\'database\' AS digest FROM audit_log\n     WHERE subject = $1 AND after->>\'schema\' = $2 ORDER BY position LIMIT 1': {
    readonly digest: string | null;
  };
  'SELECT amount FROM lottery_jackpot WHERE lottery = $1 AND currency = $2 FOR UPDATE': {
    readonly amount: string;
  };
  'SELECT amount, currency FROM payment WHERE id = $1': {
    readonly amount: string;
    readonly currency: string;
  };
  'SELECT append_audit($1, $2, $3, $4, $5, $6, $7) AS position': {
    readonly position: string | null;
  };
  'SELECT audit_faults AS position FROM audit_faults()': {
    readonly position: string | null;
  };
  'SELECT balance FROM account WHERE id = $1': {
    readonly balance: string | null;
  };
  'SELECT ban_level > 0 AS is_banned FROM player_status WHERE player_id = $1': {
    readonly is_banned: boolean;
  };
  'SELECT ban_level, ban_version, is_need_identification, verification_status,\n       verification_types, is_data_after_registration\n     FROM player_status WHERE player_id = $1': {
    readonly ban_level: number;
    readonly ban_version: number;
    readonly is_need_identification: boolean;
    readonly verification_status: number;
    readonly verification_types: number[];
    readonly is_data_after_registration: boolean;
  };
  'SELECT before, (SELECT count(*) FROM bet\n       WHERE player_id = $1 AND placed_at < before AND status <> \'open\') AS hidden\n     FROM cleared_history WHERE player_id = $1': {
    readonly before: Date;
    readonly hidden: string | null;
  };
  'SELECT bet.id, bet.player_id, bet.account_id, bet.currency, bet.status, bet.stake,\n    bet.sold_stake, bet.payout, bet.ended_by, bet.settled_at,\n    account.type IN (0, 9) AND is_of_own_money(bet) AS is_own_money,\n    coalesce((SELECT sum(amount) FROM bet_cash_out WHERE bet_id = bet.id), 0)::bigint AS sold_for,\n    (SELECT min(price::numeric)::text FROM bet_leg WHERE bet_id = bet.id) AS lowest_price,\n    own.rate AS own_rate, target.rate AS target_rate,\n    coalesce(known.staked, 0)::bigint AS known_staked,\n    coalesce(known.returned, 0)::bigint AS known_returned,\n    coalesce(known.club_stake, 0)::bigint AS known_club_stake,\n    coalesce(known.points, 0)::bigint AS known_points\n  FROM bet\n  JOIN account ON account.id = bet.account_id\n  LEFT JOIN counted_bet known ON known.bet_id = bet.id\n  LEFT JOIN journal ON journal.source = \'bet\' AND journal.external_id = bet.id::text\n  LEFT JOIN exchange_rate own\n    ON own.fixing_id = journal.fixing_id AND own.currency = bet.currency\n  LEFT JOIN exchange_rate target ON target.fixing_id = journal.fixing_id AND target.currency = $2\n  WHERE bet.id = ANY ($1::bigint[]) ORDER BY bet.settled_at NULLS LAST, bet.id': {
    readonly id: string;
    readonly player_id: string;
    readonly account_id: string;
    readonly currency: string;
    readonly status: 'open' | 'won' | 'lost' | 'refunded';
    readonly stake: string;
    readonly sold_stake: string;
    readonly payout: string | null;
    readonly ended_by: 'void' | 'cash-out' | null;
    readonly settled_at: Date | null;
    readonly is_own_money: boolean;
    readonly sold_for: string | null;
    readonly lowest_price: string | null;
    readonly own_rate: string | null;
    readonly target_rate: string | null;
    readonly known_staked: string;
    readonly known_returned: string;
    readonly known_club_stake: string;
    readonly known_points: string;
  };
  'SELECT bet.id, bet.type, bet.currency, bet.stake - bet.sold_stake AS stake,\n    bet.max_payout, bet.terms,\n    (SELECT json_agg(json_build_object(\'outcomeId\', outcome_id, \'price\', coalesce(settled_price, price),\n       \'result\', result, \'partResults\', part_results, \'places\', shared_places, \'tied\', tied) ORDER BY position)\n     FROM bet_leg WHERE bet_id = bet.id) AS legs\n  FROM bet WHERE id = ANY ($1) AND status = ANY ($2) ORDER BY id': {
    readonly id: string;
    readonly type: number;
    readonly currency: string;
    readonly stake: string;
    readonly max_payout: string;
    readonly terms: unknown;
    readonly legs: unknown;
  };
  'SELECT bet.id, bet.type, bet.status, bet.account_id, bet.currency, bet.stake,\n  bet.total_odds, bet.possible_return, bet.payout, bet.balance_after, bet.placed_at,\n  bet.settled_at, bet.settlement, bet.payload_digest, bet.max_payout, bet.terms,\n  bet.sold_stake, bet.possible_left, bet.automatic_cash_out, bet.ended_by, bet.changed_into,\n  (SELECT json_agg(json_build_object(\'at\', (extract(epoch FROM sale.at) * 1000)::bigint,\n     \'stake\', sale.stake, \'amount\', sale.amount, \'isAutomatic\', sale.is_automatic) ORDER BY sale.at)\n   FROM bet_cash_out sale WHERE sale.bet_id = bet.id) AS sales,\n  (SELECT json_agg(json_strip_nulls(json_build_object(\'at\',\n     (extract(epoch FROM correction.at) * 1000)::bigint, \'status\', correction.status,\n     \'payout\', correction.payout, \'reason\', correction.reason,\n     \'voidReason\', correction.void_reason)) ORDER BY correction.revision)\n   FROM bet_correction correction WHERE correction.bet_id = bet.id) AS corrections,\n  (SELECT json_strip_nulls(json_build_object(\'state\', loss.state, \'refusal\', loss.refusal,\n     \'at\', CASE WHEN loss.state = \'given\' THEN (extract(epoch FROM loss.decided_at) * 1000)::bigint END,\n     \'amount\', loss.amount))\n   FROM insured_loss loss WHERE loss.bet_id = bet.id\n     AND (loss.state = \'given\' OR (bet.status = \'lost\' AND bet.ended_by IS NULL))) AS insured,\n  (SELECT answer FROM singles_answer WHERE bet_id = bet.id) AS answer,\n  (SELECT json_agg(leg.facts || jsonb_build_object(\'outcomeId\', leg.outcome_id,\n     \'eventId\', leg.event_id, \'price\', leg.price, \'result\', leg.result, \'score\', leg.score,\n      \'voidReason\', leg.void_reason, \'settledPrice\', leg.settled_price, \'deduction\', leg.deduction,\n      \'paidEarly\', leg.paid_early, \'partResults\', leg.part_results, \'places\', leg.shared_places, \'tied\', leg.tied)\n     ORDER BY leg.position)\n   FROM bet_leg leg WHERE leg.bet_id = bet.id) AS legs FROM bet\n           WHERE bet.player_id = $1\n  AND bet.placed_at >= $2::timestamptz AND bet.placed_at < $3::timestamptz\n  AND ($4::text IS NULL OR CASE $4\n    WHEN \'open\' THEN bet.status = \'open\'\n    WHEN \'settled\' THEN bet.status <> \'open\'\n    WHEN \'cashed-out\' THEN bet.ended_by IS NOT DISTINCT FROM \'cash-out\'\n    WHEN \'returned\' THEN bet.status = \'refunded\' AND bet.ended_by IS DISTINCT FROM \'cash-out\'\n    ELSE bet.status = $4 AND bet.ended_by IS DISTINCT FROM \'cash-out\' END)\n  AND ($5::smallint IS NULL OR bet.type = $5)\n  AND ($6::bigint IS NULL OR bet.account_id = $6)\n  AND ($7::bigint IS NULL OR bet.id = $7)\n  AND ($7 IS NOT NULL OR bet.status = \'open\' OR bet.placed_at >= coalesce(\n    (SELECT before FROM cleared_history WHERE cleared_history.player_id = $1), \'-infinity\')) AND ($8::bigint IS NULL OR (bet.placed_at, bet.id) <\n             (SELECT last.placed_at, last.id FROM bet last WHERE last.id = $8 AND last.player_id = $1))\n           ORDER BY bet.placed_at DESC, bet.id DESC LIMIT $9': {
    readonly id: string;
    readonly type: number;
    readonly status: 'open' | 'won' | 'lost' | 'refunded';
    readonly account_id: string;
    readonly currency: string;
    readonly stake: string;
    readonly total_odds: string;
    readonly possible_return: string;
    readonly payout: string | null;
    readonly balance_after: string;
    readonly placed_at: Date;
    readonly settled_at: Date | null;
    readonly settlement: unknown;
    readonly payload_digest: string;
    readonly max_payout: string;
    readonly terms: unknown;
    readonly sold_stake: string;
    readonly possible_left: string | null;
    readonly automatic_cash_out: string | null;
    readonly ended_by: 'void' | 'cash-out' | null;
    readonly changed_into: string | null;
    readonly sales: unknown;
    readonly corrections: unknown;
    readonly insured: unknown;
    readonly answer: unknown;
    readonly legs: unknown;
  };
  'SELECT bet.id, bet.type, bet.status, bet.account_id, bet.currency, bet.stake,\n  bet.total_odds, bet.possible_return, bet.payout, bet.balance_after, bet.placed_at,\n  bet.settled_at, bet.settlement, bet.payload_digest, bet.max_payout, bet.terms,\n  bet.sold_stake, bet.possible_left, bet.automatic_cash_out, bet.ended_by, bet.changed_into,\n  (SELECT json_agg(json_build_object(\'at\', (extract(epoch FROM sale.at) * 1000)::bigint,\n     \'stake\', sale.stake, \'amount\', sale.amount, \'isAutomatic\', sale.is_automatic) ORDER BY sale.at)\n   FROM bet_cash_out sale WHERE sale.bet_id = bet.id) AS sales,\n  (SELECT json_agg(json_strip_nulls(json_build_object(\'at\',\n     (extract(epoch FROM correction.at) * 1000)::bigint, \'status\', correction.status,\n     \'payout\', correction.payout, \'reason\', correction.reason,\n     \'voidReason\', correction.void_reason)) ORDER BY correction.revision)\n   FROM bet_correction correction WHERE correction.bet_id = bet.id) AS corrections,\n  (SELECT json_strip_nulls(json_build_object(\'state\', loss.state, \'refusal\', loss.refusal,\n     \'at\', CASE WHEN loss.state = \'given\' THEN (extract(epoch FROM loss.decided_at) * 1000)::bigint END,\n     \'amount\', loss.amount))\n   FROM insured_loss loss WHERE loss.bet_id = bet.id\n     AND (loss.state = \'given\' OR (bet.status = \'lost\' AND bet.ended_by IS NULL))) AS insured,\n  (SELECT answer FROM singles_answer WHERE bet_id = bet.id) AS answer,\n  (SELECT json_agg(leg.facts || jsonb_build_object(\'outcomeId\', leg.outcome_id,\n     \'eventId\', leg.event_id, \'price\', leg.price, \'result\', leg.result, \'score\', leg.score,\n      \'voidReason\', leg.void_reason, \'settledPrice\', leg.settled_price, \'deduction\', leg.deduction,\n      \'paidEarly\', leg.paid_early, \'partResults\', leg.part_results, \'places\', leg.shared_places, \'tied\', leg.tied)\n     ORDER BY leg.position)\n   FROM bet_leg leg WHERE leg.bet_id = bet.id) AS legs FROM bet WHERE id = $1 AND player_id = $2': {
    readonly id: string;
    readonly type: number;
    readonly status: 'open' | 'won' | 'lost' | 'refunded';
    readonly account_id: string;
    readonly currency: string;
    readonly stake: string;
    readonly total_odds: string;
    readonly possible_return: string;
    readonly payout: string | null;
    readonly balance_after: string;
    readonly placed_at: Date;
    readonly settled_at: Date | null;
    readonly settlement: unknown;
    readonly payload_digest: string;
    readonly max_payout: string;
    readonly terms: unknown;
    readonly sold_stake: string;
    readonly possible_left: string | null;
    readonly automatic_cash_out: string | null;
    readonly ended_by: 'void' | 'cash-out' | null;
    readonly changed_into: string | null;
    readonly sales: unknown;
    readonly corrections: unknown;
    readonly insured: unknown;
    readonly answer: unknown;
    readonly legs: unknown;
  };
  'SELECT bet.id, bet.type, bet.status, bet.account_id, bet.currency, bet.stake,\n  bet.total_odds, bet.possible_return, bet.payout, bet.balance_after, bet.placed_at,\n  bet.settled_at, bet.settlement, bet.payload_digest, bet.max_payout, bet.terms,\n  bet.sold_stake, bet.possible_left, bet.automatic_cash_out, bet.ended_by, bet.changed_into,\n  (SELECT json_agg(json_build_object(\'at\', (extract(epoch FROM sale.at) * 1000)::bigint,\n     \'stake\', sale.stake, \'amount\', sale.amount, \'isAutomatic\', sale.is_automatic) ORDER BY sale.at)\n   FROM bet_cash_out sale WHERE sale.bet_id = bet.id) AS sales,\n  (SELECT json_agg(json_strip_nulls(json_build_object(\'at\',\n     (extract(epoch FROM correction.at) * 1000)::bigint, \'status\', correction.status,\n     \'payout\', correction.payout, \'reason\', correction.reason,\n     \'voidReason\', correction.void_reason)) ORDER BY correction.revision)\n   FROM bet_correction correction WHERE correction.bet_id = bet.id) AS corrections,\n  (SELECT json_strip_nulls(json_build_object(\'state\', loss.state, \'refusal\', loss.refusal,\n     \'at\', CASE WHEN loss.state = \'given\' THEN (extract(epoch FROM loss.decided_at) * 1000)::bigint END,\n     \'amount\', loss.amount))\n   FROM insured_loss loss WHERE loss.bet_id = bet.id\n     AND (loss.state = \'given\' OR (bet.status = \'lost\' AND bet.ended_by IS NULL))) AS insured,\n  (SELECT answer FROM singles_answer WHERE bet_id = bet.id) AS answer,\n  (SELECT json_agg(leg.facts || jsonb_build_object(\'outcomeId\', leg.outcome_id,\n     \'eventId\', leg.event_id, \'price\', leg.price, \'result\', leg.result, \'score\', leg.score,\n      \'voidReason\', leg.void_reason, \'settledPrice\', leg.settled_price, \'deduction\', leg.deduction,\n      \'paidEarly\', leg.paid_early, \'partResults\', leg.part_results, \'places\', leg.shared_places, \'tied\', leg.tied)\n     ORDER BY leg.position)\n   FROM bet_leg leg WHERE leg.bet_id = bet.id) AS legs FROM bet WHERE player_id = $1 AND idempotency_key = $2': {
    readonly id: string;
    readonly type: number;
    readonly status: 'open' | 'won' | 'lost' | 'refunded';
    readonly account_id: string;
    readonly currency: string;
    readonly stake: string;
    readonly total_odds: string;
    readonly possible_return: string;
    readonly payout: string | null;
    readonly balance_after: string;
    readonly placed_at: Date;
    readonly settled_at: Date | null;
    readonly settlement: unknown;
    readonly payload_digest: string;
    readonly max_payout: string;
    readonly terms: unknown;
    readonly sold_stake: string;
    readonly possible_left: string | null;
    readonly automatic_cash_out: string | null;
    readonly ended_by: 'void' | 'cash-out' | null;
    readonly changed_into: string | null;
    readonly sales: unknown;
    readonly corrections: unknown;
    readonly insured: unknown;
    readonly answer: unknown;
    readonly legs: unknown;
  };
  'SELECT bet.id, bet.type, bet.status, bet.account_id, bet.currency, bet.stake,\n  bet.total_odds, bet.possible_return, bet.payout, bet.balance_after, bet.placed_at,\n  bet.settled_at, bet.settlement, bet.payload_digest, bet.max_payout, bet.terms,\n  bet.sold_stake, bet.possible_left, bet.automatic_cash_out, bet.ended_by, bet.changed_into,\n  (SELECT json_agg(json_build_object(\'at\', (extract(epoch FROM sale.at) * 1000)::bigint,\n     \'stake\', sale.stake, \'amount\', sale.amount, \'isAutomatic\', sale.is_automatic) ORDER BY sale.at)\n   FROM bet_cash_out sale WHERE sale.bet_id = bet.id) AS sales,\n  (SELECT json_agg(json_strip_nulls(json_build_object(\'at\',\n     (extract(epoch FROM correction.at) * 1000)::bigint, \'status\', correction.status,\n     \'payout\', correction.payout, \'reason\', correction.reason,\n     \'voidReason\', correction.void_reason)) ORDER BY correction.revision)\n   FROM bet_correction correction WHERE correction.bet_id = bet.id) AS corrections,\n  (SELECT json_strip_nulls(json_build_object(\'state\', loss.state, \'refusal\', loss.refusal,\n     \'at\', CASE WHEN loss.state = \'given\' THEN (extract(epoch FROM loss.decided_at) * 1000)::bigint END,\n     \'amount\', loss.amount))\n   FROM insured_loss loss WHERE loss.bet_id = bet.id\n     AND (loss.state = \'given\' OR (bet.status = \'lost\' AND bet.ended_by IS NULL))) AS insured,\n  (SELECT answer FROM singles_answer WHERE bet_id = bet.id) AS answer,\n  (SELECT json_agg(leg.facts || jsonb_build_object(\'outcomeId\', leg.outcome_id,\n     \'eventId\', leg.event_id, \'price\', leg.price, \'result\', leg.result, \'score\', leg.score,\n      \'voidReason\', leg.void_reason, \'settledPrice\', leg.settled_price, \'deduction\', leg.deduction,\n      \'paidEarly\', leg.paid_early, \'partResults\', leg.part_results, \'places\', leg.shared_places, \'tied\', leg.tied)\n     ORDER BY leg.position)\n   FROM bet_leg leg WHERE leg.bet_id = bet.id) AS legs, bet.player_id FROM bet WHERE id = $1': {
    readonly id: string;
    readonly type: number;
    readonly status: 'open' | 'won' | 'lost' | 'refunded';
    readonly account_id: string;
    readonly currency: string;
    readonly stake: string;
    readonly total_odds: string;
    readonly possible_return: string;
    readonly payout: string | null;
    readonly balance_after: string;
    readonly placed_at: Date;
    readonly settled_at: Date | null;
    readonly settlement: unknown;
    readonly payload_digest: string;
    readonly max_payout: string;
    readonly terms: unknown;
    readonly sold_stake: string;
    readonly possible_left: string | null;
    readonly automatic_cash_out: string | null;
    readonly ended_by: 'void' | 'cash-out' | null;
    readonly changed_into: string | null;
    readonly sales: unknown;
    readonly corrections: unknown;
    readonly insured: unknown;
    readonly answer: unknown;
    readonly legs: unknown;
    readonly player_id: string;
  };
  'SELECT bet.player_id, bet.currency, bet.status, bet.ended_by, bet.stake, bet.sold_stake,\n    bet.terms->\'insurance\' AS insurance,\n    (SELECT json_agg(json_build_object(\'price\', price, \'result\', result, \'places\', shared_places,\n       \'tied\', tied) ORDER BY position)\n     FROM bet_leg WHERE bet_id = bet.id) AS legs\n  FROM bet JOIN insured_loss loss ON loss.bet_id = bet.id AND loss.state = \'waiting\'\n  WHERE bet.id = $1 FOR NO KEY UPDATE OF loss': {
    readonly player_id: string;
    readonly currency: string;
    readonly status: 'open' | 'won' | 'lost' | 'refunded';
    readonly ended_by: 'void' | 'cash-out' | null;
    readonly stake: string;
    readonly sold_stake: string;
    readonly insurance: unknown;
    readonly legs: unknown;
  };
  'SELECT bet_id FROM backed_pair_cursor FOR UPDATE': {
    readonly bet_id: string;
  };
  'SELECT bet_id FROM insured_loss loss WHERE state = \'waiting\' AND NOT EXISTS (\n             SELECT FROM bet_leg WHERE bet_leg.bet_id = loss.bet_id AND result IS NULL)\n           AND NOT EXISTS (\n             SELECT FROM bonus JOIN account ON account.id = bonus.account_id\n             JOIN bet ON bet.id = loss.bet_id AND bet.currency = account.currency\n             WHERE bonus.player_id = loss.player_id AND bonus.state = \'active\')\n           AND NOT EXISTS (\n             SELECT FROM player_status status\n             WHERE status.player_id = loss.player_id AND ban_level > 0)\n           ORDER BY bet_id LIMIT $1': {
    readonly bet_id: string;
  };
  'SELECT bet_id, points, counted_at FROM counted_bet WHERE player_id = $1 AND points > 0\n           ORDER BY counted_at DESC, bet_id DESC LIMIT $2': {
    readonly bet_id: string;
    readonly points: string;
    readonly counted_at: Date;
  };
  'SELECT birthday IS NULL OR birthday > ($2::date - make_interval(years => $3)) AS is_younger\n           FROM player WHERE id = $1': {
    readonly is_younger: boolean;
  };
  'SELECT birthday::text, status.verification_status AS verification\n     FROM player LEFT JOIN player_status AS status ON status.player_id = player.id\n     WHERE player.id = $1 FOR NO KEY UPDATE OF player': {
    readonly birthday: string | null;
    readonly verification: number | null;
  };
  'SELECT bonus.id, account_id, currency, balance, amount, required, wagered, types,\n    min_legs, min_coef::text, given_at, expires_at, state, ended_at\n  FROM bonus JOIN account ON account.id = account_id\n  WHERE bonus.player_id = $1 ORDER BY bonus.id DESC LIMIT 50': {
    readonly id: string;
    readonly account_id: string;
    readonly currency: string;
    readonly balance: string | null;
    readonly amount: string;
    readonly required: string;
    readonly wagered: string;
    readonly types: number[] | null;
    readonly min_legs: number;
    readonly min_coef: string;
    readonly given_at: Date;
    readonly expires_at: Date;
    readonly state: 'active' | 'converted' | 'ended';
    readonly ended_at: Date | null;
  };
  'SELECT buy_lottery_ticket($1) AS answer': {
    readonly answer: unknown;
  };
  'SELECT call_id, ended, operator, note, at FROM support_call_attempt\n     WHERE call_id = ANY($1) ORDER BY id': {
    readonly call_id: string;
    readonly ended: 'reached' | 'no-answer' | 'refused';
    readonly operator: string;
    readonly note: string;
    readonly at: Date;
  };
  'SELECT cancel_lottery_draw($1, $2)': {
    readonly cancel_lottery_draw: number | null;
  };
  'SELECT cancel_lottery_draw($1, $2) AS tickets': {
    readonly tickets: number | null;
  };
  'SELECT cancel_tournament($1, $2) AS done': {
    readonly done: boolean | null;
  };
  'SELECT cash_out_bet($1, $2, $3, $4, $5, $6, $7, $8, $9) AS answer': {
    readonly answer: unknown;
  };
  'SELECT category FROM game WHERE provider = $1 AND code = $2': {
    readonly category: string;
  };
  'SELECT champ.id, champ.sport, champ.name, champ.slug, champ.country, latest.season\n  FROM result_champ champ JOIN LATERAL (SELECT season, starts_at FROM match_result match\n    WHERE match.champ_id = champ.id AND match.status <> \'scheduled\'\n    ORDER BY match.starts_at DESC, match.event_id DESC LIMIT 1) latest ON true WHERE champ.sport = $1 ORDER BY champ.tier, champ.name': {
    readonly id: string;
    readonly sport: string;
    readonly name: string;
    readonly slug: string;
    readonly country: string;
    readonly season: string;
  };
  'SELECT champ.id, champ.sport, champ.name, champ.slug, champ.country, played.season\n           FROM (SELECT champ_id, max(season) AS season, max(starts_at) AS last FROM match_result\n             WHERE status <> \'scheduled\' AND (home_id = $1 OR away_id = $1) GROUP BY champ_id) played\n           JOIN result_champ champ ON champ.id = played.champ_id ORDER BY played.last DESC': {
    readonly id: string;
    readonly sport: string;
    readonly name: string;
    readonly slug: string;
    readonly country: string;
    readonly season: string;
  };
  'SELECT change_bet($1, $2)': {
    readonly change_bet: string | null;
  };
  'SELECT channel FROM two_factor_channel WHERE player_id = $1 ORDER BY channel': {
    readonly channel: 'email' | 'phone';
  };
  'SELECT channel, topic, is_on FROM contact_choice WHERE player_id = $1': {
    readonly channel: 'page' | 'mail' | 'push' | 'sms';
    readonly topic: string;
    readonly is_on: boolean;
  };
  'SELECT claim FROM (\n    SELECT \'day:\' || $3 || \':\' || number AS claim, 0 AS rank, number::bigint AS nth\n    FROM generate_series(1, $4::int) AS number\n    UNION ALL\n    SELECT \'try:\' || id, 1, id FROM bonus_game_try\n    WHERE player_id = $1 AND game = $2 AND prize = \'try\' AND finished_at IS NOT NULL AND expires_at > $5\n  ) AS open\n  WHERE NOT EXISTS (SELECT FROM bonus_game_try AS used\n    WHERE used.player_id = $1 AND used.game = $2 AND used.claim = open.claim)\n  ORDER BY rank, nth': {
    readonly claim: string | null;
  };
  'SELECT close_account($1, $2, $3) AS outcome': {
    readonly outcome: string | null;
  };
  'SELECT close_challenge_day($1, $2)': {
    readonly close_challenge_day: boolean | null;
  };
  'SELECT close_tournament($1, $2)': {
    readonly close_tournament: boolean | null;
  };
  'SELECT close_tournament($1, $2) AS done': {
    readonly done: boolean | null;
  };
  'SELECT closed_at FROM account_closure WHERE player_id = $1 AND reopened_at IS NULL': {
    readonly closed_at: Date;
  };
  'SELECT coalesce(ban_level, 0) > 0 AS is_banned,\n       EXISTS (SELECT FROM player_limit WHERE player_limit.player_id = player.id\n         AND limit_type = ANY ($2) AND state = \'ACTIVE\'\n         AND (ends_at IS NULL OR ends_at > $3)) AS is_excluded\n     FROM player LEFT JOIN player_status ON player_status.player_id = player.id\n     WHERE email_key = $1': {
    readonly is_banned: boolean;
    readonly is_excluded: boolean;
  };
  'SELECT coalesce(status.ban_level, 0) > 0 AS banned,\n    \'\' IN (player.name, player.surname) OR player.birthday IS NULL AS is_nameless,\n    EXISTS (SELECT FROM person_noted WHERE player_id = player.id) AS is_noted,\n    is_matched(player.id, $2) AS is_matched,\n    is_closed(player.id) AS is_closed,\n    coalesce(terms.published_at > coalesce(status.terms_agreed_at, player.terms_accepted_at), false) AS terms_changed\n  FROM player LEFT JOIN player_status AS status ON status.player_id = player.id\n    LEFT JOIN (SELECT max(published_at) AS published_at FROM terms_version) AS terms\n      ON true\n  WHERE player.id = $1': {
    readonly banned: boolean;
    readonly is_nameless: boolean;
    readonly is_noted: boolean;
    readonly is_matched: boolean | null;
    readonly is_closed: boolean | null;
    readonly terms_changed: boolean;
  };
  'SELECT coalesce(status.ban_level, 0) > 0 AS is_banned,\n         \'\' IN (player.name, player.surname) OR player.birthday IS NULL AS is_nameless\n       FROM player LEFT JOIN player_status AS status ON status.player_id = player.id\n       WHERE player.id = $1': {
    readonly is_banned: boolean;
    readonly is_nameless: boolean;
  };
  'SELECT coalesce(status.terms_agreed_at, player.terms_accepted_at) AS agreed_at\n     FROM player LEFT JOIN player_status AS status ON status.player_id = player.id\n     WHERE player.id = $1': {
    readonly agreed_at: Date;
  };
  'SELECT coalesce(sum(amount), 0)::bigint AS withdrawn FROM payment\n     WHERE player_id = $1 AND account_id = $2 AND kind = \'withdrawal\'\n       AND status IN (\'pending\', \'succeeded\') AND created_at > $3': {
    readonly withdrawn: string;
  };
  'SELECT coalesce(sum(extract(epoch FROM upper(stay) - lower(stay))), 0)::float8 AS seconds\n     FROM (\n       SELECT unnest(range_agg(tstzrange(greatest(created_at, $2), least(coalesce(ended_at, $3), $3))))\n         AS stay\n       FROM player_session\n       WHERE player_id = $1 AND created_at < $3 AND coalesce(ended_at, $3) > $2\n     ) AS stays': {
    readonly seconds: number;
  };
  'SELECT code FROM friend_code WHERE player_id = $1': {
    readonly code: string;
  };
  'SELECT code, kind, currency, amount, percent, min_coef, types, expires_at FROM promo_code\n           WHERE player_id = $1 AND expires_at > $2 AND NOT EXISTS (\n             SELECT FROM promo_code_use used\n             WHERE used.code = promo_code.code AND used.player_id = $1)\n           ORDER BY expires_at, code LIMIT 50': {
    readonly code: string;
    readonly kind: 'free-bet' | 'win-boost';
    readonly currency: string;
    readonly amount: string | null;
    readonly percent: string | null;
    readonly min_coef: string | null;
    readonly types: number[] | null;
    readonly expires_at: Date;
  };
  'SELECT code, kind, currency, amount, percent, min_coef, types, expires_at FROM promo_code\n  WHERE code = $1 AND (player_id IS NULL OR player_id = $2)': {
    readonly code: string;
    readonly kind: 'free-bet' | 'win-boost';
    readonly currency: string;
    readonly amount: string | null;
    readonly percent: string | null;
    readonly min_coef: string | null;
    readonly types: number[] | null;
    readonly expires_at: Date;
  };
  'SELECT code, kind, currency, amount, percent, min_coef, types, expires_at, player_id FROM promo_code WHERE code = $1': {
    readonly code: string;
    readonly kind: 'free-bet' | 'win-boost';
    readonly currency: string;
    readonly amount: string | null;
    readonly percent: string | null;
    readonly min_coef: string | null;
    readonly types: number[] | null;
    readonly expires_at: Date;
    readonly player_id: string | null;
  };
  'SELECT code, kind, currency, amount, percent, min_coef, types, expires_at, player_id, (\n    SELECT coalesce(jsonb_agg(one), \'[]\') FROM (\n      SELECT used.player_id::text AS player, used.bet_id::text AS bet\n      FROM promo_code_use used WHERE used.code = promo_code.code\n      ORDER BY used.bet_id LIMIT 100) one) AS uses, (\n    SELECT count(*)::integer FROM promo_code_use used WHERE used.code = promo_code.code) AS use_count, (\n    SELECT coalesce(sum(entry.amount), 0)::text\n    FROM promo_code_use used JOIN bet ON bet.id = used.bet_id\n      JOIN journal ON journal.source = \'promotion\'\n        AND journal.external_id = bet.player_id || \':\' || bet.idempotency_key\n      JOIN entry ON entry.journal_id = journal.id AND entry.amount > 0\n    WHERE used.code = promo_code.code) AS staked\n  FROM promo_code\n  WHERE ($1::bigint IS NULL OR player_id = $1) AND ($2::text IS NULL OR code = $2)\n    AND ($3::timestamptz IS NULL OR expires_at < $3 OR (expires_at = $3 AND code > $4))\n  ORDER BY expires_at DESC, code LIMIT $5': {
    readonly code: string;
    readonly kind: 'free-bet' | 'win-boost';
    readonly currency: string;
    readonly amount: string | null;
    readonly percent: string | null;
    readonly min_coef: string | null;
    readonly types: number[] | null;
    readonly expires_at: Date;
    readonly player_id: string | null;
    readonly uses: unknown;
    readonly use_count: number | null;
    readonly staked: string | null;
  };
  'SELECT conversion.id, conversion.request_digest, conversion.taken, conversion.given,\n    conversion.source_rate::text AS source_rate, conversion.target_rate::text AS target_rate,\n    conversion.target_id, conversion.converted_at, source.currency AS source_currency,\n    target.currency AS target_currency\n  FROM account_conversion conversion\n  JOIN account source ON source.id = conversion.source_id\n  JOIN account target ON target.id = conversion.target_id WHERE conversion.player_id = $1\n  ORDER BY conversion.converted_at DESC, conversion.id LIMIT $2': {
    readonly id: string;
    readonly request_digest: Buffer;
    readonly taken: string;
    readonly given: string;
    readonly source_rate: string;
    readonly target_rate: string;
    readonly target_id: string;
    readonly converted_at: Date;
    readonly source_currency: string;
    readonly target_currency: string;
  };
  'SELECT conversion.id, conversion.request_digest, conversion.taken, conversion.given,\n    conversion.source_rate::text AS source_rate, conversion.target_rate::text AS target_rate,\n    conversion.target_id, conversion.converted_at, source.currency AS source_currency,\n    target.currency AS target_currency\n  FROM account_conversion conversion\n  JOIN account source ON source.id = conversion.source_id\n  JOIN account target ON target.id = conversion.target_id WHERE conversion.player_id = $1 AND conversion.idempotency_key = $2': {
    readonly id: string;
    readonly request_digest: Buffer;
    readonly taken: string;
    readonly given: string;
    readonly source_rate: string;
    readonly target_rate: string;
    readonly target_id: string;
    readonly converted_at: Date;
    readonly source_currency: string;
    readonly target_currency: string;
  };
  'SELECT convert_account($1, $2, $3, $4, $5, $6, $7) AS outcome': {
    readonly outcome: string | null;
  };
  'SELECT count(*) FILTER (WHERE status = \'waiting\')::int AS waiting,\n       count(*) FILTER (WHERE created_at > $2)::int AS requested\n     FROM support_call WHERE player_id = $1': {
    readonly waiting: number;
    readonly requested: number;
  };
  'SELECT count(*) FROM account_conversion WHERE player_id = $1 AND converted_at > $2': {
    readonly count: string;
  };
  'SELECT count(*) FROM history_mail WHERE player_id = $1 AND requested_at > $2': {
    readonly count: string;
  };
  'SELECT count(*)::int AS count FROM identity_document\n     WHERE player_id = $1 AND uploaded_at > $2': {
    readonly count: number;
  };
  'SELECT count(*)::int AS count FROM identity_document WHERE state = \'checking\'': {
    readonly count: number;
  };
  'SELECT count(*)::int AS count FROM support_call WHERE (status = \'waiting\') = $1': {
    readonly count: number;
  };
  'SELECT count(*)::int AS count FROM support_message WHERE request_id = $1': {
    readonly count: number;
  };
  'SELECT count(*)::int AS count FROM support_request WHERE player_id = $1 AND status = \'open\'': {
    readonly count: number;
  };
  'SELECT count(*)::int AS count FROM support_request WHERE status = $1': {
    readonly count: number;
  };
  'SELECT count(*)::int AS count FROM trading_control': {
    readonly count: number;
  };
  'SELECT count(*)::int AS others FROM price_alert\n       WHERE player_id = $1 AND outcome_id <> $2 AND reached_at IS NULL': {
    readonly others: number;
  };
  'SELECT count(*)::int AS unread FROM inbox_message\n           WHERE player_id = $1 AND read_at IS NULL AND archived_at IS NULL\n             AND (ends_at IS NULL OR ends_at > $2) AND ($3 OR kind <> \'promotion\')': {
    readonly unread: number;
  };
  'SELECT count(*)::integer AS count FROM captcha_attempt\n         WHERE address_digest = $1 AND failed_at > $2 AND kind = ANY ($3)': {
    readonly count: number;
  };
  'SELECT count(*)::integer AS count, min(failed_at) AS oldest\n           FROM login_failure\n           WHERE login_digest = $1 AND network_digest = $3 AND failed_at > $2': {
    readonly count: number;
    readonly oldest: Date | null;
  };
  'SELECT count_challenge(queued.day_id, false, $1)\n           FROM (SELECT DISTINCT day_id FROM challenge_queue ORDER BY 1) queued': {
    readonly count_challenge: string | null;
  };
  'SELECT count_tournament(queued.tournament_id)\n           FROM (SELECT DISTINCT tournament_id FROM tournament_queue ORDER BY 1) queued': {
    readonly count_tournament: string | null;
  };
  'SELECT currency FROM player WHERE id = $1': {
    readonly currency: string;
  };
  'SELECT currency, count(*) AS bets, sum(own)::bigint AS staked,\n             sum(CASE WHEN status = \'open\' THEN own - least(own, sold_stake) ELSE 0 END)::bigint\n               AS open,\n             sum(returned)::bigint AS returned\n           FROM (\n             SELECT bet.currency, bet.status, bet.sold_stake,\n               CASE WHEN (bet.terms->>\'isStakeFree\')::boolean THEN 0 ELSE bet.stake END AS own,\n               CASE WHEN bet.ended_by = \'cash-out\' THEN 0 ELSE coalesce(bet.payout, 0) END\n                 + CASE WHEN bet.ended_by = \'cash-out\' OR bet.sold_stake > 0 THEN (\n                     SELECT coalesce(sum(sale.amount), 0) FROM bet_cash_out sale\n                     WHERE sale.bet_id = bet.id) ELSE 0 END AS returned\n             FROM bet WHERE bet.player_id = $1\n  AND bet.placed_at >= $2::timestamptz AND bet.placed_at < $3::timestamptz\n  AND ($4::text IS NULL OR CASE $4\n    WHEN \'open\' THEN bet.status = \'open\'\n    WHEN \'settled\' THEN bet.status <> \'open\'\n    WHEN \'cashed-out\' THEN bet.ended_by IS NOT DISTINCT FROM \'cash-out\'\n    WHEN \'returned\' THEN bet.status = \'refunded\' AND bet.ended_by IS DISTINCT FROM \'cash-out\'\n    ELSE bet.status = $4 AND bet.ended_by IS DISTINCT FROM \'cash-out\' END)\n  AND ($5::smallint IS NULL OR bet.type = $5)\n  AND ($6::bigint IS NULL OR bet.account_id = $6)\n  AND ($7::bigint IS NULL OR bet.id = $7)\n  AND ($7 IS NOT NULL OR bet.status = \'open\' OR bet.placed_at >= coalesce(\n    (SELECT before FROM cleared_history WHERE cleared_history.player_id = $1), \'-infinity\'))\n           ) own_bet GROUP BY currency ORDER BY currency': {
    readonly currency: string;
    readonly bets: string;
    readonly staked: string | null;
    readonly open: string | null;
    readonly returned: string | null;
  };
  'SELECT currency, count(*) AS payments,\n       coalesce(sum(amount) FILTER (WHERE kind = \'deposit\' AND status = \'succeeded\'), 0)::bigint\n         AS deposited,\n       coalesce(sum(amount) FILTER (WHERE kind = \'withdrawal\' AND status = \'succeeded\'), 0)::bigint\n         AS withdrawn\n     FROM payment WHERE player_id = $1\n  AND created_at >= $2::timestamptz AND created_at < $3::timestamptz\n  AND ($4::text IS NULL OR kind = $4)\n  AND ($5::text IS NULL OR CASE $5\n    WHEN \'open\' THEN status IN (\'created\', \'pending\')\n    WHEN \'succeeded\' THEN status = \'succeeded\'\n    ELSE status IN (\'failed\', \'cancelled\', \'refunded\') END)\n  AND ($6::text IS NULL OR account_id = $6) GROUP BY currency ORDER BY currency': {
    readonly currency: string;
    readonly payments: string;
    readonly deposited: string;
    readonly withdrawn: string;
  };
  'SELECT currency, count(*) AS rounds, sum(staked)::bigint AS staked,\n             coalesce(sum(staked) FILTER (WHERE closed_at IS NULL), 0)::bigint AS open,\n             coalesce(sum(won) FILTER (WHERE closed_at IS NOT NULL), 0)::bigint AS returned\n           FROM game_round WHERE player_id = $1\n  AND opened_at >= $2::timestamptz AND opened_at < $3::timestamptz\n  AND ($4::text IS NULL OR CASE $4\n    WHEN \'open\' THEN closed_at IS NULL\n    WHEN \'won\' THEN closed_at IS NOT NULL AND won > staked\n    WHEN \'lost\' THEN closed_at IS NOT NULL AND won < staked\n    ELSE closed_at IS NOT NULL AND won = staked END)\n  AND ($5::text[] IS NULL OR provider || \':\' || game = ANY ($5))\n  AND ($6::bigint IS NULL OR account_id = $6)\n  AND ($7::bigint IS NULL OR id = $7) GROUP BY currency ORDER BY currency': {
    readonly currency: string;
    readonly rounds: string;
    readonly staked: string | null;
    readonly open: string;
    readonly returned: string;
  };
  'SELECT currency, count(*)::int AS bets, coalesce(sum(payout), 0)::bigint AS paid,\n       max(id) AS latest\n     FROM bet WHERE id = ANY ($1::bigint[]) GROUP BY currency ORDER BY currency': {
    readonly currency: string;
    readonly bets: number;
    readonly paid: string;
    readonly latest: string | null;
  };
  'SELECT currency, is_reward_wanted(id, \'isBonusWanted\') AS is_wanted FROM player WHERE id = $1': {
    readonly currency: string;
    readonly is_wanted: boolean | null;
  };
  'SELECT currency, rate FROM exchange_rate\n           WHERE fixing_id = fixing_at($1) AND currency = ANY ($2)': {
    readonly currency: string;
    readonly rate: string;
  };
  'SELECT currency, rate FROM exchange_rate WHERE fixing_id = fixing_at($1)': {
    readonly currency: string;
    readonly rate: string;
  };
  'SELECT currency, rate::text AS rate FROM exchange_rate\n           WHERE fixing_id = fixing_at($1) AND currency = ANY ($2)': {
    readonly currency: string;
    readonly rate: string;
  };
  'SELECT currency, staked, jackpot_after, categories FROM lottery_pool WHERE draw_id = $1\n     ORDER BY currency': {
    readonly currency: string;
    readonly staked: string;
    readonly jackpot_after: string;
    readonly categories: unknown;
  };
  'SELECT data FROM seo_page\n           WHERE lng = $1 AND stream = $2 AND sub_section = $3 AND id = $4 FOR UPDATE': {
    readonly data: unknown;
  };
  'SELECT day, played_ms, seen_at FROM player_play_time WHERE player_id = $1': {
    readonly day: number;
    readonly played_ms: string;
    readonly seen_at: Date;
  };
  'SELECT day, played_ms, seen_at FROM player_play_time WHERE player_id = $1 FOR UPDATE': {
    readonly day: number;
    readonly played_ms: string;
    readonly seen_at: Date;
  };
  'SELECT day.id, texts, games, goal, target, multiplier, starts_at, ends_at,\n    day.state AS day_state, purse.currency, purse.min_stake, purse.prize, purse.places,\n    (SELECT count(*)::int FROM challenge_entry taken\n     WHERE taken.day_id = day.id AND taken.currency = purse.currency) AS taken,\n    own.id AS account_id, entry.entered_at, entry.progress, entry.won_at, entry.paid_at\n  FROM challenge_day day\n  JOIN challenge ON challenge.id = day.challenge_id\n  JOIN player ON player.id = $1\n  LEFT JOIN challenge_entry entry ON entry.day_id = day.id AND entry.player_id = player.id\n  LEFT JOIN LATERAL (\n    SELECT account.id, account.currency FROM account\n    JOIN challenge_purse held ON held.challenge_id = challenge.id AND held.currency = account.currency\n    WHERE account.kind = \'player\' AND account.player_id = player.id AND account.type <> 4\n      AND account.closed_at IS NULL\n    ORDER BY account.type, account.id LIMIT 1\n  ) own ON true\n  JOIN challenge_purse purse ON purse.challenge_id = challenge.id\n    AND purse.currency = coalesce(entry.currency, own.currency)\n  WHERE ($3::bigint IS NULL OR day.id = $3) AND ends_at > $4\n    AND CASE WHEN entry.day_id IS NULL\n      THEN challenge.state = \'running\' AND day.state = \'open\' AND starts_at <= $2 AND ends_at > $2\n        AND (countries IS NULL OR player.country = ANY (countries))\n      ELSE true END\n  ORDER BY day.id': {
    readonly id: string;
    readonly texts: unknown;
    readonly games: string[];
    readonly goal: 'rounds' | 'games' | 'multiplier';
    readonly target: number;
    readonly multiplier: number | null;
    readonly starts_at: Date;
    readonly ends_at: Date;
    readonly day_state: 'open' | 'closed';
    readonly currency: string;
    readonly min_stake: string;
    readonly prize: string;
    readonly places: number;
    readonly taken: number | null;
    readonly account_id: string;
    readonly entered_at: Date | null;
    readonly progress: number | null;
    readonly won_at: Date | null;
    readonly paid_at: Date | null;
  };
  'SELECT day_id, player_id FROM challenge_entry due\n           WHERE won_at <= $1 AND paid_at IS NULL AND NOT EXISTS (\n             SELECT FROM player_status status\n             WHERE status.player_id = due.player_id AND ban_level > 0)\n           ORDER BY won_at, day_id, player_id LIMIT $2': {
    readonly day_id: string;
    readonly player_id: string;
  };
  'SELECT decision, closed_at FROM return_request WHERE player_id = $1\n     ORDER BY requested_at DESC, id DESC LIMIT 1': {
    readonly decision: 'approved' | 'refused' | null;
    readonly closed_at: Date | null;
  };
  'SELECT device_kind, browser, operating_system, country, created_at FROM player_session WHERE id = $1': {
    readonly device_kind: 'phone' | 'tablet' | 'computer' | 'other' | null;
    readonly browser: string | null;
    readonly operating_system: string | null;
    readonly country: string | null;
    readonly created_at: Date;
  };
  'SELECT digest, attempts, expires_at FROM mail_code\n             WHERE player_id = $1 AND purpose = $2 FOR UPDATE': {
    readonly digest: Buffer;
    readonly attempts: number;
    readonly expires_at: Date;
  };
  'SELECT digest, attempts, expires_at FROM phone_proof\n             WHERE phone = $1 AND purpose = $2 FOR UPDATE': {
    readonly digest: Buffer;
    readonly attempts: number;
    readonly expires_at: Date;
  };
  'SELECT disallow_line_sport, disallow_live_sport\n  FROM player_profile WHERE player_id = $1': {
    readonly disallow_line_sport: number[];
    readonly disallow_live_sport: number[];
  };
  'SELECT email FROM player WHERE id = $1\n           AND EXISTS (SELECT FROM player_session WHERE player_id = $1 AND id <> $2)': {
    readonly email: string | null;
  };
  'SELECT email FROM player WHERE id = $1 AND email IS NOT NULL': {
    readonly email: string;
  };
  'SELECT email IS NOT NULL AS has_mail, coalesce(phone_activated, false) AS has_phone\n     FROM player LEFT JOIN player_profile ON player_id = player.id WHERE player.id = $1': {
    readonly has_mail: boolean;
    readonly has_phone: boolean;
  };
  'SELECT email, coalesce(email_activated, false) AS activated\n     FROM player LEFT JOIN player_profile ON player_id = id WHERE id = $1': {
    readonly email: string | null;
    readonly activated: boolean;
  };
  'SELECT email, coalesce(email_activated, false) AS is_activated\n  FROM player LEFT JOIN player_profile ON player_id = id WHERE id = $1 FOR UPDATE OF player': {
    readonly email: string | null;
    readonly is_activated: boolean;
  };
  'SELECT email, coalesce(email_activated, false) AS is_confirmed\n     FROM player LEFT JOIN player_profile ON player_id = player.id WHERE player.id = $1': {
    readonly email: string | null;
    readonly is_confirmed: boolean;
  };
  'SELECT email, digest, attempts, expires_at FROM email_change WHERE player_id = $1 FOR UPDATE': {
    readonly email: string;
    readonly digest: Buffer | null;
    readonly attempts: number;
    readonly expires_at: Date;
  };
  'SELECT email, email_activated, phone_code, phone_number, phone_activated\n     FROM player LEFT JOIN player_profile ON player_id = id WHERE id = $1': {
    readonly email: string | null;
    readonly email_activated: boolean | null;
    readonly phone_code: string | null;
    readonly phone_number: string | null;
    readonly phone_activated: boolean | null;
  };
  'SELECT email, name, surname, country, birthday::text, registered_at,\n    phone_number, phone_code, email_activated, phone_activated, document_type_id, inn, passport,\n    passport_date::text, passport_end_date::text, registration_address,\n    EXISTS (SELECT FROM player_setting setting\n      WHERE setting.player_id = player.id AND setting.id = \'isBalanceHidden\'\n        AND setting.value = \'true\') AS hide_balance,\n    disallow_line_sport, disallow_live_sport, password_changed_at, has_secure_question,\n    has_two_factor, has_email_auth,\n    EXISTS (SELECT FROM player_transfer transfer\n      WHERE transfer.player_id = player.id AND agreed_at IS NULL) AS is_transfer_required\n  FROM player LEFT JOIN player_profile profile ON profile.player_id = player.id\n  WHERE player.id = $1': {
    readonly email: string | null;
    readonly name: string;
    readonly surname: string;
    readonly country: string;
    readonly birthday: string | null;
    readonly registered_at: Date;
    readonly phone_number: string | null;
    readonly phone_code: string | null;
    readonly email_activated: boolean | null;
    readonly phone_activated: boolean | null;
    readonly document_type_id: number | null;
    readonly inn: string | null;
    readonly passport: string | null;
    readonly passport_date: string | null;
    readonly passport_end_date: string | null;
    readonly registration_address: string | null;
    readonly hide_balance: boolean;
    readonly disallow_line_sport: number[] | null;
    readonly disallow_live_sport: number[] | null;
    readonly password_changed_at: Date | null;
    readonly has_secure_question: boolean | null;
    readonly has_two_factor: boolean | null;
    readonly has_email_auth: boolean | null;
    readonly is_transfer_required: boolean;
  };
  'SELECT email, requested_at, expires_at FROM email_change WHERE player_id = $1 AND expires_at > $2': {
    readonly email: string;
    readonly requested_at: Date;
    readonly expires_at: Date;
  };
  'SELECT encode(sha256(convert_to(string_agg(definition, \',\' ORDER BY definition COLLATE "C"), \'UTF8\')), \'hex\')\n       AS digest\n     FROM (\n       SELECT pg_get_functiondef(oid) AS definition FROM pg_proc\n       WHERE pronamespace = current_schema()::regnamespace AND prokind IN (\'f\', \'p\')\n       UNION ALL\n       SELECT pg_get_triggerdef(t.oid) || \' \' || t.tgenabled::text FROM pg_trigger t\n       JOIN pg_class c ON c.oid = t.tgrelid\n       WHERE NOT t.tgisinternal AND c.relnamespace = current_schema()::regnamespace\n       UNION ALL\n       SELECT conrelid::regclass::text || \' \' || conname::text || \' \' || pg_get_constraintdef(oid) FROM pg_constraint\n       WHERE connamespace = current_schema()::regnamespace\n     ) AS definitions': {
    readonly digest: string | null;
  };
  'SELECT encode(sha256(convert_to(string_agg(name || \' \' || checksum, \',\' ORDER BY name, checksum), \'UTF8\')), \'hex\')\n       AS digest\n     FROM (SELECT name, checksum FROM schema_migration\n           UNION ALL SELECT name, checksum FROM schema_function) AS files': {
    readonly digest: string | null;
  };
  'SELECT end_game_round($1, $2, $3, $4) AS answer': {
    readonly answer: unknown;
  };
  'SELECT endpoint, session_id FROM push_device WHERE player_id = $1': {
    readonly endpoint: string;
    readonly session_id: string;
  };
  'SELECT event, kind, reason, note, happened_at FROM verification_event\n     WHERE player_id = $1 ORDER BY id DESC LIMIT $2': {
    readonly event: 'uploaded' | 'accepted' | 'refused' | 'requested' | 'expiring' | 'expired' | 'verified' | 'unverified' | 'erased' | 'check-started' | 'check-retry' | 'check-failed' | 'check-passed' | 'check-requested';
    readonly kind: string | null;
    readonly reason: string | null;
    readonly note: string | null;
    readonly happened_at: Date;
  };
  'SELECT event_id FROM match_follow WHERE starts_at <= $1\n     UNION SELECT event_id FROM price_alert WHERE starts_at <= $1': {
    readonly event_id: string | null;
  };
  'SELECT event_id FROM match_result WHERE sport = \'cricket\' AND status = \'finished\'\n        AND starts_at > $2\n        AND NOT EXISTS (SELECT FROM cricket_figure figure WHERE figure.event_id = match_result.event_id)\n      ORDER BY starts_at LIMIT $1': {
    readonly event_id: string;
  };
  'SELECT event_id FROM payment_event\n         WHERE provider = \'adyen\' AND payment_id = $1 AND outcome = \'succeeded\' LIMIT 1': {
    readonly event_id: string;
  };
  'SELECT event_id, (array_agg(facts))[1] AS facts, min((facts->>\'startsAt\')::bigint) AS starts_at,\n    count(*) AS legs, count(DISTINCT bet_id) AS bets,\n    array_agg(DISTINCT split_part(outcome_id, \'~\', 2)) AS markets\n  FROM bet_leg WHERE result IS NULL AND (facts->>\'startsAt\')::bigint <= $1\n  GROUP BY event_id ORDER BY event_id': {
    readonly event_id: string;
    readonly facts: unknown;
    readonly starts_at: string | null;
    readonly legs: string;
    readonly bets: string;
    readonly markets: string[] | null;
  };
  'SELECT event_id, moments FROM match_follow WHERE player_id = $1': {
    readonly event_id: string;
    readonly moments: string[];
  };
  'SELECT event_id, starts_at FROM match_result\n  WHERE status = \'scheduled\' AND starts_at <= $1 AND NOT event_id = ANY ($2)\n    AND ($3::timestamptz IS NULL OR (starts_at, event_id) < ($3, $4::bigint))\n  ORDER BY starts_at DESC, event_id DESC LIMIT $5': {
    readonly event_id: string;
    readonly starts_at: Date;
  };
  'SELECT event_id, starts_at, match.slug,\n    jsonb_build_object(\'id\', champ.id, \'name\', champ.name, \'slug\', champ.slug) AS champ,\n    jsonb_build_object(\'id\', home.id, \'name\', home.name) AS home,\n    jsonb_build_object(\'id\', away.id, \'name\', away.name) AS away\n  FROM match_result match JOIN result_champ champ ON champ.id = match.champ_id\n  JOIN result_side home ON home.id = match.home_id JOIN result_side away ON away.id = match.away_id\n  WHERE match.sport = $1 AND match.status = \'scheduled\' AND starts_at >= $2 AND starts_at < $3\n  ORDER BY starts_at, match.tier, event_id LIMIT $4': {
    readonly event_id: string;
    readonly starts_at: Date;
    readonly slug: string;
    readonly champ: unknown;
    readonly home: unknown;
    readonly away: unknown;
  };
  'SELECT expires_at FROM promo_code WHERE code = $1 FOR UPDATE': {
    readonly expires_at: Date;
  };
  'SELECT external_id, account_id, currency, staked, won,\n    closed_at IS NOT NULL AS is_closed\n  FROM game_round WHERE provider = $1 AND external_id = ANY ($2)': {
    readonly external_id: string;
    readonly account_id: string;
    readonly currency: string;
    readonly staked: string;
    readonly won: string;
    readonly is_closed: boolean;
  };
  'SELECT external_id, account_id, currency, staked, won,\n    closed_at IS NOT NULL AS is_closed\n  FROM game_round WHERE provider = $1 AND opened_at >= $2 AND opened_at < $3': {
    readonly external_id: string;
    readonly account_id: string;
    readonly currency: string;
    readonly staked: string;
    readonly won: string;
    readonly is_closed: boolean;
  };
  'SELECT failed_at FROM security_question WHERE player_id = $1': {
    readonly failed_at: Date | null;
  };
  'SELECT false AS "isFunction", name, checksum FROM schema_migration\n  UNION ALL SELECT true, name, checksum FROM schema_function': {
    readonly isFunction: boolean | null;
    readonly name: string | null;
    readonly checksum: string | null;
  };
  'SELECT fault, subject FROM ledger_faults()\n  UNION ALL SELECT fault, subject FROM advance_faults()\n  UNION ALL SELECT fault, subject FROM loyalty_faults()\n  UNION ALL SELECT fault, subject FROM conversion_faults()\n  UNION ALL SELECT fault, subject FROM game_faults()\n  UNION ALL SELECT fault, subject FROM tournament_faults()\n  UNION ALL SELECT fault, subject FROM challenge_faults()\n  UNION ALL SELECT fault, subject FROM pool_faults()': {
    readonly fault: string | null;
    readonly subject: string | null;
  };
  'SELECT fields FROM personal_data_draft WHERE player_id = $1 AND saved_at > $2': {
    readonly fields: unknown;
  };
  'SELECT figure.event_id, champ.name AS champ, home.name AS home, away.name AS away, match.starts_at,\n        figure.runs, figure.balls, figure.is_out, figure.bowled, figure.conceded, figure.wickets\n      FROM cricket_figure figure\n      JOIN match_result match ON match.event_id = figure.event_id\n      JOIN result_champ champ ON champ.id = match.champ_id\n      JOIN result_side home ON home.id = match.home_id\n      JOIN result_side away ON away.id = match.away_id\n      WHERE figure.player_id = $1 ORDER BY match.starts_at DESC, figure.event_id DESC LIMIT $2': {
    readonly event_id: string;
    readonly champ: string;
    readonly home: string;
    readonly away: string;
    readonly starts_at: Date;
    readonly runs: number | null;
    readonly balls: number | null;
    readonly is_out: boolean;
    readonly bowled: number | null;
    readonly conceded: number | null;
    readonly wickets: number;
  };
  'SELECT finish_bonus($1, $2)': {
    readonly finish_bonus: string | null;
  };
  'SELECT finish_withdrawal($1, $2, $3, $4, $5) AS is_finished': {
    readonly is_finished: boolean | null;
  };
  'SELECT fixing.day::text AS day, fixing.source,\n    jsonb_object_agg(rate.currency, rate.rate::text) AS rates\n  FROM rate_fixing fixing JOIN exchange_rate rate ON rate.fixing_id = fixing.id\n  WHERE fixing.id = fixing_at($1) GROUP BY fixing.id': {
    readonly day: string;
    readonly source: string;
    readonly rates: unknown;
  };
  'SELECT gift.id, gift.provider || \':\' || gift.game AS game_id, gift.currency, gift.stake, gift.rounds,\n  gift.granted_at, gift.expires_at, gift.withdrawn_at, gift.granted_by, gift.reason, gift.refused,\n  (SELECT count(*) FROM free_round_grant own WHERE own.gift_id = gift.id) AS players,\n  (SELECT coalesce(sum(own.used), 0) FROM free_round_grant own WHERE own.gift_id = gift.id) AS played,\n  (SELECT coalesce(sum(round.won), 0)::bigint FROM free_round_grant own\n   JOIN game_round round ON round.reward = own.reward WHERE own.gift_id = gift.id) AS won FROM free_round_gift gift WHERE ($1::bigint IS NULL OR gift.id < $1)\n     ORDER BY gift.id DESC LIMIT $2': {
    readonly id: string;
    readonly game_id: string;
    readonly currency: string;
    readonly stake: string;
    readonly rounds: number;
    readonly granted_at: Date;
    readonly expires_at: Date;
    readonly withdrawn_at: Date | null;
    readonly granted_by: string;
    readonly reason: string;
    readonly refused: unknown;
    readonly players: string | null;
    readonly played: string | null;
    readonly won: string | null;
  };
  'SELECT gift.id, gift.provider || \':\' || gift.game AS game_id, gift.currency, gift.stake, gift.rounds,\n  gift.granted_at, gift.expires_at, gift.withdrawn_at, gift.granted_by, gift.reason, gift.refused,\n  (SELECT count(*) FROM free_round_grant own WHERE own.gift_id = gift.id) AS players,\n  (SELECT coalesce(sum(own.used), 0) FROM free_round_grant own WHERE own.gift_id = gift.id) AS played,\n  (SELECT coalesce(sum(round.won), 0)::bigint FROM free_round_grant own\n   JOIN game_round round ON round.reward = own.reward WHERE own.gift_id = gift.id) AS won FROM free_round_gift gift WHERE gift.id = $1': {
    readonly id: string;
    readonly game_id: string;
    readonly currency: string;
    readonly stake: string;
    readonly rounds: number;
    readonly granted_at: Date;
    readonly expires_at: Date;
    readonly withdrawn_at: Date | null;
    readonly granted_by: string;
    readonly reason: string;
    readonly refused: unknown;
    readonly players: string | null;
    readonly played: string | null;
    readonly won: string | null;
  };
  'SELECT grade_builders($1, $2, $3, $4, $5) AS legs': {
    readonly legs: string | null;
  };
  'SELECT grade_legs($1, $2, $3)': {
    readonly grade_legs: string | null;
  };
  'SELECT grant_advance($1, $2, $3, $4, $5, $6) AS granted': {
    readonly granted: boolean | null;
  };
  'SELECT held.bet_id, held.player_id, held.type, held.currency, held.stake, held.placed_at,\n        held.liability AS own, round(held.liability * cents)::bigint AS liability,\n        held.event_id, held.outcome_id, held.open_legs::int AS open_legs, held.facts\n      FROM open_liability AS held\n      JOIN (SELECT unnest($1::text[]) AS currency, unnest($2::numeric[]) AS cents) AS unit\n        ON unit.currency = held.currency\n      WHERE $3::bigint IS NULL OR held.player_id = $3\n      ORDER BY liability DESC, held.bet_id OFFSET $4 LIMIT $5': {
    readonly bet_id: string | null;
    readonly player_id: string | null;
    readonly type: number | null;
    readonly currency: string | null;
    readonly stake: string | null;
    readonly placed_at: Date | null;
    readonly own: string;
    readonly liability: string;
    readonly event_id: string | null;
    readonly outcome_id: string | null;
    readonly open_legs: number | null;
    readonly facts: unknown;
  };
  'SELECT held.player_id, count(*)::int AS bets,\n        sum(round(held.stake * cents))::bigint AS stakes,\n        sum(round(held.liability * cents))::bigint AS liability,\n        max(stake_factor.factor) AS factor\n      FROM open_liability AS held\n      JOIN (SELECT unnest($1::text[]) AS currency, unnest($2::numeric[]) AS cents) AS unit\n        ON unit.currency = held.currency\n      LEFT JOIN stake_factor ON stake_factor.player_id = held.player_id\n      GROUP BY held.player_id ORDER BY liability DESC, held.player_id OFFSET $3 LIMIT $4': {
    readonly player_id: string | null;
    readonly bets: number;
    readonly stakes: string | null;
    readonly liability: string | null;
    readonly factor: string | null;
  };
  'SELECT home_id, home.name AS home, away_id, away.name AS away FROM match_result match\n        JOIN result_side home ON home.id = match.home_id\n        JOIN result_side away ON away.id = match.away_id\n        WHERE event_id = $1 AND match.sport = \'cricket\' AND starts_at > $2': {
    readonly home_id: string;
    readonly home: string;
    readonly away_id: string;
    readonly away: string;
  };
  'SELECT id FROM bonus WHERE state = \'active\' AND expires_at <= $1 ORDER BY id': {
    readonly id: string;
  };
  'SELECT id FROM broadcast WHERE status IN (\'waiting\', \'sending\') AND send_at <= $1\n     ORDER BY send_at, id': {
    readonly id: string;
  };
  'SELECT id FROM cashback_period due WHERE state = \'due\' AND NOT EXISTS (\n             SELECT FROM player_status status\n             WHERE status.player_id = due.player_id AND ban_level > 0)\n           ORDER BY to_at, id LIMIT $1': {
    readonly id: string;
  };
  'SELECT id FROM challenge_day WHERE state = \'open\' AND ends_at <= $1 ORDER BY id': {
    readonly id: string;
  };
  'SELECT id FROM identity_document\n     WHERE player_id = $1 AND erased_at IS NULL AND state = coalesce($2, state)': {
    readonly id: string;
  };
  'SELECT id FROM identity_document WHERE erased_at IS NULL AND decided_at IS NOT NULL\n       AND decided_at < CASE state WHEN \'refused\' THEN $1::timestamptz ELSE $2::timestamptz END\n     ORDER BY decided_at LIMIT $3': {
    readonly id: string;
  };
  'SELECT id FROM identity_document WHERE id = ANY($1::uuid[]) AND erased_at IS NULL': {
    readonly id: string;
  };
  'SELECT id FROM invited_friend due WHERE state = \'due\' AND NOT EXISTS (\n             SELECT FROM player_status status\n             WHERE status.player_id = due.inviter_id AND ban_level > 0)\n           ORDER BY id LIMIT $1': {
    readonly id: string;
  };
  'SELECT id FROM lottery_draw WHERE status = \'open\' AND seed IS NOT NULL AND closes_at <= $1\n     ORDER BY closes_at LIMIT $2': {
    readonly id: string;
  };
  'SELECT id FROM lottery_draw WHERE status = \'open\' AND seed IS NULL AND closes_at <= $1\n     ORDER BY closes_at': {
    readonly id: string;
  };
  'SELECT id FROM lottery_ticket WHERE player_id = $1 AND idempotency_key = $2': {
    readonly id: string;
  };
  'SELECT id FROM player WHERE id > $1 ORDER BY id LIMIT 500': {
    readonly id: string;
  };
  'SELECT id FROM player_session WHERE player_id = $1 AND public_id = $2 AND ended_at IS NULL': {
    readonly id: string;
  };
  'SELECT id FROM result_champ WHERE strpos(search_text, \' \' || $1) > 0': {
    readonly id: string;
  };
  'SELECT id FROM result_side WHERE strpos(search_text, \' \' || $1) > 0': {
    readonly id: string;
  };
  'SELECT id FROM support_call WHERE player_id = $1 AND key = $2': {
    readonly id: string;
  };
  'SELECT id FROM support_request WHERE player_id = $1 AND key = $2': {
    readonly id: string;
  };
  'SELECT id FROM tournament WHERE state = \'open\' AND ends_at <= $1 ORDER BY id': {
    readonly id: string;
  };
  'SELECT id, author, text, written_at FROM player_note\n     WHERE player_id = $1 AND author = $2 AND key = $3': {
    readonly id: string;
    readonly author: string;
    readonly text: string;
    readonly written_at: Date;
  };
  'SELECT id, author, text, written_at FROM player_note\n  WHERE player_id = $1 AND ($2::bigint IS NULL OR id < $2) ORDER BY id DESC LIMIT $3': {
    readonly id: string;
    readonly author: string;
    readonly text: string;
    readonly written_at: Date;
  };
  'SELECT id, channel, starts_at, ends_at, card, seed, seed_hash, salt, bets, result\n  FROM virtual_round WHERE channel = $1 AND starts_at = $2': {
    readonly id: string;
    readonly channel: string;
    readonly starts_at: Date;
    readonly ends_at: Date;
    readonly card: unknown;
    readonly seed: string;
    readonly seed_hash: string;
    readonly salt: string | null;
    readonly bets: number | null;
    readonly result: unknown;
  };
  'SELECT id, channel, starts_at, ends_at, card, seed, seed_hash, salt, bets, result\n  FROM virtual_round WHERE drawn_at IS NULL ORDER BY starts_at LIMIT 1000': {
    readonly id: string;
    readonly channel: string;
    readonly starts_at: Date;
    readonly ends_at: Date;
    readonly card: unknown;
    readonly seed: string;
    readonly seed_hash: string;
    readonly salt: string | null;
    readonly bets: number | null;
    readonly result: unknown;
  };
  'SELECT id, channel, starts_at, ends_at, card, seed, seed_hash, salt, bets, result\n  FROM virtual_round WHERE ends_at <= $1 AND drawn_at IS NOT NULL AND channel = $2\n  ORDER BY ends_at DESC LIMIT $3': {
    readonly id: string;
    readonly channel: string;
    readonly starts_at: Date;
    readonly ends_at: Date;
    readonly card: unknown;
    readonly seed: string;
    readonly seed_hash: string;
    readonly salt: string | null;
    readonly bets: number | null;
    readonly result: unknown;
  };
  'SELECT id, channel, starts_at, ends_at, card, seed, seed_hash, salt, bets, result\n  FROM virtual_round WHERE ends_at > $1 ORDER BY starts_at, id LIMIT 100': {
    readonly id: string;
    readonly channel: string;
    readonly starts_at: Date;
    readonly ends_at: Date;
    readonly card: unknown;
    readonly seed: string;
    readonly seed_hash: string;
    readonly salt: string | null;
    readonly bets: number | null;
    readonly result: unknown;
  };
  'SELECT id, channel, starts_at, ends_at, card, seed, seed_hash, salt, bets, result\n  FROM virtual_round WHERE id = $1': {
    readonly id: string;
    readonly channel: string;
    readonly starts_at: Date;
    readonly ends_at: Date;
    readonly card: unknown;
    readonly seed: string;
    readonly seed_hash: string;
    readonly salt: string | null;
    readonly bets: number | null;
    readonly result: unknown;
  };
  'SELECT id, channel, starts_at, ends_at, card, seed, seed_hash, salt, bets, result\n  FROM virtual_round WHERE id = $1 FOR UPDATE': {
    readonly id: string;
    readonly channel: string;
    readonly starts_at: Date;
    readonly ends_at: Date;
    readonly card: unknown;
    readonly seed: string;
    readonly seed_hash: string;
    readonly salt: string | null;
    readonly bets: number | null;
    readonly result: unknown;
  };
  'SELECT id, credential_id, transports, name, is_synced, created_at, last_used_at FROM passkey\n  WHERE player_id = $1 ORDER BY created_at, id': {
    readonly id: string;
    readonly credential_id: string;
    readonly transports: string[];
    readonly name: string | null;
    readonly is_synced: boolean;
    readonly created_at: Date;
    readonly last_used_at: Date | null;
  };
  'SELECT id, currency, stake, marks, bet, nonce FROM lottery_ticket WHERE draw_id = $1 ORDER BY id': {
    readonly id: string;
    readonly currency: string;
    readonly stake: string;
    readonly marks: unknown;
    readonly bet: unknown;
    readonly nonce: string | null;
  };
  'SELECT id, day::text AS day, source, set_at, rate::text AS rate, before::text AS before\n  FROM (\n    SELECT fixing.id, fixing.day, fixing.source, fixing.set_at, rate.rate,\n      lag(rate.rate) OVER (ORDER BY fixing.day, fixing.id) AS before\n    FROM rate_fixing fixing JOIN exchange_rate rate ON rate.fixing_id = fixing.id\n    WHERE rate.currency = $1) history\n  WHERE rate IS DISTINCT FROM before AND ($2::integer IS NULL\n    OR (day, id) < (SELECT last.day, last.id FROM rate_fixing last WHERE last.id = $2))\n  ORDER BY day DESC, id DESC LIMIT $3': {
    readonly id: number;
    readonly day: string;
    readonly source: string;
    readonly set_at: Date;
    readonly rate: string;
    readonly before: string | null;
  };
  'SELECT id, device_kind, browser, operating_system, network, country, created_at, expires_at\n  FROM qr_sign_in WHERE id = $1': {
    readonly id: string;
    readonly device_kind: string;
    readonly browser: string | null;
    readonly operating_system: string | null;
    readonly network: string | null;
    readonly country: string | null;
    readonly created_at: Date;
    readonly expires_at: Date;
  };
  'SELECT id, external_id, kind, win_kind, target_id, amount, owed, is_late, taken_back_at, at\n           FROM game_transaction WHERE round_id = $1 AND kind <> \'never\' ORDER BY id': {
    readonly id: string;
    readonly external_id: string;
    readonly kind: 'stake' | 'win' | 'taken-back' | 'never';
    readonly win_kind: 'win' | 'bonus' | 'jackpot' | 'promotion' | null;
    readonly target_id: string | null;
    readonly amount: string;
    readonly owed: string;
    readonly is_late: boolean;
    readonly taken_back_at: Date | null;
    readonly at: Date;
  };
  'SELECT id, friend_id, registered_at, staked, required, required_currency, until_at, reward,\n    reward_currency, state\n  FROM invited_friend WHERE inviter_id = $1 ORDER BY id DESC LIMIT 100': {
    readonly id: string;
    readonly friend_id: string;
    readonly registered_at: Date;
    readonly staked: string;
    readonly required: string;
    readonly required_currency: string;
    readonly until_at: Date;
    readonly reward: string;
    readonly reward_currency: string;
    readonly state: 'waiting' | 'due' | 'paid' | 'expired' | 'refused';
  };
  'SELECT id, kind, format, language, requested_at,\n       CASE WHEN sent_at IS NOT NULL THEN \'sent\'\n         WHEN EXISTS (SELECT FROM mail WHERE history_mail_id = history_mail.id) THEN \'waiting\'\n         ELSE \'failed\' END AS state\n     FROM history_mail WHERE player_id = $1 AND requested_at > $2\n     ORDER BY requested_at DESC, id': {
    readonly id: string;
    readonly kind: 'bets' | 'payments' | 'games';
    readonly format: 'pdf' | 'csv';
    readonly language: string;
    readonly requested_at: Date;
    readonly state: string;
  };
  'SELECT id, kind, player_id, countries, languages, currencies, standing, texts, route,\n  by_mail, send_at, ends_at, status, delivered, created_by, created_at FROM broadcast WHERE ($1::bigint IS NULL OR id < $1) ORDER BY id DESC LIMIT $2': {
    readonly id: string;
    readonly kind: 'operator' | 'promotion';
    readonly player_id: string | null;
    readonly countries: string[] | null;
    readonly languages: string[] | null;
    readonly currencies: string[] | null;
    readonly standing: 'good' | 'banned' | 'excluded' | null;
    readonly texts: unknown;
    readonly route: string | null;
    readonly by_mail: boolean;
    readonly send_at: Date;
    readonly ends_at: Date | null;
    readonly status: 'waiting' | 'sending' | 'sent' | 'cancelled';
    readonly delivered: number;
    readonly created_by: string;
    readonly created_at: Date;
  };
  'SELECT id, kind, player_id, countries, languages, currencies, standing, texts, route,\n  by_mail, send_at, ends_at, status, delivered, created_by, created_at FROM broadcast WHERE id = $1': {
    readonly id: string;
    readonly kind: 'operator' | 'promotion';
    readonly player_id: string | null;
    readonly countries: string[] | null;
    readonly languages: string[] | null;
    readonly currencies: string[] | null;
    readonly standing: 'good' | 'banned' | 'excluded' | null;
    readonly texts: unknown;
    readonly route: string | null;
    readonly by_mail: boolean;
    readonly send_at: Date;
    readonly ends_at: Date | null;
    readonly status: 'waiting' | 'sending' | 'sent' | 'cancelled';
    readonly delivered: number;
    readonly created_by: string;
    readonly created_at: Date;
  };
  'SELECT id, kind, subject, detail, state, opened_at, opened_by, closed_at, closed_by, note FROM operator_task\n           WHERE ($1::text IS NULL OR state = $1) AND ($2::bigint IS NULL OR id < $2)\n             AND ($3::text IS NULL OR kind = $3)\n           ORDER BY id DESC LIMIT 51': {
    readonly id: string;
    readonly kind: string;
    readonly subject: string;
    readonly detail: unknown;
    readonly state: 'open' | 'closed';
    readonly opened_at: Date;
    readonly opened_by: string;
    readonly closed_at: Date | null;
    readonly closed_by: string | null;
    readonly note: string | null;
  };
  'SELECT id, kind, subject, detail, state, opened_at, opened_by, closed_at, closed_by, note FROM operator_task WHERE id = $1': {
    readonly id: string;
    readonly kind: string;
    readonly subject: string;
    readonly detail: unknown;
    readonly state: 'open' | 'closed';
    readonly opened_at: Date;
    readonly opened_by: string;
    readonly closed_at: Date | null;
    readonly closed_by: string | null;
    readonly note: string | null;
  };
  'SELECT id, language, is_available, texts FROM dictionary ORDER BY id, language': {
    readonly id: string;
    readonly language: string;
    readonly is_available: boolean;
    readonly texts: unknown;
  };
  'SELECT id, language, is_available, texts FROM dictionary WHERE id = $1 AND language = $2 FOR UPDATE': {
    readonly id: string;
    readonly language: string;
    readonly is_available: boolean;
    readonly texts: unknown;
  };
  'SELECT id, language, is_available, texts FROM dictionary WHERE id = $1 AND language IN ($2, $3)\n               ORDER BY language = $2 DESC LIMIT 1': {
    readonly id: string;
    readonly language: string;
    readonly is_available: boolean;
    readonly texts: unknown;
  };
  'SELECT id, limit_type, value, currency, state, started_at, ends_at, reason, term_days, return_from\n     FROM player_limit\n     WHERE player_id = $1 AND state <> \'INACTIVE\' AND (ends_at IS NULL OR ends_at > $2)\n     ORDER BY limit_type, state': {
    readonly id: string;
    readonly limit_type: number;
    readonly value: string;
    readonly currency: string | null;
    readonly state: 'ACTIVE' | 'PENDING' | 'INACTIVE';
    readonly started_at: Date;
    readonly ends_at: Date | null;
    readonly reason: number | null;
    readonly term_days: number | null;
    readonly return_from: Date | null;
  };
  'SELECT id, lottery, closes_at, status FROM lottery_draw\n     WHERE ($1::text IS NULL OR lottery = $1) AND ($2::bigint IS NULL OR id < $2)\n     ORDER BY id DESC LIMIT $3': {
    readonly id: string;
    readonly lottery: string;
    readonly closes_at: Date;
    readonly status: 'open' | 'held' | 'cancelled';
  };
  'SELECT id, lottery, closes_at, status FROM lottery_draw\n  WHERE status <> \'open\' AND seed IS NULL AND ($1::bigint IS NULL OR id < $1)\n  ORDER BY id DESC LIMIT $2': {
    readonly id: string;
    readonly lottery: string;
    readonly closes_at: Date;
    readonly status: 'open' | 'held' | 'cancelled';
  };
  'SELECT id, lottery, closes_at, status FROM lottery_draw\n  WHERE status = \'open\' AND seed IS NULL ORDER BY closes_at, id': {
    readonly id: string;
    readonly lottery: string;
    readonly closes_at: Date;
    readonly status: 'open' | 'held' | 'cancelled';
  };
  'SELECT id, lottery, closes_at, status FROM lottery_draw WHERE id = $1 AND seed IS NULL': {
    readonly id: string;
    readonly lottery: string;
    readonly closes_at: Date;
    readonly status: 'open' | 'held' | 'cancelled';
  };
  'SELECT id, lottery, closes_at, status, seed_hash, seed, salt, numbers FROM lottery_draw\n  WHERE id = $1 AND seed IS NOT NULL': {
    readonly id: string;
    readonly lottery: string;
    readonly closes_at: Date;
    readonly status: 'open' | 'held' | 'cancelled';
    readonly seed_hash: string | null;
    readonly seed: string;
    readonly salt: string | null;
    readonly numbers: unknown;
  };
  'SELECT id, lottery, closes_at, status, seed_hash, seed, salt, numbers FROM lottery_draw\n  WHERE status <> \'open\' AND seed IS NOT NULL AND lottery = $1 AND ($2::bigint IS NULL OR id < $2)\n  ORDER BY id DESC LIMIT $3': {
    readonly id: string;
    readonly lottery: string;
    readonly closes_at: Date;
    readonly status: 'open' | 'held' | 'cancelled';
    readonly seed_hash: string | null;
    readonly seed: string;
    readonly salt: string | null;
    readonly numbers: unknown;
  };
  'SELECT id, lottery, closes_at, status, seed_hash, seed, salt, numbers FROM lottery_draw\n  WHERE status = \'open\' AND seed IS NOT NULL AND closes_at > $1 ORDER BY closes_at, lottery': {
    readonly id: string;
    readonly lottery: string;
    readonly closes_at: Date;
    readonly status: 'open' | 'held' | 'cancelled';
    readonly seed_hash: string | null;
    readonly seed: string;
    readonly salt: string | null;
    readonly numbers: unknown;
  };
  'SELECT id, lottery, seed FROM lottery_draw\n     WHERE id = $1 AND status = \'open\' FOR UPDATE SKIP LOCKED': {
    readonly id: string;
    readonly lottery: string;
    readonly seed: string | null;
  };
  'SELECT id, payment_id, amount, currency, outcome FROM test_provider_payout\n         WHERE acknowledged_at IS NULL AND due_at <= $1 ORDER BY due_at LIMIT 100': {
    readonly id: string;
    readonly payment_id: string;
    readonly amount: string;
    readonly currency: string;
    readonly outcome: 'succeeded' | 'failed';
  };
  'SELECT id, player_id FROM push_device WHERE player_id = ANY ($1::bigint[])': {
    readonly id: string;
    readonly player_id: string;
  };
  'SELECT id, player_id FROM return_request\n     WHERE closed_at IS NULL AND effective_at <= $1 ORDER BY effective_at LIMIT 100': {
    readonly id: string;
    readonly player_id: string;
  };
  'SELECT id, player_id, automatic_cash_out FROM bet\n  WHERE status = \'open\' AND ($1::bigint IS NULL OR id < $1) AND automatic_cash_out IS NOT NULL ORDER BY id DESC LIMIT 200': {
    readonly id: string;
    readonly player_id: string;
    readonly automatic_cash_out: string;
  };
  'SELECT id, player_id, automatic_cash_out FROM bet\n  WHERE status = \'open\' AND ($1::bigint IS NULL OR id < $1) AND player_id = $2 ORDER BY id DESC LIMIT 200': {
    readonly id: string;
    readonly player_id: string;
    readonly automatic_cash_out: string | null;
  };
  'SELECT id, player_id, credential_id, public_key, counter, transports FROM passkey\n  WHERE credential_id = $1': {
    readonly id: string;
    readonly player_id: string;
    readonly credential_id: string;
    readonly public_key: Buffer;
    readonly counter: string;
    readonly transports: string[];
  };
  'SELECT id, player_id, epoch, ended_at IS NOT NULL AS is_ended, end_reason FROM player_session\n             WHERE changed_at > clock_timestamp() - interval \'10 seconds\'': {
    readonly id: string;
    readonly player_id: string;
    readonly epoch: number;
    readonly is_ended: boolean;
    readonly end_reason: string | null;
  };
  'SELECT id, player_id, epoch, ended_at IS NOT NULL AS is_ended, end_reason FROM player_session WHERE id = ANY($1::uuid[])': {
    readonly id: string;
    readonly player_id: string;
    readonly epoch: number;
    readonly is_ended: boolean;
    readonly end_reason: string | null;
  };
  'SELECT id, player_id, kind, expires_on < $1::date AS is_over FROM identity_document\n     WHERE state = \'accepted\' AND expires_on IS NOT NULL AND expired_at IS NULL\n       AND (expires_on < $1::date OR (expires_on <= $2::date AND warned_at IS NULL))\n     ORDER BY expires_on LIMIT $3': {
    readonly id: string;
    readonly player_id: string;
    readonly kind: 'passport' | 'identity-card-front' | 'identity-card-back' | 'driving-licence' | 'proof-of-address';
    readonly is_over: boolean | null;
  };
  'SELECT id, player_id, kind, reason, requested_at, effective_at FROM return_request\n  WHERE closed_at IS NULL ORDER BY requested_at, id LIMIT 200': {
    readonly id: string;
    readonly player_id: string;
    readonly kind: 'term-ended' | 'indefinite' | 'early' | 'closure';
    readonly reason: string;
    readonly requested_at: Date;
    readonly effective_at: Date | null;
  };
  'SELECT id, player_id, kind, reason, requested_at, effective_at FROM return_request\n  WHERE id = $1 AND closed_at IS NULL FOR UPDATE': {
    readonly id: string;
    readonly player_id: string;
    readonly kind: 'term-ended' | 'indefinite' | 'early' | 'closure';
    readonly reason: string;
    readonly requested_at: Date;
    readonly effective_at: Date | null;
  };
  'SELECT id, player_id, kind, reason, requested_at, effective_at FROM return_request\n  WHERE player_id = $1 AND closed_at IS NULL': {
    readonly id: string;
    readonly player_id: string;
    readonly kind: 'term-ended' | 'indefinite' | 'early' | 'closure';
    readonly reason: string;
    readonly requested_at: Date;
    readonly effective_at: Date | null;
  };
  'SELECT id, player_id, kind, state, language, uploaded_at, reason, note, expires_on::text\n     FROM identity_document WHERE id = $1': {
    readonly id: string;
    readonly player_id: string;
    readonly kind: 'passport' | 'identity-card-front' | 'identity-card-back' | 'driving-licence' | 'proof-of-address';
    readonly state: 'checking' | 'accepted' | 'refused';
    readonly language: string;
    readonly uploaded_at: Date;
    readonly reason: string | null;
    readonly note: string | null;
    readonly expires_on: string | null;
  };
  'SELECT id, player_id, kind, state, language, uploaded_at, reason, note, expires_on::text\n     FROM identity_document WHERE player_id = $1 ORDER BY uploaded_at DESC, id LIMIT 200': {
    readonly id: string;
    readonly player_id: string;
    readonly kind: 'passport' | 'identity-card-front' | 'identity-card-back' | 'driving-licence' | 'proof-of-address';
    readonly state: 'checking' | 'accepted' | 'refused';
    readonly language: string;
    readonly uploaded_at: Date;
    readonly reason: string | null;
    readonly note: string | null;
    readonly expires_on: string | null;
  };
  'SELECT id, player_id, kind, state, language, uploaded_at, reason, note, expires_on::text\n     FROM identity_document WHERE state = \'checking\' ORDER BY uploaded_at, id LIMIT $1': {
    readonly id: string;
    readonly player_id: string;
    readonly kind: 'passport' | 'identity-card-front' | 'identity-card-back' | 'driving-licence' | 'proof-of-address';
    readonly state: 'checking' | 'accepted' | 'refused';
    readonly language: string;
    readonly uploaded_at: Date;
    readonly reason: string | null;
    readonly note: string | null;
    readonly expires_on: string | null;
  };
  'SELECT id, player_id, language, status FROM support_request WHERE id = $1 FOR UPDATE': {
    readonly id: string;
    readonly player_id: string;
    readonly language: string;
    readonly status: 'open' | 'answered' | 'closed';
  };
  'SELECT id, player_id, topic, notice, facts, attempts FROM sms_message\n  WHERE handed_over_at IS NULL AND next_try_at <= $1 ORDER BY next_try_at\n  FOR UPDATE SKIP LOCKED LIMIT 1': {
    readonly id: string;
    readonly player_id: string;
    readonly topic: 'bets' | 'payments' | 'account';
    readonly notice: string;
    readonly facts: unknown;
    readonly attempts: number;
  };
  'SELECT id, player_id, topic, payment_topic, payment_sub_topic, payment_id, status,\n       created_at, updated_at FROM support_request\n     WHERE player_id = $1 AND updated_at >= $2 ORDER BY updated_at DESC, id DESC LIMIT $3': {
    readonly id: string;
    readonly player_id: string;
    readonly topic: 'account' | 'payments' | 'bets' | 'protection' | 'technical' | 'other';
    readonly payment_topic: 'deposit' | 'withdrawal' | 'methods' | null;
    readonly payment_sub_topic: string | null;
    readonly payment_id: string | null;
    readonly status: 'open' | 'answered' | 'closed';
    readonly created_at: Date;
    readonly updated_at: Date;
  };
  'SELECT id, player_id, topic, payment_topic, payment_sub_topic, payment_id, status,\n       created_at, updated_at FROM support_request\n     WHERE status = $1 ORDER BY updated_at, id LIMIT $2': {
    readonly id: string;
    readonly player_id: string;
    readonly topic: 'account' | 'payments' | 'bets' | 'protection' | 'technical' | 'other';
    readonly payment_topic: 'deposit' | 'withdrawal' | 'methods' | null;
    readonly payment_sub_topic: string | null;
    readonly payment_id: string | null;
    readonly status: 'open' | 'answered' | 'closed';
    readonly created_at: Date;
    readonly updated_at: Date;
  };
  'SELECT id, player_id, topic, payment_topic, payment_sub_topic, payment_id, status,\n       created_at, updated_at FROM support_request WHERE id = $1': {
    readonly id: string;
    readonly player_id: string;
    readonly topic: 'account' | 'payments' | 'bets' | 'protection' | 'technical' | 'other';
    readonly payment_topic: 'deposit' | 'withdrawal' | 'methods' | null;
    readonly payment_sub_topic: string | null;
    readonly payment_id: string | null;
    readonly status: 'open' | 'answered' | 'closed';
    readonly created_at: Date;
    readonly updated_at: Date;
  };
  'SELECT id, product, currency, level, percent::text, from_at, to_at, staked, returned, amount, state,\n    paid_at\n  FROM cashback_period WHERE player_id = $1 AND product = ANY ($2::text[]) ORDER BY id DESC LIMIT 50': {
    readonly id: string;
    readonly product: 'sport' | 'casino' | 'premium';
    readonly currency: string;
    readonly level: string;
    readonly percent: string;
    readonly from_at: Date;
    readonly to_at: Date;
    readonly staked: string;
    readonly returned: string;
    readonly amount: string;
    readonly state: 'running' | 'due' | 'paid' | 'nothing';
    readonly paid_at: Date | null;
  };
  'SELECT id, provider, amount, currency FROM payment\n     WHERE status = \'refunded\' AND refund_sent_at IS NULL ORDER BY updated_at LIMIT 100': {
    readonly id: string;
    readonly provider: string;
    readonly amount: string;
    readonly currency: string;
  };
  'SELECT id, provider, external_id, game, account_id, player_id, currency, staked, won,\n    reward, opened_at, closed_at FROM game_round\n  WHERE id = $1::bigint OR (provider = ANY ($2::text[]) AND external_id = $3)\n  ORDER BY opened_at DESC, id DESC LIMIT $4': {
    readonly id: string;
    readonly provider: string;
    readonly external_id: string;
    readonly game: string;
    readonly account_id: string;
    readonly player_id: string;
    readonly currency: string;
    readonly staked: string;
    readonly won: string;
    readonly reward: string | null;
    readonly opened_at: Date;
    readonly closed_at: Date | null;
  };
  'SELECT id, provider, external_id, game, account_id, player_id, currency, staked, won,\n    reward, opened_at, closed_at FROM game_round WHERE id = $1': {
    readonly id: string;
    readonly provider: string;
    readonly external_id: string;
    readonly game: string;
    readonly account_id: string;
    readonly player_id: string;
    readonly currency: string;
    readonly staked: string;
    readonly won: string;
    readonly reward: string | null;
    readonly opened_at: Date;
    readonly closed_at: Date | null;
  };
  'SELECT id, provider, game, account_id, currency, staked, won, reward, opened_at, closed_at\n  FROM game_round WHERE player_id = $1\n  AND opened_at >= $2::timestamptz AND opened_at < $3::timestamptz\n  AND ($4::text IS NULL OR CASE $4\n    WHEN \'open\' THEN closed_at IS NULL\n    WHEN \'won\' THEN closed_at IS NOT NULL AND won > staked\n    WHEN \'lost\' THEN closed_at IS NOT NULL AND won < staked\n    ELSE closed_at IS NOT NULL AND won = staked END)\n  AND ($5::text[] IS NULL OR provider || \':\' || game = ANY ($5))\n  AND ($6::bigint IS NULL OR account_id = $6)\n  AND ($7::bigint IS NULL OR id = $7) AND ($8::bigint IS NULL OR (opened_at, id) <\n    (SELECT last.opened_at, last.id FROM game_round last WHERE last.id = $8 AND last.player_id = $1))\n  ORDER BY opened_at DESC, id DESC LIMIT $9': {
    readonly id: string;
    readonly provider: string;
    readonly game: string;
    readonly account_id: string;
    readonly currency: string;
    readonly staked: string;
    readonly won: string;
    readonly reward: string | null;
    readonly opened_at: Date;
    readonly closed_at: Date | null;
  };
  'SELECT id, reached_player FROM broadcast\n       WHERE id = $1 AND status IN (\'waiting\', \'sending\') FOR UPDATE SKIP LOCKED': {
    readonly id: string;
    readonly reached_player: string;
  };
  'SELECT id, recipient AS "to", subject, body AS text, html, language FROM test_mail\n         WHERE id = $1 AND sent_at >= $2': {
    readonly id: string;
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly html: string;
    readonly language: string;
  };
  'SELECT id, request_digest FROM broadcast WHERE key = $1': {
    readonly id: string;
    readonly request_digest: Buffer;
  };
  'SELECT id, request_digest FROM challenge WHERE key = $1': {
    readonly id: string;
    readonly request_digest: Buffer;
  };
  'SELECT id, request_digest FROM free_round_gift WHERE key = $1': {
    readonly id: string;
    readonly request_digest: Buffer;
  };
  'SELECT id, request_digest FROM special_offer WHERE key = $1': {
    readonly id: string;
    readonly request_digest: Buffer;
  };
  'SELECT id, request_digest FROM tournament WHERE key = $1': {
    readonly id: string;
    readonly request_digest: Buffer;
  };
  'SELECT id, rule FROM site_rule WHERE kind = $1 ORDER BY id': {
    readonly id: string;
    readonly rule: unknown;
  };
  'SELECT id, server_seed, client_seed, opened FROM bonus_game_try\n  WHERE player_id = $1 AND game = $2 AND finished_at IS NULL': {
    readonly id: string;
    readonly server_seed: string;
    readonly client_seed: string | null;
    readonly opened: number[];
  };
  'SELECT id, server_seed, client_seed, terms, opened, prize, code, expires_at, finished_at\n  FROM bonus_game_try WHERE player_id = $1 AND game = $2 AND finished_at IS NOT NULL\n  ORDER BY id DESC LIMIT $3': {
    readonly id: string;
    readonly server_seed: string;
    readonly client_seed: string | null;
    readonly terms: unknown;
    readonly opened: number[];
    readonly prize: 'nothing' | 'try' | 'small' | 'medium' | 'large' | null;
    readonly code: string | null;
    readonly expires_at: Date | null;
    readonly finished_at: Date;
  };
  'SELECT id, sport, name FROM result_side WHERE id = $1': {
    readonly id: string;
    readonly sport: string;
    readonly name: string;
  };
  'SELECT id, sport, name, slug, country FROM result_champ WHERE id = $1': {
    readonly id: string;
    readonly sport: string;
    readonly name: string;
    readonly slug: string;
    readonly country: string;
  };
  'SELECT id, subject FROM test_mail WHERE recipient = $1 AND sent_at >= $2\n         ORDER BY sent_at DESC LIMIT 20': {
    readonly id: string;
    readonly subject: string;
  };
  'SELECT id, texts, countries, levels, starts_at, ends_at, free_bet, currency, min_coef, days,\n  withdrawn_at, created_by, created_at,\n  (SELECT count(*) FROM special_offer_entry WHERE offer_id = id) AS entries FROM special_offer WHERE ($1::bigint IS NULL OR id < $1)\n     ORDER BY id DESC LIMIT $2': {
    readonly id: string;
    readonly texts: unknown;
    readonly countries: string[] | null;
    readonly levels: string[] | null;
    readonly starts_at: Date;
    readonly ends_at: Date;
    readonly free_bet: string;
    readonly currency: string;
    readonly min_coef: string | null;
    readonly days: number;
    readonly withdrawn_at: Date | null;
    readonly created_by: string;
    readonly created_at: Date;
    readonly entries: string | null;
  };
  'SELECT id, texts, countries, levels, starts_at, ends_at, free_bet, currency, min_coef, days,\n  withdrawn_at, created_by, created_at,\n  (SELECT count(*) FROM special_offer_entry WHERE offer_id = id) AS entries FROM special_offer WHERE id = $1': {
    readonly id: string;
    readonly texts: unknown;
    readonly countries: string[] | null;
    readonly levels: string[] | null;
    readonly starts_at: Date;
    readonly ends_at: Date;
    readonly free_bet: string;
    readonly currency: string;
    readonly min_coef: string | null;
    readonly days: number;
    readonly withdrawn_at: Date | null;
    readonly created_by: string;
    readonly created_at: Date;
    readonly entries: string | null;
  };
  'SELECT id, texts, games, goal, target, multiplier, weekdays, first_day::text AS first_day,\n  last_day::text AS last_day, countries, state, created_by, created_at,\n  (SELECT json_agg(json_build_object(\'currency\', purse.currency, \'minStake\', min_stake, \'prize\', prize,\n     \'places\', places,\n     \'reserved\', prize * places * (SELECT count(*) FROM challenge_day day\n       WHERE day.challenge_id = challenge.id AND day.state = \'open\')\n       - prize * (SELECT count(*) FROM challenge_entry entry JOIN challenge_day day ON day.id = entry.day_id\n         WHERE day.challenge_id = challenge.id AND day.state = \'open\'\n           AND entry.currency = purse.currency AND paid_at IS NOT NULL),\n     \'paid\', prize * (SELECT count(*) FROM challenge_entry entry JOIN challenge_day day ON day.id = entry.day_id\n       WHERE day.challenge_id = challenge.id AND entry.currency = purse.currency AND paid_at IS NOT NULL))\n     ORDER BY purse.currency)\n   FROM challenge_purse purse WHERE purse.challenge_id = challenge.id) AS purses,\n  (SELECT count(*)::int FROM challenge_day day WHERE day.challenge_id = challenge.id) AS days,\n  (SELECT count(*)::int FROM challenge_entry entry JOIN challenge_day day ON day.id = entry.day_id\n   WHERE day.challenge_id = challenge.id) AS entries,\n  (SELECT count(*)::int FROM challenge_entry entry JOIN challenge_day day ON day.id = entry.day_id\n   WHERE day.challenge_id = challenge.id AND won_at IS NOT NULL) AS winners FROM challenge WHERE ($1::bigint IS NULL OR id < $1)\n     ORDER BY id DESC LIMIT $2': {
    readonly id: string;
    readonly texts: unknown;
    readonly games: string[];
    readonly goal: 'rounds' | 'games' | 'multiplier';
    readonly target: number;
    readonly multiplier: number | null;
    readonly weekdays: number[];
    readonly first_day: string;
    readonly last_day: string;
    readonly countries: string[] | null;
    readonly state: 'draft' | 'running' | 'stopped';
    readonly created_by: string;
    readonly created_at: Date;
    readonly purses: unknown;
    readonly days: number | null;
    readonly entries: number | null;
    readonly winners: number | null;
  };
  'SELECT id, texts, games, goal, target, multiplier, weekdays, first_day::text AS first_day,\n  last_day::text AS last_day, countries, state, created_by, created_at,\n  (SELECT json_agg(json_build_object(\'currency\', purse.currency, \'minStake\', min_stake, \'prize\', prize,\n     \'places\', places,\n     \'reserved\', prize * places * (SELECT count(*) FROM challenge_day day\n       WHERE day.challenge_id = challenge.id AND day.state = \'open\')\n       - prize * (SELECT count(*) FROM challenge_entry entry JOIN challenge_day day ON day.id = entry.day_id\n         WHERE day.challenge_id = challenge.id AND day.state = \'open\'\n           AND entry.currency = purse.currency AND paid_at IS NOT NULL),\n     \'paid\', prize * (SELECT count(*) FROM challenge_entry entry JOIN challenge_day day ON day.id = entry.day_id\n       WHERE day.challenge_id = challenge.id AND entry.currency = purse.currency AND paid_at IS NOT NULL))\n     ORDER BY purse.currency)\n   FROM challenge_purse purse WHERE purse.challenge_id = challenge.id) AS purses,\n  (SELECT count(*)::int FROM challenge_day day WHERE day.challenge_id = challenge.id) AS days,\n  (SELECT count(*)::int FROM challenge_entry entry JOIN challenge_day day ON day.id = entry.day_id\n   WHERE day.challenge_id = challenge.id) AS entries,\n  (SELECT count(*)::int FROM challenge_entry entry JOIN challenge_day day ON day.id = entry.day_id\n   WHERE day.challenge_id = challenge.id AND won_at IS NOT NULL) AS winners FROM challenge WHERE id = $1': {
    readonly id: string;
    readonly texts: unknown;
    readonly games: string[];
    readonly goal: 'rounds' | 'games' | 'multiplier';
    readonly target: number;
    readonly multiplier: number | null;
    readonly weekdays: number[];
    readonly first_day: string;
    readonly last_day: string;
    readonly countries: string[] | null;
    readonly state: 'draft' | 'running' | 'stopped';
    readonly created_by: string;
    readonly created_at: Date;
    readonly purses: unknown;
    readonly days: number | null;
    readonly entries: number | null;
    readonly winners: number | null;
  };
  'SELECT id, texts, games, score, currency, min_stake, prizes, countries, starts_at, ends_at, state,\n  created_by, created_at,\n  (SELECT count(*) FROM tournament_entry WHERE tournament_id = id) AS entries,\n  (SELECT coalesce(sum(amount), 0)::bigint FROM tournament_prize WHERE tournament_id = id) AS won,\n  (SELECT coalesce(sum(amount), 0)::bigint FROM tournament_prize\n   WHERE tournament_id = id AND paid_at IS NOT NULL) AS paid FROM tournament WHERE ($1::bigint IS NULL OR id < $1)\n     ORDER BY id DESC LIMIT $2': {
    readonly id: string;
    readonly texts: unknown;
    readonly games: string[];
    readonly score: 'multiplier' | 'points' | 'rounds';
    readonly currency: string;
    readonly min_stake: string;
    readonly prizes: string[];
    readonly countries: string[] | null;
    readonly starts_at: Date;
    readonly ends_at: Date;
    readonly state: 'draft' | 'open' | 'closed' | 'cancelled';
    readonly created_by: string;
    readonly created_at: Date;
    readonly entries: string | null;
    readonly won: string | null;
    readonly paid: string | null;
  };
  'SELECT id, texts, games, score, currency, min_stake, prizes, countries, starts_at, ends_at, state,\n  created_by, created_at,\n  (SELECT count(*) FROM tournament_entry WHERE tournament_id = id) AS entries,\n  (SELECT coalesce(sum(amount), 0)::bigint FROM tournament_prize WHERE tournament_id = id) AS won,\n  (SELECT coalesce(sum(amount), 0)::bigint FROM tournament_prize\n   WHERE tournament_id = id AND paid_at IS NOT NULL) AS paid FROM tournament WHERE id = $1': {
    readonly id: string;
    readonly texts: unknown;
    readonly games: string[];
    readonly score: 'multiplier' | 'points' | 'rounds';
    readonly currency: string;
    readonly min_stake: string;
    readonly prizes: string[];
    readonly countries: string[] | null;
    readonly starts_at: Date;
    readonly ends_at: Date;
    readonly state: 'draft' | 'open' | 'closed' | 'cancelled';
    readonly created_by: string;
    readonly created_at: Date;
    readonly entries: string | null;
    readonly won: string | null;
    readonly paid: string | null;
  };
  'SELECT id, to_at FROM cashback_period\n           WHERE account_id = $1 AND product = $2 AND state = \'running\' FOR UPDATE': {
    readonly id: string;
    readonly to_at: Date;
  };
  'SELECT id, type, currency FROM account\n  WHERE id = $1 AND player_id = $2 AND kind = \'player\' AND closed_at IS NULL': {
    readonly id: string;
    readonly type: 0 | 4 | 9;
    readonly currency: string;
  };
  'SELECT id, type, currency, balance, in_play, id = coalesce(\n    (SELECT account_id FROM active_account WHERE player_id = $1),\n    (SELECT min(id) FROM account WHERE player_id = $1 AND kind = \'player\' AND type = 0)\n  ) AS is_active\n  FROM account\n  WHERE player_id = $1 AND kind = \'player\' AND closed_at IS NULL ORDER BY type, id': {
    readonly id: string;
    readonly type: 0 | 4 | 9;
    readonly currency: string;
    readonly balance: string | null;
    readonly in_play: string;
    readonly is_active: boolean;
  };
  'SELECT id, value FROM player_setting WHERE player_id = $1 AND id = ANY ($2) ORDER BY id': {
    readonly id: string;
    readonly value: unknown;
  };
  'SELECT id::int, to_char(made_at AT TIME ZONE \'UTC\', \'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"\')\n    AS "madeAt", actor, reason, before, after\n  FROM configuration_revision\n  WHERE name = $1 AND ($2::bigint IS NULL OR id < $2) ORDER BY id DESC LIMIT $3': {
    readonly id: number;
    readonly madeAt: string | null;
    readonly actor: string;
    readonly reason: string;
    readonly before: unknown;
    readonly after: unknown;
  };
  'SELECT incidents FROM match_timeline WHERE event_id = $1': {
    readonly incidents: unknown;
  };
  'SELECT inviter_id, reward, reward_currency FROM invited_friend WHERE id = $1': {
    readonly inviter_id: string;
    readonly reward: string;
    readonly reward_currency: string;
  };
  'SELECT is_closed($1) AS is_closed': {
    readonly is_closed: boolean | null;
  };
  'SELECT is_excluded($1, $2)\n             OR EXISTS (SELECT FROM behaviour_flag WHERE player_id = $1 AND ended_at IS NULL)\n             OR EXISTS (SELECT FROM player_limit WHERE player_id = $1 AND limit_type = 33\n               AND state = \'ACTIVE\' AND (ends_at IS NULL OR ends_at > $2)) AS is_protected': {
    readonly is_protected: boolean;
  };
  'SELECT is_matched($1, $2) OR is_closed($1) OR EXISTS (SELECT FROM player_limit WHERE player_id = $1\n       AND limit_type = ANY ($3) AND state = \'ACTIVE\' AND (ends_at IS NULL OR ends_at > $2))\n       AS is_on_break': {
    readonly is_on_break: boolean;
  };
  'SELECT is_reward_wanted($1, \'isBonusWanted\') AS bonus,\n       is_reward_wanted($1, \'isCashbackWanted\') AS cashback': {
    readonly bonus: boolean | null;
    readonly cashback: boolean | null;
  };
  'SELECT is_reward_wanted($1, \'isBonusWanted\') AS is_wanted': {
    readonly is_wanted: boolean | null;
  };
  'SELECT is_reward_wanted($1, \'isCashbackWanted\') AS is_wanted': {
    readonly is_wanted: boolean | null;
  };
  'SELECT is_reward_wanted(player.id, \'isBonusWanted\') AS is_wanted,\n             EXISTS (SELECT FROM account WHERE account.player_id = player.id AND account.kind = \'player\'\n               AND account.type IN (0, 9) AND account.currency = $2 AND account.closed_at IS NULL) AS has_account\n           FROM player WHERE player.id = $1': {
    readonly is_wanted: boolean | null;
    readonly has_account: boolean;
  };
  'SELECT journal.external_id, journal.kind, entry.currency, abs(entry.amount) AS amount\n     FROM journal\n     JOIN entry ON entry.journal_id = journal.id\n     JOIN account ON account.id = entry.account_id AND account.kind = \'payments\'\n     WHERE journal.source IN (\'payment\', \'refund\', \'withdrawal-end\')\n       AND journal.external_id = ANY($1::text[])': {
    readonly external_id: string;
    readonly kind: 'deposit' | 'withdrawal' | 'withdrawal-paid' | 'withdrawal-returned' | 'stake' | 'settlement' | 'void' | 'cash-out' | 'reversal' | 'promotion' | 'advance' | 'advance-repaid' | 'advance-forgone' | 'bonus' | 'bonus-converted' | 'bonus-ended' | 'refund' | 'conversion' | 'cashback' | 'referral' | 'game-stake' | 'game-stake-returned' | 'game-win' | 'game-win-returned' | 'game-round-closed' | 'free-round-win' | 'free-round-win-returned' | 'pool-stake' | 'pool-stake-returned' | 'pool-shared' | 'pool-prize' | 'prizes-reserved' | 'prizes-returned' | 'prize';
    readonly currency: string;
    readonly amount: string;
  };
  'SELECT journal.id, journal.kind, journal.at, account.kind AS account, entry.amount,\n    entry.balance_after\n  FROM journal JOIN entry ON entry.journal_id = journal.id JOIN account ON account.id = entry.account_id\n  WHERE (journal.source, journal.external_id) IN (\n    SELECT \'game\', unnest($2::text[])\n    UNION ALL\n    SELECT \'game-round\', played.id || \':\' || nth\n    FROM game_round played, generate_series(1, played.closings) AS nth WHERE played.id = $1)\n  ORDER BY journal.id, account.kind = \'player\' DESC, account.kind': {
    readonly id: string | null;
    readonly kind: 'deposit' | 'withdrawal' | 'withdrawal-paid' | 'withdrawal-returned' | 'stake' | 'settlement' | 'void' | 'cash-out' | 'reversal' | 'promotion' | 'advance' | 'advance-repaid' | 'advance-forgone' | 'bonus' | 'bonus-converted' | 'bonus-ended' | 'refund' | 'conversion' | 'cashback' | 'referral' | 'game-stake' | 'game-stake-returned' | 'game-win' | 'game-win-returned' | 'game-round-closed' | 'free-round-win' | 'free-round-win-returned' | 'pool-stake' | 'pool-stake-returned' | 'pool-shared' | 'pool-prize' | 'prizes-reserved' | 'prizes-returned' | 'prize' | null;
    readonly at: Date | null;
    readonly account: 'player' | 'open-stakes' | 'betting-result' | 'payments' | 'withdrawals' | 'promotions' | 'advances' | 'exchange' | 'open-rounds' | 'games-result' | 'games-debts' | 'pool-stakes' | 'pool-prizes' | 'pool-jackpot' | 'pool-breakage' | 'pool-result' | 'prizes' | 'draw-stakes' | 'draw-result' | null;
    readonly amount: string | null;
    readonly balance_after: string | null;
  };
  'SELECT kind, digest FROM identity_document WHERE player_id = $1 AND key = $2': {
    readonly kind: 'passport' | 'identity-card-front' | 'identity-card-back' | 'driving-licence' | 'proof-of-address';
    readonly digest: Buffer;
  };
  'SELECT kind, id, state, currency, amount, percent, at, expires_at FROM (\n    SELECT \'cashback\' AS kind, id::text AS id, CASE state WHEN \'paid\' THEN \'received\' ELSE \'due\' END AS state,\n      currency, amount, NULL::text AS percent, coalesce(paid_at, to_at) AS at,\n      NULL::timestamptz AS expires_at\n    FROM cashback_period WHERE player_id = $1 AND state IN (\'due\', \'paid\')\n    UNION ALL\n    SELECT \'friend\', id::text, CASE state WHEN \'paid\' THEN \'received\' ELSE \'due\' END, reward_currency,\n      reward, NULL, decided_at, NULL\n    FROM invited_friend WHERE inviter_id = $1 AND state IN (\'due\', \'paid\')\n    UNION ALL\n    SELECT \'bonus\', bonus.id::text,\n      CASE state WHEN \'active\' THEN \'active\' WHEN \'converted\' THEN \'received\' ELSE \'ended\' END,\n      currency, amount, NULL, given_at, CASE state WHEN \'active\' THEN expires_at END\n    FROM bonus JOIN account ON account.id = account_id WHERE bonus.player_id = $1\n    UNION ALL\n    SELECT \'promo-code\', promo.code,\n      CASE WHEN used.code IS NOT NULL THEN \'used\' WHEN promo.expires_at <= $2 THEN \'expired\'\n        ELSE \'active\' END,\n      currency, CASE kind WHEN \'free-bet\' THEN amount END, promo.percent::text, NULL,\n      CASE WHEN used.code IS NULL THEN promo.expires_at END\n    FROM promo_code promo\n    LEFT JOIN promo_code_use used ON used.code = promo.code AND used.player_id = $1\n    WHERE promo.player_id = $1\n  ) reward\n  ORDER BY state NOT IN (\'due\', \'active\'), coalesce(at, expires_at) DESC NULLS LAST, kind, id LIMIT 100': {
    readonly kind: string | null;
    readonly id: string | null;
    readonly state: string | null;
    readonly currency: string | null;
    readonly amount: string | null;
    readonly percent: string | null;
    readonly at: Date | null;
    readonly expires_at: Date | null;
  };
  'SELECT kind, note, requested_at FROM identity_document_request WHERE player_id = $1': {
    readonly kind: 'passport' | 'identity-card-front' | 'identity-card-back' | 'driving-licence' | 'proof-of-address';
    readonly note: string | null;
    readonly requested_at: Date;
  };
  'SELECT kind, scope, value, label, reason, changed_by, changed_at\n           FROM trading_control WHERE kind = $1\n           ORDER BY changed_at DESC, scope OFFSET $2 LIMIT $3': {
    readonly kind: 'suspension' | 'margin' | 'price' | 'stake';
    readonly scope: string;
    readonly value: string | null;
    readonly label: string;
    readonly reason: string;
    readonly changed_by: string;
    readonly changed_at: Date;
  };
  'SELECT kind, scope, value, label, reason, changed_by, changed_at\n     FROM trading_control WHERE kind = $1 AND scope = $2': {
    readonly kind: 'suspension' | 'margin' | 'price' | 'stake';
    readonly scope: string;
    readonly value: string | null;
    readonly label: string;
    readonly reason: string;
    readonly changed_by: string;
    readonly changed_at: Date;
  };
  'SELECT kind, scope, value, label, reason, changed_by, changed_at\n  FROM trading_control ORDER BY changed_at DESC, kind, scope LIMIT $1': {
    readonly kind: 'suspension' | 'margin' | 'price' | 'stake';
    readonly scope: string;
    readonly value: string | null;
    readonly label: string;
    readonly reason: string;
    readonly changed_by: string;
    readonly changed_at: Date;
  };
  'SELECT kind, value FROM player_favourite WHERE player_id = $1\n     ORDER BY added_at DESC, place DESC, value': {
    readonly kind: 'event' | 'market' | 'champ' | 'team' | 'game';
    readonly value: string;
  };
  'SELECT kind, version, accepted_at FROM article_acceptance WHERE player_id = $1\n     ORDER BY kind, version DESC': {
    readonly kind: string;
    readonly version: number;
    readonly accepted_at: Date;
  };
  'SELECT kind, version, language, title, description FROM article_text\n     JOIN (SELECT kind, max(version) AS version FROM article_version GROUP BY kind) AS latest\n       USING (kind, version)': {
    readonly kind: string;
    readonly version: number;
    readonly language: string;
    readonly title: string;
    readonly description: string;
  };
  'SELECT kind, version, published_at, published_by, is_acceptance_required\n  FROM article_version ORDER BY kind, version DESC': {
    readonly kind: string;
    readonly version: number;
    readonly published_at: Date;
    readonly published_by: string;
    readonly is_acceptance_required: boolean;
  };
  'SELECT language FROM mail WHERE player_id = $1 ORDER BY written_at DESC LIMIT 1': {
    readonly language: string;
  };
  'SELECT language, time_zone, quiet_from, quiet_to FROM contact_settings WHERE player_id = $1': {
    readonly language: string | null;
    readonly time_zone: string | null;
    readonly quiet_from: number | null;
    readonly quiet_to: number | null;
  };
  'SELECT language, title, description, body, summary FROM article_text\n           WHERE kind = $1 AND version = $2 ORDER BY language': {
    readonly language: string;
    readonly title: string;
    readonly description: string;
    readonly body: string;
    readonly summary: string;
  };
  'SELECT leg.bet_id, leg.outcome_id, bet.idempotency_key\n     FROM bet_leg leg JOIN bet ON bet.id = leg.bet_id\n     WHERE leg.event_id = $1 ORDER BY leg.bet_id, leg.position': {
    readonly bet_id: string;
    readonly outcome_id: string;
    readonly idempotency_key: string;
  };
  'SELECT leg.event_id, count(*) AS bets FROM bet_leg leg JOIN bet ON bet.id = leg.bet_id\n  WHERE leg.result IS NULL AND bet.placed_at > $1 GROUP BY leg.event_id': {
    readonly event_id: string;
    readonly bets: string;
  };
  'SELECT lng, stream, sub_section, id, data FROM seo_page ORDER BY stream, sub_section, id, lng': {
    readonly lng: string;
    readonly stream: string;
    readonly sub_section: string;
    readonly id: string;
    readonly data: unknown;
  };
  'SELECT lock_accounts(ARRAY[$1]::bigint[])': {
    readonly lock_accounts: string | null;
  };
  'SELECT lock_bets(ARRAY[$1]::bigint[])': {
    readonly lock_bets: string | null;
  };
  'SELECT lottery FROM lottery_draw WHERE id = $1': {
    readonly lottery: string;
  };
  'SELECT lottery, closes_at FROM lottery_draw\n     WHERE id = $1 AND status = \'open\' FOR UPDATE SKIP LOCKED': {
    readonly lottery: string;
    readonly closes_at: Date;
  };
  'SELECT lottery, currency, amount FROM lottery_jackpot\n     WHERE amount > 0 AND ($1::text IS NULL OR lottery = $1) ORDER BY lottery, currency': {
    readonly lottery: string;
    readonly currency: string;
    readonly amount: string;
  };
  'SELECT lottery, currency, amount FROM lottery_jackpot WHERE amount > 0 ORDER BY currency': {
    readonly lottery: string;
    readonly currency: string;
    readonly amount: string;
  };
  'SELECT lottery, status = \'open\' AND closes_at > $2 AS is_open FROM lottery_draw WHERE id = $1': {
    readonly lottery: string;
    readonly is_open: boolean;
  };
  'SELECT match, moments FROM match_follow WHERE player_id = $1\n     ORDER BY added_at DESC, event_id DESC': {
    readonly match: unknown;
    readonly moments: string[];
  };
  'SELECT match, starts_at FROM match_follow WHERE event_id = $1\n     UNION ALL SELECT match, starts_at FROM price_alert WHERE event_id = $1 LIMIT 1': {
    readonly match: unknown;
    readonly starts_at: Date | null;
  };
  'SELECT match.event_id, match.slug, match.home_id, match.away_id, match.starts_at, match.result,\n    home.name AS home_name, away.name AS away_name\n  FROM match_result match JOIN result_side home ON home.id = match.home_id\n    JOIN result_side away ON away.id = match.away_id\n  WHERE match.champ_id = $1 AND match.season = $2 AND match.status <> \'scheduled\'\n  ORDER BY match.starts_at, match.event_id': {
    readonly event_id: string;
    readonly slug: string;
    readonly home_id: string;
    readonly away_id: string;
    readonly starts_at: Date;
    readonly result: unknown;
    readonly home_name: string;
    readonly away_name: string;
  };
  'SELECT match.event_id, match.sport, match.champ_id, champ.name AS champ_name,\n  champ.slug AS champ_slug, champ.country AS champ_country, match.season, match.slug, match.tier,\n  match.home_id, home.name AS home_name, match.away_id, away.name AS away_name, match.starts_at,\n  match.result FROM match_result match JOIN result_champ champ ON champ.id = match.champ_id\n  JOIN result_side home ON home.id = match.home_id JOIN result_side away ON away.id = match.away_id\n  WHERE match.status <> \'scheduled\' AND ($1::text IS NULL OR match.sport = $1)\n  AND ($2::timestamptz IS NULL OR (match.starts_at, match.event_id) < ($2, $3::bigint))\n  AND (match.home_id = ANY ($5::bigint[]) OR match.away_id = ANY ($5::bigint[])\n    OR match.champ_id = ANY ($6::bigint[]))\n  AND NOT EXISTS (SELECT FROM unnest($7::text[]) AS word\n    WHERE strpos(home.search_text || away.search_text || champ.search_text, \' \' || word) = 0)\n  ORDER BY match.starts_at DESC, match.event_id DESC LIMIT $4': {
    readonly event_id: string;
    readonly sport: string;
    readonly champ_id: string;
    readonly champ_name: string;
    readonly champ_slug: string;
    readonly champ_country: string;
    readonly season: string;
    readonly slug: string;
    readonly tier: number;
    readonly home_id: string;
    readonly home_name: string;
    readonly away_id: string;
    readonly away_name: string;
    readonly starts_at: Date;
    readonly result: unknown;
  };
  'SELECT match.event_id, match.sport, match.champ_id, champ.name AS champ_name,\n  champ.slug AS champ_slug, champ.country AS champ_country, match.season, match.slug, match.tier,\n  match.home_id, home.name AS home_name, match.away_id, away.name AS away_name, match.starts_at,\n  match.result FROM match_result match JOIN result_champ champ ON champ.id = match.champ_id\n  JOIN result_side home ON home.id = match.home_id JOIN result_side away ON away.id = match.away_id\n  WHERE match.status <> \'scheduled\' AND ($1::text IS NULL OR match.sport = $1)\n  AND ($2::timestamptz IS NULL OR (match.starts_at, match.event_id) < ($2, $3::bigint)) AND (match.home_id = $5 OR match.away_id = $5)\n           ORDER BY match.starts_at DESC, match.event_id DESC LIMIT $4': {
    readonly event_id: string;
    readonly sport: string;
    readonly champ_id: string;
    readonly champ_name: string;
    readonly champ_slug: string;
    readonly champ_country: string;
    readonly season: string;
    readonly slug: string;
    readonly tier: number;
    readonly home_id: string;
    readonly home_name: string;
    readonly away_id: string;
    readonly away_name: string;
    readonly starts_at: Date;
    readonly result: unknown;
  };
  'SELECT match.event_id, match.sport, match.champ_id, champ.name AS champ_name,\n  champ.slug AS champ_slug, champ.country AS champ_country, match.season, match.slug, match.tier,\n  match.home_id, home.name AS home_name, match.away_id, away.name AS away_name, match.starts_at,\n  match.result FROM match_result match JOIN result_champ champ ON champ.id = match.champ_id\n  JOIN result_side home ON home.id = match.home_id JOIN result_side away ON away.id = match.away_id\n  WHERE match.status <> \'scheduled\' AND ($1::text IS NULL OR match.sport = $1)\n  AND ($2::timestamptz IS NULL OR (match.starts_at, match.event_id) < ($2, $3::bigint)) AND match.champ_id = $5 ORDER BY match.starts_at DESC, match.event_id DESC LIMIT $4': {
    readonly event_id: string;
    readonly sport: string;
    readonly champ_id: string;
    readonly champ_name: string;
    readonly champ_slug: string;
    readonly champ_country: string;
    readonly season: string;
    readonly slug: string;
    readonly tier: number;
    readonly home_id: string;
    readonly home_name: string;
    readonly away_id: string;
    readonly away_name: string;
    readonly starts_at: Date;
    readonly result: unknown;
  };
  'SELECT match.event_id, match.sport, match.champ_id, champ.name AS champ_name,\n  champ.slug AS champ_slug, champ.country AS champ_country, match.season, match.slug, match.tier,\n  match.home_id, home.name AS home_name, match.away_id, away.name AS away_name, match.starts_at,\n  match.result FROM match_result match JOIN result_champ champ ON champ.id = match.champ_id\n  JOIN result_side home ON home.id = match.home_id JOIN result_side away ON away.id = match.away_id\n  WHERE match.status <> \'scheduled\' AND ((match.home_id = $1 AND match.away_id = $2)\n             OR (match.home_id = $2 AND match.away_id = $1))\n             AND (match.starts_at, match.event_id) < ($4, $5::bigint) ORDER BY match.starts_at DESC, match.event_id DESC LIMIT $3': {
    readonly event_id: string;
    readonly sport: string;
    readonly champ_id: string;
    readonly champ_name: string;
    readonly champ_slug: string;
    readonly champ_country: string;
    readonly season: string;
    readonly slug: string;
    readonly tier: number;
    readonly home_id: string;
    readonly home_name: string;
    readonly away_id: string;
    readonly away_name: string;
    readonly starts_at: Date;
    readonly result: unknown;
  };
  'SELECT match.event_id, match.sport, match.champ_id, champ.name AS champ_name,\n  champ.slug AS champ_slug, champ.country AS champ_country, match.season, match.slug, match.tier,\n  match.home_id, home.name AS home_name, match.away_id, away.name AS away_name, match.starts_at,\n  match.result FROM match_result match JOIN result_champ champ ON champ.id = match.champ_id\n  JOIN result_side home ON home.id = match.home_id JOIN result_side away ON away.id = match.away_id\n  WHERE match.status <> \'scheduled\' AND match.starts_at >= $1 AND match.starts_at < $2\n    AND ($3::text IS NULL OR match.sport = $3)\n    AND ($4::int IS NULL OR (match.tier, match.champ_id, match.starts_at, match.event_id)\n      > ($4, $5::bigint, $6::timestamptz, $7::bigint))\n  ORDER BY match.tier, match.champ_id, match.starts_at, match.event_id LIMIT $8': {
    readonly event_id: string;
    readonly sport: string;
    readonly champ_id: string;
    readonly champ_name: string;
    readonly champ_slug: string;
    readonly champ_country: string;
    readonly season: string;
    readonly slug: string;
    readonly tier: number;
    readonly home_id: string;
    readonly home_name: string;
    readonly away_id: string;
    readonly away_name: string;
    readonly starts_at: Date;
    readonly result: unknown;
  };
  'SELECT match.event_id, match.sport, match.slug, match.starts_at, match.champ_id,\n             champ.name AS champ_name, champ.slug AS champ_slug, champ.country AS champ_country,\n             match.home_id, home.name AS home_name, match.away_id, away.name AS away_name\n           FROM match_result match JOIN result_champ champ ON champ.id = match.champ_id\n           JOIN result_side home ON home.id = match.home_id\n           JOIN result_side away ON away.id = match.away_id WHERE match.event_id = $1': {
    readonly event_id: string;
    readonly sport: string;
    readonly slug: string;
    readonly starts_at: Date;
    readonly champ_id: string;
    readonly champ_name: string;
    readonly champ_slug: string;
    readonly champ_country: string;
    readonly home_id: string;
    readonly home_name: string;
    readonly away_id: string;
    readonly away_name: string;
  };
  'SELECT match_number, wrong_numbers, expires_at, approved_at, declined_at\n  FROM qr_sign_in WHERE id = $1 AND player_id = $2 FOR UPDATE': {
    readonly match_number: number;
    readonly wrong_numbers: number;
    readonly expires_at: Date;
    readonly approved_at: Date | null;
    readonly declined_at: Date | null;
  };
  'SELECT match_person($1, $2)': {
    readonly match_person: string | null;
  };
  'SELECT max(day)::text AS day FROM payment_reconciliation WHERE provider = $1': {
    readonly day: string | null;
  };
  'SELECT max(day)::timestamp AT TIME ZONE \'UTC\' AS day FROM game_return': {
    readonly day: Date | null;
  };
  'SELECT max(ends_at) AS ends_at FROM withdrawal_freeze\n     WHERE player_id = $1 AND lifted_at IS NULL AND ends_at > $2': {
    readonly ends_at: Date | null;
  };
  'SELECT max(figure.name) AS name, max(figure.role) AS role, max(figure.side_id) AS side_id,\n        max(side.name) AS team, count(*)::integer AS matches, count(runs)::integer AS innings,\n        count(*) FILTER (WHERE runs IS NOT NULL AND NOT is_out)::integer AS not_outs,\n        coalesce(sum(runs), 0)::integer AS runs, coalesce(sum(balls), 0)::integer AS balls,\n        sum(fours)::integer AS fours, sum(sixes)::integer AS sixes,\n        count(*) FILTER (WHERE runs >= 50 AND runs < 100)::integer AS fifties,\n        count(*) FILTER (WHERE runs >= 100)::integer AS hundreds, coalesce(max(runs), 0) AS best,\n        coalesce(sum(bowled), 0)::integer AS bowled, coalesce(sum(conceded), 0)::integer AS conceded,\n        sum(wickets)::integer AS wickets, sum(maidens)::integer AS maidens\n      FROM cricket_figure figure JOIN result_side side ON side.id = figure.side_id\n      WHERE player_id = $1 HAVING count(*) > 0': {
    readonly name: string | null;
    readonly role: string | null;
    readonly side_id: string | null;
    readonly team: string | null;
    readonly matches: number;
    readonly innings: number;
    readonly not_outs: number;
    readonly runs: number;
    readonly balls: number;
    readonly fours: number | null;
    readonly sixes: number | null;
    readonly fifties: number;
    readonly hundreds: number;
    readonly best: number;
    readonly bowled: number;
    readonly conceded: number;
    readonly wickets: number | null;
    readonly maidens: number | null;
  };
  'SELECT max(s.created_at) AS created_at,\n         (SELECT max(replied_at) FROM reality_check_reply\n          WHERE player_id = $1 AND action = \'continue\') AS replied_at,\n         coalesce(bool_or(EXISTS (SELECT 1 FROM reality_check_reply\n           WHERE session_id = s.id AND action = \'continue\' AND do_not_show_again)), false)\n           AS is_silenced\n  FROM player_session s WHERE s.player_id = $1 AND s.ended_at IS NULL': {
    readonly created_at: Date | null;
    readonly replied_at: Date | null;
    readonly is_silenced: boolean;
  };
  'SELECT max(to_at) AS to_at FROM cashback_period\n           WHERE player_id = $1 AND account_id = $2 AND product = $3': {
    readonly to_at: Date | null;
  };
  'SELECT message.id, message.device_id, message.notice, message.facts,\n    message.broadcast_id, message.attempts, message.written_at, device.player_id, device.endpoint,\n    device.public_key, device.auth_secret, contact.language\n  FROM push_message message\n  JOIN push_device device ON device.id = message.device_id\n  JOIN player_session session ON session.id = device.session_id\n  LEFT JOIN contact_settings contact ON contact.player_id = device.player_id\n  WHERE message.id = $1 AND session.ended_at IS NULL': {
    readonly id: string;
    readonly device_id: string;
    readonly notice: string | null;
    readonly facts: unknown;
    readonly broadcast_id: string | null;
    readonly attempts: number;
    readonly written_at: Date;
    readonly player_id: string;
    readonly endpoint: string;
    readonly public_key: string;
    readonly auth_secret: string;
    readonly language: string | null;
  };
  'SELECT message.id, message.kind, message.notice, message.facts, message.created_at,\n       message.read_at, broadcast.texts, broadcast.route\n     FROM inbox_message message LEFT JOIN broadcast ON broadcast.id = message.broadcast_id\n     WHERE message.player_id = $1 AND ($2::bigint IS NULL OR message.id < $2)\n     ORDER BY message.id DESC LIMIT $3': {
    readonly id: string;
    readonly kind: 'operator' | 'promotion' | 'system';
    readonly notice: string | null;
    readonly facts: unknown;
    readonly created_at: Date;
    readonly read_at: Date | null;
    readonly texts: unknown;
    readonly route: string | null;
  };
  'SELECT message.id, message.kind, message.notice, message.facts, message.created_at,\n    message.read_at, broadcast.texts, broadcast.route\n  FROM inbox_message message LEFT JOIN broadcast ON broadcast.id = message.broadcast_id\n  WHERE message.player_id = $1 AND (message.archived_at IS NOT NULL) = $2\n    AND ($3::bigint IS NULL OR message.id < $3)\n    AND (message.ends_at IS NULL OR message.ends_at > $4)\n    AND ($5 OR message.kind <> \'promotion\')\n  ORDER BY message.id DESC LIMIT $6': {
    readonly id: string;
    readonly kind: 'operator' | 'promotion' | 'system';
    readonly notice: string | null;
    readonly facts: unknown;
    readonly created_at: Date;
    readonly read_at: Date | null;
    readonly texts: unknown;
    readonly route: string | null;
  };
  'SELECT move_house_money($1, $2, $3, $4, $5, $6) AS balance': {
    readonly balance: string | null;
  };
  'SELECT move_payment($1, $2, $3, $4, $5, $6) AS answer': {
    readonly answer: unknown;
  };
  'SELECT name, count(*)::int AS count,\n  percentile_cont(0.5) WITHIN GROUP (ORDER BY value) AS p50,\n  percentile_cont(0.75) WITHIN GROUP (ORDER BY value) AS p75,\n  percentile_cont(0.95) WITHIN GROUP (ORDER BY value) AS p95 FROM (\n    SELECT coalesce(data->>\'page\', route) AS name, (data->>\'ready\')::float AS value FROM analytics_event\n    WHERE number = $2 AND at >= $1 AND jsonb_typeof(data->\'ready\') = \'number\') AS load\n  GROUP BY name ORDER BY count DESC, name LIMIT 20': {
    readonly name: string;
    readonly count: number;
    readonly p50: number | null;
    readonly p75: number | null;
    readonly p95: number | null;
  };
  'SELECT name, count(*)::int AS count,\n  percentile_cont(0.5) WITHIN GROUP (ORDER BY value) AS p50,\n  percentile_cont(0.75) WITHIN GROUP (ORDER BY value) AS p75,\n  percentile_cont(0.95) WITHIN GROUP (ORDER BY value) AS p95 FROM analytics_vital WHERE at >= $1 GROUP BY name': {
    readonly name: string;
    readonly count: number;
    readonly p50: number | null;
    readonly p75: number | null;
    readonly p95: number | null;
  };
  'SELECT name, date_trunc($2, at, \'UTC\') AS at, count(*)::int AS count,\n    percentile_cont(0.75) WITHIN GROUP (ORDER BY value) AS value\n  FROM analytics_vital WHERE at >= $1 GROUP BY 1, 2': {
    readonly name: string;
    readonly at: Date | null;
    readonly count: number;
    readonly value: number | null;
  };
  'SELECT name, media_type AS "mediaType", content FROM test_mail_file\n         JOIN test_mail ON test_mail.id = mail_id\n         WHERE mail_id = $1 AND position = $2 AND sent_at >= $3': {
    readonly name: string;
    readonly mediaType: string;
    readonly content: Buffer;
  };
  'SELECT name, roles, version, password_hash IS NOT NULL AS has_password, created_at,\n  created_by, signed_in_at, switched_off_at, second_step_since FROM operator_account WHERE name = $1': {
    readonly name: string;
    readonly roles: string[];
    readonly version: number;
    readonly has_password: boolean;
    readonly created_at: Date;
    readonly created_by: string;
    readonly signed_in_at: Date | null;
    readonly switched_off_at: Date | null;
    readonly second_step_since: Date | null;
  };
  'SELECT name, roles, version, password_hash IS NOT NULL AS has_password, created_at, created_by,\n       signed_in_at, switched_off_at, second_step_since FROM operator_account ORDER BY name': {
    readonly name: string;
    readonly roles: string[];
    readonly version: number;
    readonly has_password: boolean;
    readonly created_at: Date;
    readonly created_by: string;
    readonly signed_in_at: Date | null;
    readonly switched_off_at: Date | null;
    readonly second_step_since: Date | null;
  };
  'SELECT name, surname, birthday::text, passport,\n       CASE WHEN phone_activated THEN phone_code END AS phone_code,\n       CASE WHEN phone_activated THEN phone_number END AS phone_number\n     FROM player LEFT JOIN player_profile ON player_id = player.id WHERE player.id = $1': {
    readonly name: string;
    readonly surname: string;
    readonly birthday: string | null;
    readonly passport: string | null;
    readonly phone_code: string | null;
    readonly phone_number: string | null;
  };
  'SELECT name, value FROM configuration_group ORDER BY name': {
    readonly name: string;
    readonly value: unknown;
  };
  'SELECT number::text AS name, date_trunc($2, at, \'UTC\') AS at, count(*)::int AS value,\n    count(*)::int AS count\n  FROM analytics_event WHERE at >= $1 GROUP BY 1, 2': {
    readonly name: string;
    readonly at: Date | null;
    readonly value: number;
    readonly count: number;
  };
  'SELECT offer.id, texts, free_bet, offer.currency, min_coef, days, ends_at, entered_at, code\n  FROM special_offer offer\n  JOIN player ON player.id = $1 AND player.currency = offer.currency\n  LEFT JOIN club_member member ON member.player_id = player.id\n  LEFT JOIN special_offer_entry entry ON entry.offer_id = offer.id AND entry.player_id = player.id\n  WHERE starts_at <= $2 AND ends_at > $2 AND (withdrawn_at IS NULL OR entry.offer_id IS NOT NULL)\n    AND (entry.offer_id IS NOT NULL OR (\n      (countries IS NULL OR player.country = ANY (countries))\n      AND (levels IS NULL OR coalesce(member.level, \'copper\') = ANY (levels))))\n    AND ($3::bigint IS NULL OR offer.id = $3)\n  ORDER BY ends_at, offer.id LIMIT 50': {
    readonly id: string;
    readonly texts: unknown;
    readonly free_bet: string;
    readonly currency: string;
    readonly min_coef: string | null;
    readonly days: number;
    readonly ends_at: Date;
    readonly entered_at: Date | null;
    readonly code: string | null;
  };
  'SELECT open_account($1, $2, $3) AS id': {
    readonly id: string | null;
  };
  'SELECT open_challenge_day(id, $1, $2, $3, $4) FROM challenge\n           WHERE state = \'running\' AND $1 BETWEEN first_day AND last_day\n             AND extract(isodow FROM $1::date)::smallint = ANY (weekdays)\n             AND ($5::bigint IS NULL OR id = $5)\n             AND NOT EXISTS (SELECT FROM challenge_day begun\n               WHERE begun.challenge_id = challenge.id AND begun.day = $1)\n           ORDER BY id': {
    readonly open_challenge_day: boolean | null;
  };
  'SELECT open_game_session($1, $2, $3, $4, $5, $6, $7, $8, $9)': {
    readonly open_game_session: string | null;
  };
  'SELECT open_tournament($1, $2) AS done': {
    readonly done: boolean | null;
  };
  'SELECT outcome_id FROM bet_leg WHERE bet_id = $1 AND event_id = $2\n               AND result IS DISTINCT FROM \'void\'': {
    readonly outcome_id: string;
  };
  'SELECT outcome_id, match, direction, price, reached_price, reached_at FROM price_alert\n     WHERE player_id = $1 ORDER BY added_at DESC, outcome_id DESC': {
    readonly outcome_id: string;
    readonly match: unknown;
    readonly direction: 'at-least' | 'at-most';
    readonly price: string;
    readonly reached_price: string | null;
    readonly reached_at: Date | null;
  };
  'SELECT owed_advances($1) AS owed, (\n             SELECT array_agg(id) FROM (\n               SELECT id FROM bet WHERE account_id = $1 AND status = \'open\'\n                 AND is_of_own_money(bet.*)\n               ORDER BY id DESC LIMIT 200) covering) AS ids': {
    readonly owed: string | null;
    readonly ids: string[] | null;
  };
  'SELECT own.reward, gift.provider || \':\' || gift.game AS game_id, gift.currency, gift.stake,\n             gift.rounds, gift.rounds - own.used AS left_over, gift.expires_at\n           FROM free_round_grant own JOIN free_round_gift gift ON gift.id = own.gift_id\n           WHERE own.player_id = $1 AND gift.expires_at > $2 AND gift.withdrawn_at IS NULL\n             AND own.used < gift.rounds\n           ORDER BY gift.expires_at, gift.id LIMIT 100': {
    readonly reward: string;
    readonly game_id: string;
    readonly currency: string;
    readonly stake: string;
    readonly rounds: number;
    readonly left_over: number;
    readonly expires_at: Date;
  };
  'SELECT own.reward, gift.stake, gift.rounds - own.used AS left_over, gift.expires_at\n           FROM free_round_grant own JOIN free_round_gift gift ON gift.id = own.gift_id\n           WHERE own.player_id = $1 AND gift.provider = $2 AND gift.game = $3 AND gift.currency = $4\n             AND gift.expires_at > $5 AND gift.withdrawn_at IS NULL AND own.used < gift.rounds\n           ORDER BY gift.expires_at, gift.id LIMIT 20': {
    readonly reward: string;
    readonly stake: string;
    readonly left_over: number;
    readonly expires_at: Date;
  };
  'SELECT paid.amount, entry.currency\n           FROM (SELECT pay_challenge($1, $2, $3) AS amount) paid\n           JOIN challenge_entry entry ON entry.day_id = $1 AND entry.player_id = $2\n           WHERE paid.amount IS NOT NULL': {
    readonly amount: string | null;
    readonly currency: string;
  };
  'SELECT password_hash FROM operator_account WHERE name = $1 AND switched_off_at IS NULL': {
    readonly password_hash: string | null;
  };
  'SELECT password_hash, email, phone_code, phone_number\n     FROM player LEFT JOIN player_profile ON player_id = id WHERE id = $1': {
    readonly password_hash: string;
    readonly email: string | null;
    readonly phone_code: string | null;
    readonly phone_number: string | null;
  };
  'SELECT password_hash, email, phone_code, phone_number,\n    registration <> \'social\' OR password_changed_at IS NOT NULL AS has_password\n  FROM player LEFT JOIN player_profile ON player_id = id WHERE id = $1': {
    readonly password_hash: string;
    readonly email: string | null;
    readonly phone_code: string | null;
    readonly phone_number: string | null;
    readonly has_password: boolean;
  };
  'SELECT password_hash, registration <> \'social\' OR password_changed_at IS NOT NULL AS has_password,\n         phone_code, phone_number, phone_activated, phone_bound_at,\n         email, email_activated, email_bound_at\n       FROM player LEFT JOIN player_profile ON player_id = id WHERE id = $1': {
    readonly password_hash: string;
    readonly has_password: boolean;
    readonly phone_code: string | null;
    readonly phone_number: string | null;
    readonly phone_activated: boolean | null;
    readonly phone_bound_at: Date | null;
    readonly email: string | null;
    readonly email_activated: boolean | null;
    readonly email_bound_at: Date | null;
  };
  'SELECT pay_cashback($1, $2) AS paid': {
    readonly paid: boolean | null;
  };
  'SELECT pay_in_game($1) AS answer': {
    readonly answer: unknown;
  };
  'SELECT pay_legs_early($1, $2, $3) AS legs': {
    readonly legs: string | null;
  };
  'SELECT pay_lottery_tickets($1, $2) AS paid': {
    readonly paid: number | null;
  };
  'SELECT pay_prize($1, $2, $3)': {
    readonly pay_prize: boolean | null;
  };
  'SELECT pay_referral($1, $2) AS paid': {
    readonly paid: boolean | null;
  };
  'SELECT payload_digest, touched, answer FROM event_void WHERE idempotency_key = $1': {
    readonly payload_digest: string;
    readonly touched: unknown;
    readonly answer: unknown;
  };
  'SELECT payment.id, player_id, account_id, provider, method_id, currency, amount, language,\n    request_digest, created_at, updated_at, means_id, means_label, fee, state, reason, steps\n  FROM payment JOIN withdrawal ON withdrawal.payment_id = payment.id\n     WHERE kind = \'withdrawal\' AND ($1::bigint IS NULL OR player_id = $1)\n       AND ($2::text IS NULL OR state = $2)\n       AND ($3::timestamptz IS NULL OR (created_at, payment.id) < ($3, $4::uuid))\n     ORDER BY created_at DESC, payment.id DESC LIMIT $5': {
    readonly id: string;
    readonly player_id: string;
    readonly account_id: string;
    readonly provider: string;
    readonly method_id: string;
    readonly currency: string;
    readonly amount: string;
    readonly language: string;
    readonly request_digest: Buffer;
    readonly created_at: Date;
    readonly updated_at: Date;
    readonly means_id: string;
    readonly means_label: string;
    readonly fee: string;
    readonly state: 'requested' | 'review' | 'approved' | 'sent' | 'paid' | 'failed' | 'rejected';
    readonly reason: 'provider_refused' | 'means_invalid' | 'rejected_review' | 'rejected_fraud' | 'rejected_documents' | null;
    readonly steps: unknown;
  };
  'SELECT payment.id, player_id, account_id, provider, method_id, currency, amount, language,\n    request_digest, created_at, updated_at, means_id, means_label, fee, state, reason, steps\n  FROM payment JOIN withdrawal ON withdrawal.payment_id = payment.id WHERE payment.id = $1': {
    readonly id: string;
    readonly player_id: string;
    readonly account_id: string;
    readonly provider: string;
    readonly method_id: string;
    readonly currency: string;
    readonly amount: string;
    readonly language: string;
    readonly request_digest: Buffer;
    readonly created_at: Date;
    readonly updated_at: Date;
    readonly means_id: string;
    readonly means_label: string;
    readonly fee: string;
    readonly state: 'requested' | 'review' | 'approved' | 'sent' | 'paid' | 'failed' | 'rejected';
    readonly reason: 'provider_refused' | 'means_invalid' | 'rejected_review' | 'rejected_fraud' | 'rejected_documents' | null;
    readonly steps: unknown;
  };
  'SELECT payment.id, player_id, account_id, provider, method_id, currency, amount, language,\n    request_digest, created_at, updated_at, means_id, means_label, fee, state, reason, steps\n  FROM payment JOIN withdrawal ON withdrawal.payment_id = payment.id WHERE payment.id = $1 FOR UPDATE': {
    readonly id: string;
    readonly player_id: string;
    readonly account_id: string;
    readonly provider: string;
    readonly method_id: string;
    readonly currency: string;
    readonly amount: string;
    readonly language: string;
    readonly request_digest: Buffer;
    readonly created_at: Date;
    readonly updated_at: Date;
    readonly means_id: string;
    readonly means_label: string;
    readonly fee: string;
    readonly state: 'requested' | 'review' | 'approved' | 'sent' | 'paid' | 'failed' | 'rejected';
    readonly reason: 'provider_refused' | 'means_invalid' | 'rejected_review' | 'rejected_fraud' | 'rejected_documents' | null;
    readonly steps: unknown;
  };
  'SELECT payment.id, player_id, account_id, provider, method_id, currency, amount, language,\n    request_digest, created_at, updated_at, means_id, means_label, fee, state, reason, steps\n  FROM payment JOIN withdrawal ON withdrawal.payment_id = payment.id WHERE player_id = $1 AND idempotency_key = $2': {
    readonly id: string;
    readonly player_id: string;
    readonly account_id: string;
    readonly provider: string;
    readonly method_id: string;
    readonly currency: string;
    readonly amount: string;
    readonly language: string;
    readonly request_digest: Buffer;
    readonly created_at: Date;
    readonly updated_at: Date;
    readonly means_id: string;
    readonly means_label: string;
    readonly fee: string;
    readonly state: 'requested' | 'review' | 'approved' | 'sent' | 'paid' | 'failed' | 'rejected';
    readonly reason: 'provider_refused' | 'means_invalid' | 'rejected_review' | 'rejected_fraud' | 'rejected_documents' | null;
    readonly steps: unknown;
  };
  'SELECT payment_id FROM withdrawal JOIN payment ON payment.id = payment_id\n     WHERE state = \'approved\' AND NOT EXISTS (\n       SELECT FROM withdrawal_freeze held WHERE held.player_id = payment.player_id\n         AND held.lifted_at IS NULL AND held.ends_at > $2)\n     ORDER BY updated_at LIMIT $1': {
    readonly payment_id: string;
  };
  'SELECT payment_id, \'deposit\' AS kind, amount, currency, decided_at AS at\n         FROM test_provider_charge WHERE outcome = \'succeeded\' AND decided_at >= $1 AND decided_at < $2\n       UNION ALL\n       SELECT payment_id, \'refund\', amount, currency, refunded_at\n         FROM test_provider_charge WHERE refunded_at >= $1 AND refunded_at < $2\n       UNION ALL\n       SELECT payment_id, \'payout\', amount, currency, due_at\n         FROM test_provider_payout WHERE outcome = \'succeeded\' AND due_at >= $1 AND due_at < $2': {
    readonly payment_id: string | null;
    readonly kind: string | null;
    readonly amount: string | null;
    readonly currency: string | null;
    readonly at: Date | null;
  };
  'SELECT pg_advisory_xact_lock($1)': {
    readonly pg_advisory_xact_lock: string | null;
  };
  'SELECT pg_advisory_xact_lock(hashtext($1))': {
    readonly pg_advisory_xact_lock: string | null;
  };
  'SELECT pg_advisory_xact_lock(hashtext(\'integrity\'))': {
    readonly pg_advisory_xact_lock: string | null;
  };
  'SELECT pg_advisory_xact_lock(hashtext(\'operator-accounts\'))': {
    readonly pg_advisory_xact_lock: string | null;
  };
  'SELECT pg_advisory_xact_lock(hashtext(\'phone-code\'), $1::bigint::integer)': {
    readonly pg_advisory_xact_lock: string | null;
  };
  'SELECT pg_advisory_xact_lock(hashtext(\'player-limits\'), $1::integer)': {
    readonly pg_advisory_xact_lock: string | null;
  };
  'SELECT pg_advisory_xact_lock(hashtext(\'rate-fixings\'))': {
    readonly pg_advisory_xact_lock: string | null;
  };
  'SELECT pg_advisory_xact_lock(hashtext(\'stake-factor\'), $1::bigint::integer)': {
    readonly pg_advisory_xact_lock: string | null;
  };
  'SELECT pg_advisory_xact_lock(hashtext(\'text-messages\'), $1::bigint::integer)': {
    readonly pg_advisory_xact_lock: string | null;
  };
  'SELECT pg_advisory_xact_lock(hashtext(\'trading-control\'))': {
    readonly pg_advisory_xact_lock: string | null;
  };
  'SELECT pg_advisory_xact_lock(hashtextextended(\'accounts\', $1::bigint))': {
    readonly pg_advisory_xact_lock: string | null;
  };
  'SELECT pg_advisory_xact_lock(hashtextextended(\'history-mails\', $1::bigint))': {
    readonly pg_advisory_xact_lock: string | null;
  };
  'SELECT pg_advisory_xact_lock(hashtextextended(\'toto-round \' || $1, 0))': {
    readonly pg_advisory_xact_lock: string | null;
  };
  'SELECT pg_notify($1, \'\')': {
    readonly pg_notify: string | null;
  };
  'SELECT pg_notify(\'alerts_changed\', $1)': {
    readonly pg_notify: string | null;
  };
  'SELECT pg_notify(\'outbox\', \'\')': {
    readonly pg_notify: string | null;
  };
  'SELECT phone_bound_at FROM player_profile WHERE player_id = $1': {
    readonly phone_bound_at: Date | null;
  };
  'SELECT phone_code AS code, phone_number AS number FROM player_profile\n         WHERE player_id = $1 AND phone_activated': {
    readonly code: string | null;
    readonly number: string | null;
  };
  'SELECT phone_code AS code, phone_number AS number FROM player_profile\n     WHERE player_id = $1 AND phone_activated': {
    readonly code: string | null;
    readonly number: string | null;
  };
  'SELECT phone_code AS code, phone_number AS number FROM player_profile\n  WHERE player_id = $1 AND phone_activated FOR UPDATE': {
    readonly code: string | null;
    readonly number: string | null;
  };
  'SELECT phone_code AS code, phone_number AS number FROM player_profile WHERE player_id = $1': {
    readonly code: string | null;
    readonly number: string | null;
  };
  'SELECT phone_code AS code, phone_number AS number, phone_activated AS bound\n         FROM player_profile WHERE player_id = $1': {
    readonly code: string | null;
    readonly number: string | null;
    readonly bound: boolean;
  };
  'SELECT place_bets($1) AS answers': {
    readonly answers: unknown;
  };
  'SELECT player.* FROM player JOIN player_profile ON player_id = player.id\n     WHERE phone_activated AND phone_code = $1 AND phone_number = $2': {
    readonly id: string;
    readonly email: string | null;
    readonly email_key: string | null;
    readonly password_hash: string;
    readonly name: string;
    readonly surname: string;
    readonly country: string;
    readonly currency: string;
    readonly birthday: Date | null;
    readonly registration: 'full' | 'one-click' | 'phone' | 'social';
    readonly bonus: 0 | 1 | 2;
    readonly promo_code: string | null;
    readonly terms_accepted_at: Date;
    readonly registered_at: Date;
  };
  'SELECT player.id FROM player\n             LEFT JOIN contact_settings contact ON contact.player_id = player.id\n             LEFT JOIN player_status status ON status.player_id = player.id\n           WHERE player.id > $1 AND registered_at <= $2\n             AND ($3::bigint IS NULL OR player.id = $3)\n             AND ($4::text[] IS NULL OR player.country = ANY ($4))\n             AND ($5::text[] IS NULL OR coalesce(contact.language, $6) = ANY ($5))\n             AND ($7::text[] IS NULL OR player.currency = ANY ($7))\n             AND ($8::text IS NULL OR $8 = CASE\n               WHEN is_excluded(player.id, $9) THEN \'excluded\'\n               WHEN coalesce(status.ban_level, 0) > 0 THEN \'banned\' ELSE \'good\' END)\n           ORDER BY player.id LIMIT $10': {
    readonly id: string;
  };
  'SELECT player.id, birthday::text AS birthday,\n             coalesce(status.ban_level, 0) > 0 AS is_banned,\n             coalesce(status.is_need_identification, false) AS must_identify,\n             is_excluded(player.id, $3) AS is_excluded,\n             EXISTS (SELECT FROM player_limit WHERE player_limit.player_id = player.id\n               AND limit_type = 33 AND state = \'ACTIVE\' AND (ends_at IS NULL OR ends_at > $3))\n               AS is_on_break,\n             EXISTS (SELECT FROM account_closure closure WHERE closure.player_id = player.id\n               AND reopened_at IS NULL) AS is_closed,\n             coalesce((SELECT is_given FROM marketing_consent consent\n               WHERE consent.player_id = player.id AND channel = $2 ORDER BY consent.id DESC LIMIT 1),\n               false) AS has_consent\n           FROM player LEFT JOIN player_status status ON status.player_id = player.id\n           WHERE player.id = ANY ($1::bigint[])': {
    readonly id: string;
    readonly birthday: string | null;
    readonly is_banned: boolean;
    readonly must_identify: boolean;
    readonly is_excluded: boolean | null;
    readonly is_on_break: boolean;
    readonly is_closed: boolean;
    readonly has_consent: boolean;
  };
  'SELECT player.id, email, coalesce(email_activated, false) AS is_activated,\n    email_bound_at\n  FROM player LEFT JOIN player_profile ON player_id = player.id WHERE email_key = $1': {
    readonly id: string;
    readonly email: string | null;
    readonly is_activated: boolean;
    readonly email_bound_at: Date | null;
  };
  'SELECT player.id, email, coalesce(email_activated, false) AS is_activated,\n    email_bound_at\n  FROM player LEFT JOIN player_profile ON player_id = player.id WHERE player.id = $1': {
    readonly id: string;
    readonly email: string | null;
    readonly is_activated: boolean;
    readonly email_bound_at: Date | null;
  };
  'SELECT player.id, email, language, time_zone, quiet_from, quiet_to\n     FROM player LEFT JOIN contact_settings contact ON contact.player_id = player.id\n     WHERE player.id = ANY ($1::bigint[]) AND email IS NOT NULL': {
    readonly id: string;
    readonly email: string;
    readonly language: string | null;
    readonly time_zone: string | null;
    readonly quiet_from: number | null;
    readonly quiet_to: number | null;
  };
  'SELECT player.id, name, surname, email, birthday::text, country, currency, registration,\n       registered_at, phone_code, phone_number, email_activated, phone_activated, passport,\n       registration_address, coalesce(ban_level, 0) > 0 AS is_banned,\n       EXISTS (SELECT FROM two_factor second WHERE second.player_id = player.id\n         AND second.enabled_at IS NOT NULL) AS has_two_factor,\n       (SELECT count(*)::integer FROM passkey WHERE passkey.player_id = player.id) AS passkeys\n     FROM player LEFT JOIN player_profile profile ON profile.player_id = player.id\n       LEFT JOIN player_status status ON status.player_id = player.id\n     WHERE player.id = $1': {
    readonly id: string;
    readonly name: string;
    readonly surname: string;
    readonly email: string | null;
    readonly birthday: string | null;
    readonly country: string;
    readonly currency: string;
    readonly registration: 'full' | 'one-click' | 'phone' | 'social';
    readonly registered_at: Date;
    readonly phone_code: string | null;
    readonly phone_number: string | null;
    readonly email_activated: boolean | null;
    readonly phone_activated: boolean | null;
    readonly passport: string | null;
    readonly registration_address: string | null;
    readonly is_banned: boolean;
    readonly has_two_factor: boolean;
    readonly passkeys: number | null;
  };
  'SELECT player.id, name, surname, email, phone_code, phone_number, country, registered_at,\n    coalesce(ban_level, 0) > 0 AS is_banned\n  FROM (\n    SELECT id FROM player WHERE id = $1::bigint\n    UNION SELECT id FROM player WHERE email_key = $2\n    UNION SELECT player_id FROM player_profile\n      WHERE phone_number = $3 AND ($4::text IS NULL OR phone_code = $4)\n    UNION SELECT player_id FROM player_profile\n      WHERE passport <> \'\' AND lower(regexp_replace(passport, \'[^[:alnum:]]\', \'\', \'g\')) = $5\n    UNION (SELECT id FROM player WHERE lower(surname) LIKE $6 AND lower(name) LIKE $7\n      ORDER BY registered_at DESC LIMIT 51)\n    UNION (SELECT id FROM player WHERE lower(name) LIKE $6 AND lower(surname) LIKE $7\n      ORDER BY registered_at DESC LIMIT 51)\n  ) AS found JOIN player ON player.id = found.id\n    LEFT JOIN player_profile profile ON profile.player_id = player.id\n    LEFT JOIN player_status status ON status.player_id = player.id\n  ORDER BY registered_at DESC, player.id LIMIT 51': {
    readonly id: string | null;
    readonly name: string | null;
    readonly surname: string | null;
    readonly email: string | null;
    readonly phone_code: string | null;
    readonly phone_number: string | null;
    readonly country: string | null;
    readonly registered_at: Date | null;
    readonly is_banned: boolean | null;
  };
  'SELECT player.id, player.name, player.surname, player.birthday::text, player.country,\n       profile.passport, profile.passport_date::text, profile.registration_address\n     FROM player LEFT JOIN player_profile AS profile ON profile.player_id = player.id\n     WHERE player.id = $1': {
    readonly id: string;
    readonly name: string;
    readonly surname: string;
    readonly birthday: string | null;
    readonly country: string;
    readonly passport: string | null;
    readonly passport_date: string | null;
    readonly registration_address: string | null;
  };
  'SELECT player.name, player.surname FROM player\n         JOIN player_status AS status ON status.player_id = player.id\n         WHERE player.id = $1 AND status.verification_status <> $2\n           AND \'\' NOT IN (player.name, player.surname)': {
    readonly name: string;
    readonly surname: string;
  };
  'SELECT player_id FROM account_closure closure\n     WHERE reopened_at IS NULL AND closed_at < $1 AND player_id = coalesce($3::bigint, player_id)\n       AND (EXISTS (SELECT FROM identity_document d WHERE d.player_id = closure.player_id)\n         OR EXISTS (SELECT FROM identity_document_key k WHERE k.player_id = closure.player_id)\n         OR EXISTS (SELECT FROM identity_document_request r WHERE r.player_id = closure.player_id)\n         OR EXISTS (SELECT FROM identity_check c WHERE c.player_id = closure.player_id)\n         OR EXISTS (SELECT FROM verification_event e WHERE e.player_id = closure.player_id))\n     ORDER BY closed_at LIMIT $2': {
    readonly player_id: string;
  };
  'SELECT player_id FROM club_member WHERE player_id = ANY ($1::bigint[])\n             ORDER BY player_id FOR UPDATE': {
    readonly player_id: string;
  };
  'SELECT player_id FROM friend_code WHERE code = $1': {
    readonly player_id: string;
  };
  'SELECT player_id FROM settled_bet_notice GROUP BY player_id\n     HAVING min(settled_at) <= $1 ORDER BY min(settled_at) LIMIT $2': {
    readonly player_id: string;
  };
  'SELECT player_id FROM social_identity WHERE network = $1 AND subject = $2': {
    readonly player_id: string;
  };
  'SELECT player_id, amount, currency FROM cashback_period WHERE id = $1': {
    readonly player_id: string;
    readonly amount: string;
    readonly currency: string;
  };
  'SELECT player_id, currency, amount, updated_at FROM payment\n     WHERE player_id = ANY ($1::bigint[]) AND kind = \'deposit\' AND status = \'succeeded\'\n       AND updated_at > $2': {
    readonly player_id: string;
    readonly currency: string;
    readonly amount: string;
    readonly updated_at: Date;
  };
  'SELECT player_id, currency, stake, payout, placed_at, settled_at FROM bet\n     WHERE player_id = ANY ($1::bigint[]) AND (placed_at > $2 OR settled_at > $2)': {
    readonly player_id: string;
    readonly currency: string;
    readonly stake: string;
    readonly payout: string | null;
    readonly placed_at: Date;
    readonly settled_at: Date | null;
  };
  'SELECT player_id, factor, reason FROM stake_factor': {
    readonly player_id: string;
    readonly factor: string;
    readonly reason: 'new-player' | 'market-risk' | 'review' | 'agreement';
  };
  'SELECT player_id, factor, reason FROM stake_factor\n           WHERE player_id > $1 ORDER BY player_id LIMIT $2': {
    readonly player_id: string;
    readonly factor: string;
    readonly reason: 'new-player' | 'market-risk' | 'review' | 'agreement';
  };
  'SELECT player_id, kind, format, account_id, from_time, to_time, language\n     FROM history_mail WHERE id = $1': {
    readonly player_id: string;
    readonly kind: 'bets' | 'payments' | 'games';
    readonly format: 'pdf' | 'csv';
    readonly account_id: string | null;
    readonly from_time: Date | null;
    readonly to_time: Date;
    readonly language: string;
  };
  'SELECT player_id, kind, measure, raised_at, seen_at FROM behaviour_flag\n  WHERE ended_at IS NULL ORDER BY raised_at DESC, id DESC LIMIT 200': {
    readonly player_id: string;
    readonly kind: 'chasing' | 'night-play' | 'rising-stakes';
    readonly measure: number;
    readonly raised_at: Date;
    readonly seen_at: Date;
  };
  'SELECT player_id, kind, measure, raised_at, seen_at FROM behaviour_flag\n  WHERE player_id = $1 AND ended_at IS NULL ORDER BY raised_at DESC, id DESC': {
    readonly player_id: string;
    readonly kind: 'chasing' | 'night-play' | 'rising-stakes';
    readonly measure: number;
    readonly raised_at: Date;
    readonly seen_at: Date;
  };
  'SELECT player_id, level FROM club_member WHERE player_id = ANY ($1::bigint[])': {
    readonly player_id: string;
    readonly level: 'copper' | 'bronze' | 'silver' | 'gold' | 'ruby' | 'sapphire' | 'diamond';
  };
  'SELECT player_id, match_number, remember, expires_at, approved_at, declined_at, session_id\n  FROM qr_sign_in WHERE id = $1 AND browser_digest = $2 FOR UPDATE': {
    readonly player_id: string | null;
    readonly match_number: number;
    readonly remember: boolean;
    readonly expires_at: Date;
    readonly approved_at: Date | null;
    readonly declined_at: Date | null;
    readonly session_id: string | null;
  };
  'SELECT player_id, provider, reference, applicant_id, state, reasons, reported_at, language\n     FROM identity_check WHERE player_id = $1': {
    readonly player_id: string;
    readonly provider: string;
    readonly reference: string;
    readonly applicant_id: string | null;
    readonly state: 'started' | 'checking' | 'on-hold' | 'retry' | 'passed' | 'failed';
    readonly reasons: string[];
    readonly reported_at: Date | null;
    readonly language: string;
  };
  'SELECT player_id, provider, reference, applicant_id, state, reasons, reported_at, language\n     FROM identity_check WHERE reference = $2 AND provider = $1': {
    readonly player_id: string;
    readonly provider: string;
    readonly reference: string;
    readonly applicant_id: string | null;
    readonly state: 'started' | 'checking' | 'on-hold' | 'retry' | 'passed' | 'failed';
    readonly reasons: string[];
    readonly reported_at: Date | null;
    readonly language: string;
  };
  'SELECT player_id, remember FROM two_factor_sign_in WHERE digest = $1 AND expires_at > $2': {
    readonly player_id: string;
    readonly remember: boolean;
  };
  'SELECT player_id, remember, epoch, ended_at FROM player_session WHERE id = $1 FOR UPDATE': {
    readonly player_id: string;
    readonly remember: boolean;
    readonly epoch: number;
    readonly ended_at: Date | null;
  };
  'SELECT player_id, time_zone, quiet_from, quiet_to FROM contact_settings\n     WHERE player_id = ANY ($1::bigint[])': {
    readonly player_id: string;
    readonly time_zone: string | null;
    readonly quiet_from: number | null;
    readonly quiet_to: number | null;
  };
  'SELECT points, level FROM club_member WHERE player_id = $1': {
    readonly points: string;
    readonly level: 'copper' | 'bronze' | 'silver' | 'gold' | 'ruby' | 'sapphire' | 'diamond';
  };
  'SELECT position, name FROM test_mail_file WHERE mail_id = $1 ORDER BY position': {
    readonly position: number;
    readonly name: string;
  };
  'SELECT price_race_legs($1, $2, $3)': {
    readonly price_race_legs: string | null;
  };
  'SELECT process, source, state, reported_at FROM feed_state\n           ORDER BY source, process LIMIT $1': {
    readonly process: string;
    readonly source: string;
    readonly state: unknown;
    readonly reported_at: Date;
  };
  'SELECT promo.code, kind, promo.currency, amount, percent, min_coef, types, expires_at,\n       bet.id AS bet_id, bet.placed_at\n     FROM promo_code_use used JOIN promo_code promo ON promo.code = used.code\n       JOIN bet ON bet.id = used.bet_id\n     WHERE used.player_id = $1 ORDER BY bet.placed_at DESC, bet.id DESC LIMIT 100': {
    readonly code: string;
    readonly kind: 'free-bet' | 'win-boost';
    readonly currency: string;
    readonly amount: string | null;
    readonly percent: string | null;
    readonly min_coef: string | null;
    readonly types: number[] | null;
    readonly expires_at: Date;
    readonly bet_id: string;
    readonly placed_at: Date;
  };
  'SELECT provider || \':\' || game AS id FROM game_played WHERE last_at > $1\n      GROUP BY provider, game ORDER BY count(*) DESC, provider, game LIMIT 60': {
    readonly id: string;
  };
  'SELECT provider || \':\' || game AS id FROM game_session WHERE player_id = $1\n      GROUP BY provider, game ORDER BY max(opened_at) DESC LIMIT 30': {
    readonly id: string;
  };
  'SELECT provider, code, name, category FROM game': {
    readonly provider: string;
    readonly code: string;
    readonly name: string;
    readonly category: string;
  };
  'SELECT provider, code, name, maker, maker_name, category, features, volatility,\n    rtp_least::text, rtp_most::text, is_demo_possible, has_free_rounds, most_win, stakes, added_at,\n    added_at < (SELECT min(added_at) FROM game) + interval \'1 day\' AS is_original\n  FROM game WHERE is_listed AND provider = ANY ($1) ORDER BY name, provider, code': {
    readonly provider: string;
    readonly code: string;
    readonly name: string;
    readonly maker: string;
    readonly maker_name: string;
    readonly category: string;
    readonly features: string[];
    readonly volatility: 'low' | 'medium' | 'high' | null;
    readonly rtp_least: string | null;
    readonly rtp_most: string | null;
    readonly is_demo_possible: boolean;
    readonly has_free_rounds: boolean;
    readonly most_win: string | null;
    readonly stakes: unknown;
    readonly added_at: Date;
    readonly is_original: boolean | null;
  };
  'SELECT provider, day::text AS day, lines, differences, totals, found, completed_at\n  FROM payment_reconciliation\n  WHERE ($1::date IS NULL OR day < $1 OR (day = $1 AND provider > $2))\n    AND ($3 OR differences > 0)\n  ORDER BY day DESC, provider LIMIT $4': {
    readonly provider: string;
    readonly day: string;
    readonly lines: number;
    readonly differences: number;
    readonly totals: unknown;
    readonly found: unknown;
    readonly completed_at: Date;
  };
  'SELECT provider, external_id, account_id FROM game_round\n  WHERE id = $1 AND player_id = $2': {
    readonly provider: string;
    readonly external_id: string;
    readonly account_id: string;
  };
  'SELECT provider, game, currency, sum(rounds)::bigint AS rounds, sum(staked)::bigint AS staked,\n        sum(won)::bigint AS won, sum(staked_squares)::float8 AS squares\n      FROM game_return WHERE day >= $1::date GROUP BY 1, 2, 3 ORDER BY 3': {
    readonly provider: string;
    readonly game: string;
    readonly currency: string;
    readonly rounds: string | null;
    readonly staked: string | null;
    readonly won: string | null;
    readonly squares: number | null;
  };
  'SELECT provider, method_id, means_id, label, used_at, holder FROM payment_means\n     WHERE player_id = $1 ORDER BY used_at DESC': {
    readonly provider: string;
    readonly method_id: string;
    readonly means_id: string;
    readonly label: string;
    readonly used_at: Date;
    readonly holder: string | null;
  };
  'SELECT public_id, created_at, GREATEST(created_at, last_seen_at, last_active_at) AS seen_at,\n  device_kind, browser, operating_system, network, country, ended_at, end_reason,\n  ended_at IS NULL AND EXISTS (\n    SELECT FROM refresh_token t WHERE t.session_id = s.id AND t.expires_at > $2) AS is_alive, s.id = $3 AS is_current FROM player_session s\n  WHERE player_id = $1 AND ended_at IS NULL\n  ORDER BY is_current DESC, seen_at DESC, public_id LIMIT 200': {
    readonly public_id: string;
    readonly created_at: Date;
    readonly seen_at: Date | null;
    readonly device_kind: 'phone' | 'tablet' | 'computer' | 'other' | null;
    readonly browser: string | null;
    readonly operating_system: string | null;
    readonly network: string | null;
    readonly country: string | null;
    readonly ended_at: Date | null;
    readonly end_reason: string | null;
    readonly is_alive: boolean;
    readonly is_current: boolean | null;
  };
  'SELECT purpose, player_id, email, used_at IS NULL AND expires_at > $2 AS is_good FROM mail_link WHERE digest = $1': {
    readonly purpose: 'password' | 'first-password' | 'activation' | 'email-undo' | 'secure-account';
    readonly player_id: string;
    readonly email: string;
    readonly is_good: boolean;
  };
  'SELECT question, own_question, set_at FROM security_question WHERE player_id = $1': {
    readonly question: string | null;
    readonly own_question: string | null;
    readonly set_at: Date;
  };
  'SELECT race FROM race_result WHERE event_id = $1': {
    readonly race: unknown;
  };
  'SELECT race FROM race_result WHERE sport = $1 AND ($2::timestamptz IS NULL OR starts_at < $2)\n           ORDER BY starts_at DESC, event_id DESC LIMIT $3': {
    readonly race: unknown;
  };
  'SELECT rank, right(player_id::text, 2) AS digits, score, player_id = $2 AS is_own\n  FROM (\n    SELECT player_id, score, row_number() OVER (ORDER BY score DESC, reached_round)::int AS rank\n    FROM tournament_entry WHERE tournament_id = $1 AND score > 0\n  ) board\n  WHERE rank <= $3 OR player_id = $2 ORDER BY rank': {
    readonly rank: number;
    readonly digits: string;
    readonly score: string;
    readonly is_own: boolean | null;
  };
  'SELECT reason, closed_at FROM account_closure WHERE player_id = $1 AND reopened_at IS NULL': {
    readonly reason: 'unused' | 'service' | 'offer' | 'privacy' | 'gambling' | 'other';
    readonly closed_at: Date;
  };
  'SELECT recipient AS "to", body AS text, language FROM test_sms\n         WHERE id = $1 AND sent_at >= $2': {
    readonly to: string;
    readonly text: string;
    readonly language: string;
  };
  'SELECT refund_deposit($1, $2, $3, $4)': {
    readonly refund_deposit: string | null;
  };
  'SELECT registered_at FROM player WHERE id = $1': {
    readonly registered_at: Date;
  };
  'SELECT registered_at,\n         (SELECT max(shown_at) FROM protection_reminder\n          WHERE player_id = player.id AND kind = \'review\') AS reviewed_at,\n         (SELECT max(shown_at) FROM protection_reminder\n          WHERE player_id = player.id AND kind = \'no-limit\') AS limits_at\n       FROM player WHERE id = $1': {
    readonly registered_at: Date;
    readonly reviewed_at: Date | null;
    readonly limits_at: Date | null;
  };
  'SELECT registration <> \'social\' OR password_changed_at IS NOT NULL AS has_password,\n       coalesce(password_changed_at, registered_at) AS password_since, email, email_activated,\n       phone_activated,\n       (SELECT count(*)::int FROM passkey WHERE passkey.player_id = player.id) AS passkeys\n     FROM player LEFT JOIN player_profile ON player_profile.player_id = id WHERE id = $1': {
    readonly has_password: boolean;
    readonly password_since: Date;
    readonly email: string | null;
    readonly email_activated: boolean | null;
    readonly phone_activated: boolean | null;
    readonly passkeys: number | null;
  };
  'SELECT repeated_in_game($1, $2, $3) AS answer': {
    readonly answer: unknown;
  };
  'SELECT request_digest FROM history_mail WHERE player_id = $1 AND idempotency_key = $2': {
    readonly request_digest: Buffer;
  };
  'SELECT request_id, author, text, written_at FROM support_message\n     WHERE request_id = ANY($1) ORDER BY id': {
    readonly request_id: string;
    readonly author: 'player' | 'support';
    readonly text: string;
    readonly written_at: Date;
  };
  'SELECT requested_at FROM message_requested\n       WHERE digest = $1 AND requested_at > $2 ORDER BY requested_at': {
    readonly requested_at: Date;
  };
  'SELECT reserve_withdrawal($1, $2, $3, $4, $5, $6) AS answer': {
    readonly answer: unknown;
  };
  'SELECT resettle_bet($1, $2, $3, $4) AS outcome': {
    readonly outcome: string | null;
  };
  'SELECT round.id, round.player_id, round.account_id, round.currency, round.closed_at,\n    CASE WHEN closed_at IS NULL THEN 0 ELSE round.staked END AS staked,\n    CASE WHEN closed_at IS NULL THEN 0 ELSE round.won END AS won,\n    coalesce(known.staked, 0)::bigint AS known_staked,\n    coalesce(known.returned, 0)::bigint AS known_returned\n  FROM game_round round LEFT JOIN counted_round known ON known.round_id = round.id\n  WHERE round.id = ANY ($1::bigint[]) ORDER BY round.closed_at NULLS LAST, round.id': {
    readonly id: string;
    readonly player_id: string;
    readonly account_id: string;
    readonly currency: string;
    readonly closed_at: Date | null;
    readonly staked: string;
    readonly won: string;
    readonly known_staked: string;
    readonly known_returned: string;
  };
  'SELECT round_id FROM game_played_cursor FOR UPDATE': {
    readonly round_id: string;
  };
  'SELECT rule FROM site_rule WHERE kind = $1 AND id = $2 FOR UPDATE': {
    readonly rule: unknown;
  };
  'SELECT s.created_at,\n         (SELECT max(replied_at) FROM reality_check_reply\n          WHERE player_id = s.player_id AND (action = \'continue\' OR NOT $2)) AS replied_at,\n         EXISTS (SELECT 1 FROM reality_check_reply\n                 WHERE session_id = s.id AND action = \'continue\' AND do_not_show_again)\n           AS is_silenced\n  FROM player_session s WHERE s.id = $1': {
    readonly created_at: Date;
    readonly replied_at: Date | null;
    readonly is_silenced: boolean;
  };
  'SELECT s.id, s.player_id FROM refresh_token t JOIN player_session s ON s.id = t.session_id\n         WHERE t.digest = $1 AND t.expires_at > $2 AND s.ended_at IS NULL': {
    readonly id: string;
    readonly player_id: string;
  };
  'SELECT sale.balance_after FROM bet_cash_out sale JOIN bet ON bet.id = sale.bet_id\n     WHERE sale.bet_id = $1 AND sale.key = $2 AND bet.player_id = $3': {
    readonly balance_after: string;
  };
  'SELECT score, taken_at FROM self_assessment WHERE player_id = $1\n     ORDER BY taken_at DESC, id DESC LIMIT 1': {
    readonly score: number;
    readonly taken_at: Date;
  };
  'SELECT sealed FROM identity_document_key WHERE player_id = $1': {
    readonly sealed: Buffer;
  };
  'SELECT season FROM match_result WHERE champ_id = $1 AND status <> \'scheduled\'\n           GROUP BY season ORDER BY max(starts_at) DESC': {
    readonly season: string;
  };
  'SELECT second_step_secret FROM operator_account WHERE name = $1': {
    readonly second_step_secret: Buffer | null;
  };
  'SELECT secret, begun_at, enabled_at FROM two_factor WHERE player_id = $1': {
    readonly secret: Buffer;
    readonly begun_at: Date;
    readonly enabled_at: Date | null;
  };
  'SELECT server_seed, client_seed, terms, opened, finished_at FROM bonus_game_try\n           WHERE id = $3 AND player_id = $1 AND game = $2 FOR UPDATE': {
    readonly server_seed: string;
    readonly client_seed: string | null;
    readonly terms: unknown;
    readonly opened: number[];
    readonly finished_at: Date | null;
  };
  'SELECT session.currency, account.balance, session.opened_at, session.expires_at,\n        coalesce(sum(round.staked), 0)::bigint AS staked, coalesce(sum(round.won), 0)::bigint AS won\n      FROM game_session session\n      JOIN account ON account.id = session.account_id\n      LEFT JOIN game_round round ON round.player_id = session.player_id\n        AND round.account_id = session.account_id AND round.provider = session.provider\n        AND round.game = session.game AND round.opened_at >= session.opened_at\n      WHERE session.id = $1 AND session.player_id = $2\n      GROUP BY session.id, account.id': {
    readonly currency: string;
    readonly balance: string | null;
    readonly opened_at: Date;
    readonly expires_at: Date;
    readonly staked: string;
    readonly won: string;
  };
  'SELECT session.id, session.game, session.account_id, session.player_id,\n    session.currency, session.launched_at, session.expires_at,\n    EXISTS (SELECT FROM player_session WHERE player_session.id = session.sign_in_id\n      AND player_session.ended_at IS NOT NULL) AS is_signed_out\n  FROM game_session session\n  WHERE session.account_id = $1 AND session.provider = $2 AND session.launched_at IS NOT NULL\n  ORDER BY session.opened_at DESC LIMIT 1': {
    readonly id: string;
    readonly game: string;
    readonly account_id: string;
    readonly player_id: string;
    readonly currency: string;
    readonly launched_at: Date;
    readonly expires_at: Date;
    readonly is_signed_out: boolean;
  };
  'SELECT session.id, session.game, session.account_id, session.player_id,\n    session.currency, session.launched_at, session.expires_at,\n    EXISTS (SELECT FROM player_session WHERE player_session.id = session.sign_in_id\n      AND player_session.ended_at IS NOT NULL) AS is_signed_out\n  FROM game_session session\n  WHERE session.token_digest = $1 AND session.provider = $2': {
    readonly id: string;
    readonly game: string;
    readonly account_id: string;
    readonly player_id: string;
    readonly currency: string;
    readonly launched_at: Date | null;
    readonly expires_at: Date;
    readonly is_signed_out: boolean;
  };
  'SELECT session.operator, session.ends_at, session.account, account.roles\n  FROM operator_session session LEFT JOIN operator_account account ON account.name = session.account\n  WHERE digest = $1 AND ends_at > $2 AND account.switched_off_at IS NULL': {
    readonly operator: string;
    readonly ends_at: Date;
    readonly account: string | null;
    readonly roles: string[] | null;
  };
  'SELECT session_id, expires_at, used_at FROM refresh_token WHERE digest = $1': {
    readonly session_id: string;
    readonly expires_at: Date;
    readonly used_at: Date | null;
  };
  'SELECT settle_bets($1) AS ended': {
    readonly ended: unknown;
  };
  'SELECT settle_draw_bets($1, $2, $3)': {
    readonly settle_draw_bets: string | null;
  };
  'SELECT share_lottery_pool($1)': {
    readonly share_lottery_pool: string | null;
  };
  'SELECT slip, events, shared_at, expires_at, bonus_percent, bonus_until FROM shared_slip\n         WHERE code = $1 AND expires_at >= $2': {
    readonly slip: unknown;
    readonly events: unknown;
    readonly shared_at: Date;
    readonly expires_at: Date;
    readonly bonus_percent: string | null;
    readonly bonus_until: Date | null;
  };
  'SELECT slip->\'bets\' AS bets, bonus_percent AS percent, bonus_until AS until\n  FROM shared_slip WHERE code = $1 AND bonus_percent IS NOT NULL': {
    readonly bets: unknown;
    readonly percent: string;
    readonly until: Date | null;
  };
  'SELECT sold.draw_id, sold.currency, sold.tickets, sold.staked, sold.owed, deducted, breakage, paid,\n       jackpot_before, jackpot_after, sold.bets, sold.bet_stakes, sold.bet_returns, sold.liability, sold.has_ended\n     FROM (\n       SELECT draw_id, currency, count(*) FILTER (WHERE bet IS NULL)::integer AS tickets,\n         coalesce(sum(stake) FILTER (WHERE bet IS NULL), 0)::bigint AS staked,\n         count(bet)::integer AS bets, coalesce(sum(stake) FILTER (WHERE bet IS NOT NULL), 0)::bigint AS bet_stakes,\n         coalesce(sum(prize) FILTER (WHERE bet IS NOT NULL), 0)::bigint AS bet_returns,\n         coalesce(sum(pays - stake), 0)::bigint AS liability, bool_and(status <> \'open\') AS has_ended,\n         coalesce(sum(prize) FILTER (WHERE paid_at IS NULL), 0)::bigint AS owed\n       FROM lottery_ticket WHERE draw_id = ANY ($1::bigint[]) GROUP BY draw_id, currency\n     ) sold\n     LEFT JOIN lottery_pool pool ON pool.draw_id = sold.draw_id AND pool.currency = sold.currency\n     ORDER BY sold.currency': {
    readonly draw_id: string;
    readonly currency: string;
    readonly tickets: number | null;
    readonly staked: string | null;
    readonly owed: string | null;
    readonly deducted: string | null;
    readonly breakage: string | null;
    readonly paid: string | null;
    readonly jackpot_before: string | null;
    readonly jackpot_after: string | null;
    readonly bets: number | null;
    readonly bet_stakes: string | null;
    readonly bet_returns: string | null;
    readonly liability: string | null;
    readonly has_ended: boolean | null;
  };
  'SELECT split_part(held.outcome_id, \'~\', 2) AS market,\n        split_part(held.outcome_id, \'~\', 3) AS outcome, count(*)::int AS bets,\n        sum(round(held.stake * cents))::bigint AS stakes,\n        sum(round(held.liability * cents))::bigint AS liability\n      FROM (SELECT DISTINCT bet_id FROM bet_leg WHERE event_id = $3 AND result IS NULL) AS leg\n      JOIN open_liability AS held ON held.bet_id = leg.bet_id AND held.event_id = $3\n      JOIN (SELECT unnest($1::text[]) AS currency, unnest($2::numeric[]) AS cents) AS unit\n        ON unit.currency = held.currency\n      GROUP BY 1, 2 ORDER BY 1, liability DESC, 2': {
    readonly market: string | null;
    readonly outcome: string | null;
    readonly bets: number;
    readonly stakes: string | null;
    readonly liability: string | null;
  };
  'SELECT sport, count(*)::int AS count FROM match_result\n           WHERE status <> \'scheduled\' AND starts_at >= $1 AND starts_at < $2\n           GROUP BY sport ORDER BY count(*) DESC, sport': {
    readonly sport: string;
    readonly count: number;
  };
  'SELECT stake_in_game($1) AS answer': {
    readonly answer: unknown;
  };
  'SELECT starts_at FROM match_result WHERE status <> \'scheduled\' AND starts_at < $1\n             AND ($2::text IS NULL OR sport = $2) ORDER BY starts_at DESC, event_id DESC LIMIT 1': {
    readonly starts_at: Date;
  };
  'SELECT starts_at FROM match_result WHERE status <> \'scheduled\' AND starts_at >= $1\n             AND ($2::text IS NULL OR sport = $2) ORDER BY starts_at, event_id LIMIT 1': {
    readonly starts_at: Date;
  };
  'SELECT status FROM broadcast WHERE id = $1 AND status IN (\'waiting\', \'sending\') FOR UPDATE': {
    readonly status: 'waiting' | 'sending' | 'sent' | 'cancelled';
  };
  'SELECT status, ended_by, payout, currency, ended_by IS NOT DISTINCT FROM \'void\' OR NOT EXISTS (\n    SELECT FROM bet_leg WHERE bet_id = bet.id AND result IS DISTINCT FROM \'void\') AS is_void\n  FROM bet WHERE id = $1': {
    readonly status: 'open' | 'won' | 'lost' | 'refunded';
    readonly ended_by: 'void' | 'cash-out' | null;
    readonly payout: string | null;
    readonly currency: string;
    readonly is_void: boolean;
  };
  'SELECT subject, state FROM operator_task WHERE kind = $1 AND subject = ANY ($2)': {
    readonly subject: string;
    readonly state: 'open' | 'closed';
  };
  'SELECT take_back_in_game($1) AS answer': {
    readonly answer: unknown;
  };
  'SELECT terms.published_at,\n       terms.published_at > coalesce(status.terms_agreed_at, player.terms_accepted_at) AS changed\n     FROM (SELECT published_at FROM terms_version ORDER BY published_at DESC LIMIT 1) AS terms\n       JOIN player ON player.id = $1\n       LEFT JOIN player_status AS status ON status.player_id = player.id': {
    readonly published_at: Date;
    readonly changed: boolean;
  };
  'SELECT texts FROM broadcast\n     WHERE id = $1 AND status <> \'cancelled\' AND (ends_at IS NULL OR ends_at > $2)': {
    readonly texts: unknown;
  };
  'SELECT ticket.id AS ticket_id, marks, lines, bet, odds, pays, currency, stake, ticket.status AS ticket_status, prize,\n       bought_at, draw.id, draw.lottery, draw.closes_at, draw.status, draw.seed_hash, draw.seed, draw.salt,\n       draw.numbers\n     FROM lottery_ticket ticket JOIN lottery_draw draw ON draw.id = ticket.draw_id\n     WHERE player_id = $1 AND draw.seed IS NOT NULL AND ($2::bigint IS NULL OR ticket.id < $2)\n     ORDER BY ticket.id DESC LIMIT $3': {
    readonly ticket_id: string;
    readonly marks: unknown;
    readonly lines: number | null;
    readonly bet: unknown;
    readonly odds: number | null;
    readonly pays: string | null;
    readonly currency: string;
    readonly stake: string;
    readonly ticket_status: 'open' | 'won' | 'lost' | 'refunded';
    readonly prize: string;
    readonly bought_at: Date;
    readonly id: string;
    readonly lottery: string;
    readonly closes_at: Date;
    readonly status: 'open' | 'held' | 'cancelled';
    readonly seed_hash: string | null;
    readonly seed: string;
    readonly salt: string | null;
    readonly numbers: unknown;
  };
  'SELECT ticket.id AS ticket_id, marks, lines, currency, stake, ticket.status AS ticket_status,\n    prize, won_lines, bought_at, draw.id, draw.lottery, draw.closes_at, draw.status\n  FROM lottery_ticket ticket JOIN lottery_draw draw ON draw.id = ticket.draw_id\n  WHERE player_id = $1 AND draw.seed IS NULL AND ($2::bigint IS NULL OR ticket.id < $2)\n  ORDER BY ticket.id DESC LIMIT $3': {
    readonly ticket_id: string;
    readonly marks: unknown;
    readonly lines: number | null;
    readonly currency: string;
    readonly stake: string;
    readonly ticket_status: 'open' | 'won' | 'lost' | 'refunded';
    readonly prize: string;
    readonly won_lines: unknown;
    readonly bought_at: Date;
    readonly id: string;
    readonly lottery: string;
    readonly closes_at: Date;
    readonly status: 'open' | 'held' | 'cancelled';
  };
  'SELECT ticket.id AS ticket_id, marks, lines, currency, stake, ticket.status AS ticket_status,\n    prize, won_lines, bought_at, draw.id, draw.lottery, draw.closes_at, draw.status\n  FROM lottery_ticket ticket JOIN lottery_draw draw ON draw.id = ticket.draw_id\n  WHERE player_id = $1 AND draw.seed IS NULL AND ticket.id = $2': {
    readonly ticket_id: string;
    readonly marks: unknown;
    readonly lines: number | null;
    readonly currency: string;
    readonly stake: string;
    readonly ticket_status: 'open' | 'won' | 'lost' | 'refunded';
    readonly prize: string;
    readonly won_lines: unknown;
    readonly bought_at: Date;
    readonly id: string;
    readonly lottery: string;
    readonly closes_at: Date;
    readonly status: 'open' | 'held' | 'cancelled';
  };
  'SELECT toto_match.event_id, toto_match.starts_at, toto_match.slug, champ, home, away, outcome,\n       result, match_result.starts_at AS started_at, recorded_at, corrected_at\n     FROM toto_match LEFT JOIN match_result USING (event_id) WHERE draw_id = $1 ORDER BY place': {
    readonly event_id: string;
    readonly starts_at: Date;
    readonly slug: string;
    readonly champ: unknown;
    readonly home: unknown;
    readonly away: unknown;
    readonly outcome: string | null;
    readonly result: unknown;
    readonly started_at: Date | null;
    readonly recorded_at: Date | null;
    readonly corrected_at: Date | null;
  };
  'SELECT tournament.id, texts, games, tournament.score, tournament.currency, min_stake, prizes,\n    starts_at, ends_at, state, entry.entered_at, purse.id AS account_id\n  FROM tournament\n  JOIN player ON player.id = $1\n  LEFT JOIN tournament_entry entry\n    ON entry.tournament_id = tournament.id AND entry.player_id = player.id\n  LEFT JOIN LATERAL (\n    SELECT account.id FROM account WHERE account.kind = \'player\' AND account.player_id = player.id\n      AND account.currency = tournament.currency AND account.type <> 4 AND account.closed_at IS NULL\n    ORDER BY account.type, account.id LIMIT 1\n  ) purse ON true\n  WHERE ($3::bigint IS NULL OR tournament.id = $3)\n    AND CASE WHEN entry.tournament_id IS NULL\n      THEN state = \'open\' AND ends_at > $2 AND purse.id IS NOT NULL\n        AND (countries IS NULL OR player.country = ANY (countries))\n      ELSE state <> \'draft\' AND ends_at > $2::timestamptz - interval \'30 days\' END\n  ORDER BY state <> \'open\', ends_at, tournament.id LIMIT 50': {
    readonly id: string;
    readonly texts: unknown;
    readonly games: string[];
    readonly score: 'multiplier' | 'points' | 'rounds';
    readonly currency: string;
    readonly min_stake: string;
    readonly prizes: string[];
    readonly starts_at: Date;
    readonly ends_at: Date;
    readonly state: 'draft' | 'open' | 'closed' | 'cancelled';
    readonly entered_at: Date | null;
    readonly account_id: string;
  };
  'SELECT tournament_id, rank FROM tournament_prize due WHERE paid_at IS NULL AND NOT EXISTS (\n             SELECT FROM player_status status\n             WHERE status.player_id = due.player_id AND ban_level > 0)\n           ORDER BY tournament_id, rank LIMIT $1': {
    readonly tournament_id: string;
    readonly rank: number;
  };
  'SELECT until FROM pending_placement WHERE player_id = $1 AND key = $2 AND until > $3': {
    readonly until: Date;
  };
  'SELECT value FROM configuration_group WHERE name = $1': {
    readonly value: unknown;
  };
  'SELECT value FROM player_favourite WHERE player_id = $1 AND kind = \'game\'\n      ORDER BY added_at DESC, value': {
    readonly value: string;
  };
  'SELECT value FROM service_secret WHERE name = $1': {
    readonly value: Buffer;
  };
  'SELECT wanted.outcome, pair.other, pair.players\n      FROM unnest($1::text[]) AS wanted (outcome) CROSS JOIN LATERAL (\n        (SELECT second AS other, players FROM backed_pair\n         WHERE first = wanted.outcome COLLATE "C" AND players >= $2 ORDER BY players DESC LIMIT $3)\n        UNION ALL\n        (SELECT first, players FROM backed_pair\n         WHERE second = wanted.outcome COLLATE "C" AND players >= $2 ORDER BY players DESC LIMIT $3)\n      ) AS pair': {
    readonly outcome: string | null;
    readonly other: string | null;
    readonly players: number | null;
  };
  'SELECT wickets, conceded FROM cricket_figure WHERE player_id = $1 AND bowled IS NOT NULL\n      ORDER BY wickets DESC, conceded LIMIT 1': {
    readonly wickets: number;
    readonly conceded: number | null;
  };
  'SELECT withdraw_bonus($1, $2, $3) AS outcome': {
    readonly outcome: string | null;
  };
  'SET CONSTRAINTS ALL DEFERRED': Record<never, never>;
  'SET CONSTRAINTS ALL IMMEDIATE': Record<never, never>;
  'SET LOCAL check_function_bodies = off': Record<never, never>;
  'SET LOCAL check_function_bodies = on': Record<never, never>;
  'SHOW server_version_num': {
    readonly server_version_num: string | null;
  };
  'UPDATE account_closure SET reopened_at = $2 WHERE player_id = $1 AND reopened_at IS NULL': Record<never, never>;
  'UPDATE backed_pair_cursor SET bet_id = $1': Record<never, never>;
  'UPDATE behaviour_flag SET ended_at = $3\n     WHERE player_id = $1 AND ended_at IS NULL AND kind <> ALL ($2)': Record<never, never>;
  'UPDATE behaviour_run SET finished_at = $2 WHERE day = $1': Record<never, never>;
  'UPDATE bet SET automatic_cash_out = $2 WHERE id = $1 AND status = \'open\'': Record<never, never>;
  'UPDATE bet_correction SET void_reason = $2 WHERE bet_id = $1\n             AND revision = (SELECT max(revision) FROM bet_correction WHERE bet_id = $1)': Record<never, never>;
  'UPDATE bet_leg SET result = \'void\', void_reason = $3, graded_at = $2\n           WHERE bet_id = $1 AND result <> \'void\'': Record<never, never>;
  'UPDATE bet_leg SET result = \'void\', void_reason = $3, graded_at = $2\n       WHERE bet_id = $1 AND result IS NULL': Record<never, never>;
  'UPDATE bet_leg SET result = \'void\', void_reason = $5, graded_at = $6\n           WHERE bet_id = $4 AND paid_early IS NULL AND position IN (\n             SELECT leg.position FROM bet_leg leg JOIN bet ON bet.id = leg.bet_id AND bet.ended_by IS NULL\n  WHERE leg.event_id = $1 AND leg.result IS DISTINCT FROM \'void\' AND leg.paid_early IS NULL AND ($2::text[] IS NULL OR split_part(leg.outcome_id, \'~\', 2) = ANY ($2))\n    AND ($3::text[] IS NULL OR leg.outcome_id = ANY ($3)) AND leg.bet_id = $4\n           )': Record<never, never>;
  'UPDATE bet_leg SET result = wanted.result, score = coalesce(wanted.score, bet_leg.score),\n           void_reason = NULL, graded_at = $3\n         FROM jsonb_to_recordset($2) AS wanted ("outcomeId" text, result text, score text)\n         WHERE bet_leg.bet_id = $1 AND bet_leg.outcome_id = wanted."outcomeId"\n           AND bet_leg.result <> wanted.result AND bet_leg.paid_early IS NULL': Record<never, never>;
  'UPDATE bonus_game_try SET opened = opened || $2::smallint, claim = coalesce(claim, $3),\n             client_seed = coalesce(client_seed, $4), terms = coalesce(terms, $5),\n             begun_at = coalesce(begun_at, $6)\n           WHERE id = $1': Record<never, never>;
  'UPDATE bonus_game_try SET prize = $2, code = $3, expires_at = $4, finished_at = $5\n           WHERE id = $1': Record<never, never>;
  'UPDATE broadcast SET status = $2, reached_player = $3, delivered = delivered + $4\n       WHERE id = $1': Record<never, never>;
  'UPDATE broadcast SET status = \'cancelled\' WHERE id = $1 AND status IN (\'waiting\', \'sending\')': Record<never, never>;
  'UPDATE cashback_period SET staked = staked + $2, returned = returned + $3 WHERE id = $1': Record<never, never>;
  'UPDATE cashback_period SET state = CASE WHEN amount > 0 THEN \'due\' ELSE \'nothing\' END\n           WHERE id = $1 AND state = \'running\'': Record<never, never>;
  'UPDATE cashback_period SET state = CASE WHEN amount > 0 THEN \'due\' ELSE \'nothing\' END\n           WHERE id IN (SELECT id FROM cashback_period WHERE state = \'running\' AND to_at <= $1\n             FOR UPDATE SKIP LOCKED)': Record<never, never>;
  'UPDATE challenge SET state = \'running\' WHERE id = $1 AND state = \'draft\'': Record<never, never>;
  'UPDATE challenge SET state = \'stopped\' WHERE id = $1 AND state <> \'stopped\'': Record<never, never>;
  'UPDATE club_member SET level = raised.level, level_since = $3\n           FROM unnest($1::bigint[], $2::text[]) AS raised (player, level)\n           WHERE player_id = raised.player': Record<never, never>;
  'UPDATE club_member SET points = club_member.points + added.points\n           FROM (SELECT player, sum(points)::bigint AS points\n                 FROM unnest($1::bigint[], $2::bigint[]) AS change (player, points) GROUP BY player) added\n           WHERE player_id = added.player RETURNING player_id, club_member.points, level': {
    readonly player_id: string;
    readonly points: string;
    readonly level: 'copper' | 'bronze' | 'silver' | 'gold' | 'ruby' | 'sapphire' | 'diamond';
  };
  'UPDATE email_change SET attempts = attempts + 1 WHERE player_id = $1': Record<never, never>;
  'UPDATE email_change SET digest = $3, attempts = 0\n         WHERE player_id = $1 AND email = $2 AND requested_at = $4 AND expires_at > $5\n           AND NOT EXISTS (SELECT FROM player WHERE email_key = $6)': Record<never, never>;
  'UPDATE event_void SET answer = $2 WHERE idempotency_key = $1 AND answer IS NULL': Record<never, never>;
  'UPDATE free_round_gift SET refused = $2 WHERE id = $1': Record<never, never>;
  'UPDATE free_round_gift SET withdrawn_at = $2\n     WHERE id = $1 AND withdrawn_at IS NULL AND expires_at > $2': Record<never, never>;
  'UPDATE game SET is_listed = false\n        WHERE provider = $1 AND is_listed AND code <> ALL ($2)': Record<never, never>;
  'UPDATE game_played_cursor SET round_id = $1': Record<never, never>;
  'UPDATE game_session SET launched_at = $2 WHERE id = $1 AND launched_at IS NULL': Record<never, never>;
  'UPDATE identity_check SET applicant_id = $2, state = $3, reasons = $4, reported_at = $5\n     WHERE player_id = $1': Record<never, never>;
  'UPDATE identity_check SET looked_at = $4 WHERE player_id IN (\n       SELECT player_id FROM identity_check\n       WHERE state IN (\'started\', \'checking\', \'on-hold\') AND provider = $1\n         AND coalesce(looked_at, started_at) < $2 AND started_at > $3\n       ORDER BY coalesce(looked_at, started_at) LIMIT $5 FOR UPDATE SKIP LOCKED)\n     RETURNING reference': {
    readonly reference: string;
  };
  'UPDATE identity_check SET state = \'started\', reasons = \'{}\', reported_at = $2, started_at = $3,\n       looked_at = NULL WHERE player_id = $1': Record<never, never>;
  'UPDATE identity_document SET erased_at = coalesce(erased_at, $2) WHERE id = $1': Record<never, never>;
  'UPDATE identity_document SET expired_at = $2 WHERE id = $1 AND expired_at IS NULL': Record<never, never>;
  'UPDATE identity_document SET state = $2, reason = $3, note = $4, expires_on = $5,\n       decided_at = $6 WHERE id = $1 AND state = \'checking\'': Record<never, never>;
  'UPDATE identity_document SET warned_at = $2 WHERE id = $1 AND warned_at IS NULL': Record<never, never>;
  'UPDATE inbox_message SET archived_at = CASE WHEN $4::boolean THEN coalesce(archived_at, $3) END\n     WHERE id = $2 AND player_id = $1': Record<never, never>;
  'UPDATE inbox_message SET read_at = $3\n     WHERE player_id = $1 AND id <= $2 AND read_at IS NULL AND archived_at IS NULL': Record<never, never>;
  'UPDATE inbox_message SET read_at = coalesce(read_at, $3) WHERE id = $2 AND player_id = $1': Record<never, never>;
  'UPDATE insured_loss SET state = $2, refusal = $3, amount = $4, decided_at = $5\n       WHERE bet_id = $1': Record<never, never>;
  'UPDATE invited_friend SET decided_at = $2,\n             state = CASE WHEN share_person(friend_id, inviter_id) THEN \'refused\' ELSE \'due\' END\n           WHERE id = ANY ($1::bigint[])': Record<never, never>;
  'UPDATE invited_friend SET staked = greatest(0, invited_friend.staked + added.stake)\n           FROM (SELECT player, sum(stake)::bigint AS stake\n                 FROM unnest($1::bigint[], $2::bigint[], $3::timestamptz[])\n                   AS change (player, stake, at)\n                 JOIN invited_friend friend ON friend.friend_id = player AND at < friend.until_at\n                 GROUP BY player) added\n           WHERE friend_id = added.player AND state = \'waiting\'\n           RETURNING id, invited_friend.staked, required': {
    readonly id: string;
    readonly staked: string;
    readonly required: string;
  };
  'UPDATE invited_friend SET state = \'expired\', decided_at = $1\n           WHERE state = \'waiting\' AND until_at <= $2': Record<never, never>;
  'UPDATE lottery_draw SET status = \'held\', ended_at = $2 WHERE id = $1': Record<never, never>;
  'UPDATE lottery_draw SET status = \'held\', salt = $2, numbers = $3, ended_at = $4 WHERE id = $1': Record<never, never>;
  'UPDATE lottery_ticket SET notice_due = false WHERE player_id = $1 AND notice_due RETURNING id': {
    readonly id: string;
  };
  'UPDATE lottery_ticket SET won_lines = judged.won, prize = judged.prize,\n       status = CASE WHEN judged.prize > 0 THEN \'won\' ELSE \'lost\' END\n     FROM jsonb_to_recordset($1::jsonb) AS judged (id bigint, won jsonb, prize bigint)\n     WHERE lottery_ticket.id = judged.id': Record<never, never>;
  'UPDATE mail SET attempts = attempts + 1,\n       next_try_at = $1::timestamptz + least(2 ^ attempts, $2) * interval \'1 minute\'\n     WHERE id = (\n       SELECT id FROM mail WHERE next_try_at <= $1 ORDER BY next_try_at\n       FOR UPDATE SKIP LOCKED LIMIT 1\n     ) RETURNING *': {
    readonly id: string;
    readonly kind: 'recovery' | 'activation' | 'credentials' | 'step-up' | 'password-changed' | 'phone-changed' | 'data-changed' | 'deposit-refunded' | 'withdrawal-paid' | 'withdrawal-failed' | 'withdrawal-rejected' | 'support-answered' | 'two-factor-enabled' | 'two-factor-disabled' | 'two-factor-changed' | 'passkey-added' | 'passkey-removed' | 'email-change' | 'email-changed' | 'email-replaced' | 'new-device' | 'documents-checked' | 'documents-requested' | 'documents-expiring' | 'documents-expired' | 'two-factor-codes-renewed' | 'promotion' | 'sign-in-code' | 'security-question-changed' | 'history' | 'bets-settled' | 'deposit-arrived' | 'cashback-paid' | 'limit-active' | 'limit-changed' | 'account-secured' | 'referral-paid' | 'match-started' | 'match-score' | 'match-half-time' | 'match-ended' | 'match-called-off' | 'price-risen' | 'price-fallen' | 'call-missed' | 'tickets-paid' | 'tickets-returned' | 'stake-returned' | 'free-rounds-granted' | 'challenge-paid';
    readonly player_id: string | null;
    readonly recipient: string;
    readonly language: string;
    readonly origin: string | null;
    readonly attempts: number;
    readonly written_at: Date;
    readonly next_try_at: Date;
    readonly payment_id: string | null;
    readonly session_id: string | null;
    readonly broadcast_id: string | null;
    readonly history_mail_id: string | null;
    readonly facts: unknown;
  };
  'UPDATE mail_code SET attempts = attempts + 1 WHERE player_id = $1 AND purpose = $2': Record<never, never>;
  'UPDATE mail_link SET used_at = $2\n     WHERE player_id = $1 AND purpose IN (\'password\', \'first-password\') AND used_at IS NULL': Record<never, never>;
  'UPDATE mail_link SET used_at = $2 WHERE digest = $1 AND used_at IS NULL AND expires_at > $2': Record<never, never>;
  'UPDATE mail_link SET used_at = $3 WHERE player_id = $1 AND purpose = \'email-undo\' AND used_at IS NULL\n       AND expires_at >= (SELECT expires_at FROM mail_link WHERE digest = $2)': Record<never, never>;
  'UPDATE match_result match SET status = given.result->>\'status\', result = given.result,\n       recorded_at = coalesce(match.recorded_at, $2),\n       corrected_at = CASE WHEN match.result IS NOT NULL THEN $2::timestamptz END\n     FROM jsonb_to_recordset($1) AS given (id bigint, result jsonb)\n     WHERE match.event_id = given.id AND match.result IS DISTINCT FROM given.result': Record<never, never>;
  'UPDATE operator_account\n           SET second_step_secret = $2, second_step_since = $3, second_step_used = $4\n           WHERE name = $1 AND second_step_secret IS NULL': Record<never, never>;
  'UPDATE operator_account SET password_hash = $2, link_digest = NULL, link_expires_at = NULL\n     WHERE link_digest = $1 AND link_expires_at > $3 AND switched_off_at IS NULL RETURNING name': {
    readonly name: string;
  };
  'UPDATE operator_account SET password_hash = $3\n     WHERE name = $1 AND password_hash = $2 AND switched_off_at IS NULL': Record<never, never>;
  'UPDATE operator_account SET password_hash = NULL, link_digest = $2, link_expires_at = $3,\n       second_step_secret = NULL, second_step_since = NULL, second_step_used = NULL,\n       version = version + 1 WHERE name = $1': Record<never, never>;
  'UPDATE operator_account SET roles = $2::text[], version = version + 1 WHERE name = $1': Record<never, never>;
  'UPDATE operator_account SET second_step_secret = NULL, second_step_since = NULL,\n             second_step_used = NULL WHERE name = $1': Record<never, never>;
  'UPDATE operator_account SET second_step_used = $2\n     WHERE name = $1 AND second_step_used < $2': Record<never, never>;
  'UPDATE operator_account SET switched_off_at = $2, version = version + 1 WHERE name = $1': Record<never, never>;
  'UPDATE operator_session\n         SET ends_at = least($3::timestamptz, began_at + make_interval(secs => $4))\n         WHERE digest = $1 AND ends_at > $2': Record<never, never>;
  'UPDATE operator_task SET state = \'closed\', closed_at = $1, closed_by = $2, note = $3\n           WHERE state = \'open\' AND id = $4\n           RETURNING id, kind, subject, detail, state, opened_at, opened_by, closed_at, closed_by, note': {
    readonly id: string;
    readonly kind: string;
    readonly subject: string;
    readonly detail: unknown;
    readonly state: 'open' | 'closed';
    readonly opened_at: Date;
    readonly opened_by: string;
    readonly closed_at: Date | null;
    readonly closed_by: string | null;
    readonly note: string | null;
  };
  'UPDATE operator_task SET state = \'closed\', closed_at = $1, closed_by = $2, note = $3\n           WHERE state = \'open\' AND kind = $4 AND subject = $5\n           RETURNING id, kind, subject, detail, state, opened_at, opened_by, closed_at, closed_by, note': {
    readonly id: string;
    readonly kind: string;
    readonly subject: string;
    readonly detail: unknown;
    readonly state: 'open' | 'closed';
    readonly opened_at: Date;
    readonly opened_by: string;
    readonly closed_at: Date | null;
    readonly closed_by: string | null;
    readonly note: string | null;
  };
  'UPDATE passkey SET counter = $2, last_used_at = $3\n     WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))': Record<never, never>;
  'UPDATE payment SET redirect_url = $2, updated_at = $3,\n       status = CASE status WHEN \'created\' THEN \'pending\' ELSE status END\n     WHERE id = $1': Record<never, never>;
  'UPDATE payment SET refund_sent_at = $2 WHERE id = $1': Record<never, never>;
  'UPDATE payment SET status = $2, updated_at = $3 WHERE id = $1': Record<never, never>;
  'UPDATE payment SET status = \'cancelled\', updated_at = $2\n     WHERE kind = \'deposit\' AND status IN (\'created\', \'pending\') AND created_at < $1': Record<never, never>;
  'UPDATE person_match SET decision = $2, decided_by = $3, decided_at = $4 WHERE id = $1': Record<never, never>;
  'UPDATE phone_code SET attempts = attempts + 1 WHERE player_id = $1': Record<never, never>;
  'UPDATE phone_code SET message_url = $2 WHERE player_id = $1': Record<never, never>;
  'UPDATE phone_proof SET attempts = attempts + 1 WHERE phone = $1 AND purpose = $2': Record<never, never>;
  'UPDATE player SET email = $2, email_key = $3 WHERE id = $1': Record<never, never>;
  'UPDATE player SET email = $2, email_key = $3 WHERE id = $1 AND email IS NULL': Record<never, never>;
  'UPDATE player SET email = NULL, email_key = NULL WHERE email_key = $1 AND id <> $2\n       AND NOT EXISTS (SELECT FROM player_profile WHERE player_id = player.id AND email_activated)': Record<never, never>;
  'UPDATE player SET name = coalesce($2, name), surname = coalesce($3, surname),\n       birthday = coalesce(birthday, $4) WHERE id = $1': Record<never, never>;
  'UPDATE player SET password_hash = $2\n     WHERE id = $1 AND ($3::text IS NULL OR password_hash = $3) RETURNING email': {
    readonly email: string | null;
  };
  'UPDATE player SET password_hash = $2 WHERE id = $1': Record<never, never>;
  'UPDATE player_limit SET state = \'ACTIVE\', started_at = $2 WHERE id = $1': Record<never, never>;
  'UPDATE player_limit SET state = \'INACTIVE\', closed_at = $2, close_reason = $3\n       WHERE id = ANY($1::uuid[])': Record<never, never>;
  'UPDATE player_limit SET state = \'INACTIVE\', closed_at = ends_at, close_reason = \'ended\'\n     WHERE player_id = $1 AND state = \'ACTIVE\' AND ends_at <= $2': Record<never, never>;
  'UPDATE player_play_time SET day = $2, played_ms = $3, seen_at = $4 WHERE player_id = $1': Record<never, never>;
  'UPDATE player_profile SET email_activated = true, email_bound_at = NULL WHERE player_id = $1': Record<never, never>;
  'UPDATE player_session\n     SET last_active_at = GREATEST(coalesce(last_active_at, created_at), $2), is_playing = $3\n     WHERE id = $1 AND ended_at IS NULL AND coalesce(last_active_at, created_at) >= $4\n     RETURNING last_active_at': {
    readonly last_active_at: Date | null;
  };
  'UPDATE player_session SET device_kind = $2, browser = $3, operating_system = $4,\n           network = $5, country = $6 WHERE id = $1': Record<never, never>;
  'UPDATE player_session SET ended_at = $1, end_reason = \'inactive\'\n     WHERE ended_at IS NULL AND coalesce(last_active_at, created_at)\n       < CASE WHEN is_playing THEN $2::timestamptz ELSE $3::timestamptz END': Record<never, never>;
  'UPDATE player_session SET ended_at = $2, end_reason = $3\n     WHERE player_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $4 RETURNING id': {
    readonly id: string;
  };
  'UPDATE player_session SET ended_at = $2, end_reason = $3 WHERE id = $1 AND ended_at IS NULL': Record<never, never>;
  'UPDATE player_session SET last_seen_at = $2 WHERE id = $1': Record<never, never>;
  'UPDATE player_session SET last_seen_at = $2 WHERE id = $1 AND ended_at IS NULL': Record<never, never>;
  'UPDATE player_session SET proved_at = $2 WHERE id = $1 AND ended_at IS NULL': Record<never, never>;
  'UPDATE player_status AS status SET is_data_after_registration = false, updated_at = $2\n     FROM player JOIN player_profile AS profile ON profile.player_id = player.id\n     WHERE status.player_id = $1 AND player.id = $1 AND status.is_data_after_registration\n       AND player.birthday IS NOT NULL AND profile.passport_date IS NOT NULL\n       AND \'\' NOT IN (player.name, player.surname, profile.passport, profile.registration_address)': Record<never, never>;
  'UPDATE player_transfer SET agreed_at = $2 WHERE player_id = $1 AND agreed_at IS NULL': Record<never, never>;
  'UPDATE promo_code SET expires_at = $2 WHERE code = $1': Record<never, never>;
  'UPDATE promo_code_use SET bet_id = $3 WHERE code = $1 AND player_id = $2': Record<never, never>;
  'UPDATE push_message SET attempts = attempts + 1,\n    next_try_at = $1::timestamptz + least(2 ^ attempts, $2) * interval \'1 minute\'\n  WHERE id = (\n    SELECT id FROM push_message WHERE next_try_at <= $1 ORDER BY next_try_at\n    FOR UPDATE SKIP LOCKED LIMIT 1\n  ) RETURNING id': {
    readonly id: string;
  };
  'UPDATE qr_sign_in SET approved_at = CASE WHEN $2::boolean THEN $3::timestamptz END,\n       declined_at = CASE WHEN $2::boolean THEN NULL ELSE $3::timestamptz END WHERE id = $1': Record<never, never>;
  'UPDATE qr_sign_in SET player_id = $2\n     WHERE code_digest = $1 AND (player_id IS NULL OR player_id = $2) AND expires_at > $3\n       AND approved_at IS NULL AND declined_at IS NULL RETURNING id': {
    readonly id: string;
  };
  'UPDATE qr_sign_in SET session_id = $2 WHERE id = $1': Record<never, never>;
  'UPDATE qr_sign_in SET wrong_numbers = wrong_numbers + 1,\n       declined_at = CASE WHEN $2::boolean THEN $3::timestamptz END WHERE id = $1': Record<never, never>;
  'UPDATE refresh_token SET used_at = $2 WHERE digest = $1': Record<never, never>;
  'UPDATE return_request SET closed_at = $2, close_reason = $3 WHERE id = $1': Record<never, never>;
  'UPDATE return_request SET closed_at = $2, close_reason = \'excluded\'\n     WHERE player_id = $1 AND closed_at IS NULL': Record<never, never>;
  'UPDATE return_request SET decision = $2, decided_by = $3, decided_at = $4, decision_reason = $5,\n         effective_at = $6\n       WHERE id = $1': Record<never, never>;
  'UPDATE security_question\n     SET failures = CASE WHEN failed_at > $2 THEN failures + 1 ELSE 1 END, failed_at = $3\n     WHERE player_id = $1 AND (failures < $4 OR failed_at <= $2)\n     RETURNING answer_hash, failures': {
    readonly answer_hash: string;
    readonly failures: number;
  };
  'UPDATE security_question SET failures = 0, failed_at = NULL WHERE player_id = $1': Record<never, never>;
  'UPDATE site_rule SET rule = $2, updated_at = $3 WHERE id = $1': Record<never, never>;
  'UPDATE sms_message SET handed_over_at = $2 WHERE id = $1': Record<never, never>;
  'UPDATE sms_message SET handed_over_at = NULL, attempts = attempts + 1,\n       next_try_at = $2::timestamptz + least(2 ^ attempts, $3) * interval \'1 minute\' WHERE id = $1': Record<never, never>;
  'UPDATE special_offer SET withdrawn_at = $2 WHERE id = $1 AND withdrawn_at IS NULL': Record<never, never>;
  'UPDATE support_call SET status = $2, due_at = $3, updated_at = $4, taken_by = NULL, taken_at = NULL\n     WHERE id = $1': Record<never, never>;
  'UPDATE support_call SET taken_by = $2, taken_at = $3 WHERE id = $1': Record<never, never>;
  'UPDATE support_request SET status = $2, updated_at = $3 WHERE id = $1': Record<never, never>;
  'UPDATE test_provider_charge SET acknowledged_at = $2 WHERE id = $1': Record<never, never>;
  'UPDATE test_provider_charge SET outcome = $2, decided_at = $3, means_id = $4\n         WHERE id = $1 AND outcome IS NULL': Record<never, never>;
  'UPDATE test_provider_charge SET refunded_at = coalesce(refunded_at, $2)\n         WHERE payment_id = $1 AND outcome = \'succeeded\'': Record<never, never>;
  'UPDATE test_provider_payout SET acknowledged_at = $2 WHERE id = $1': Record<never, never>;
  'UPDATE toto_match SET outcome = given.outcome\n     FROM unnest($2::text[]) WITH ORDINALITY AS given (outcome, number)\n     WHERE draw_id = $1 AND place = given.number - 1': Record<never, never>;
  'UPDATE two_factor SET last_step = $2\n     WHERE player_id = $1 AND last_step < $2 AND enabled_at IS NOT NULL': Record<never, never>;
  'UPDATE two_factor SET last_step = $3, enabled_at = $4\n     WHERE player_id = $1 AND secret = $2 AND enabled_at IS NULL': Record<never, never>;
  'UPDATE virtual_round SET salt = $2, bets = $3, result = $4, drawn_at = $5 WHERE id = $1': Record<never, never>;
  'UPDATE withdrawal SET state = $2, reason = $3, steps = steps || $4::jsonb\n     WHERE payment_id = $1': Record<never, never>;
  'UPDATE withdrawal_freeze SET lifted_at = $2, lifted_by = $3\n     WHERE player_id = $1 AND lifted_at IS NULL AND ends_at > $2': Record<never, never>;
  'WITH allowed AS (\n         UPDATE operator_account SET signed_in_at = $3\n         WHERE name = $5 AND password_hash IS NOT NULL AND switched_off_at IS NULL RETURNING name\n       ), begun AS (\n         INSERT INTO operator_session (digest, operator, began_at, ends_at, account)\n         SELECT $1, $2, $3::timestamptz, $4, $5\n         WHERE $5::text IS NULL OR EXISTS (SELECT FROM allowed) RETURNING *\n       )\n       SELECT append_audit(began_at, \'operator:\' || operator, \'operator.sign-in\',\n         \'operator:\' || operator, NULL, jsonb_build_object(\'endsAt\', ends_at), NULL) FROM begun': {
    readonly append_audit: string | null;
  };
  'WITH ended AS (DELETE FROM operator_session WHERE digest = $1 RETURNING *)\n         SELECT append_audit($2, \'operator:\' || operator, \'operator.sign-out\',\n           \'operator:\' || operator, jsonb_build_object(\'endsAt\', ends_at), NULL, NULL) FROM ended': {
    readonly append_audit: string | null;
  };
  'WITH fixing AS (\n             INSERT INTO rate_fixing (day, source, set_at) VALUES ($1, $2, $3) RETURNING id\n           )\n           INSERT INTO exchange_rate (fixing_id, currency, rate)\n           SELECT fixing.id, listed.key, listed.value::numeric\n           FROM fixing, jsonb_each_text($4) AS listed': Record<never, never>;
  'WITH found AS (\n           SELECT known.player_id AS excluded, known.kind, known.digest\n           FROM unnest($1::text[], $2::bytea[]) AS key (kind, digest)\n           JOIN person_key known ON (known.kind, known.digest) = (key.kind, key.digest)\n           WHERE is_excluded(known.player_id, $3) AND NOT EXISTS (\n             SELECT FROM person_match past WHERE past.excluded_player_id = known.player_id\n               AND past.digest = known.digest AND past.decision = \'other-person\')\n         ), task AS (\n           INSERT INTO person_match (excluded_player_id, kind, digest, found_at)\n           SELECT excluded, kind, digest, $3 FROM found WHERE kind <> \'device\'\n           ON CONFLICT DO NOTHING\n         )\n         SELECT kind <> \'device\' AS blocks FROM found': {
    readonly blocks: boolean;
  };
  'WITH movement AS (\n    SELECT entry.currency, journal.fixing_id, entry.amount\n    FROM account\n    JOIN entry ON entry.account_id = account.id AND entry.balance_after IS NOT NULL\n    JOIN journal ON journal.id = entry.journal_id\n    WHERE account.player_id = $1 AND account.kind = \'player\'\n      AND journal.kind = ANY ($3) AND journal.at > $4\n    UNION ALL\n    SELECT currency, fixing_id, amount FROM payment\n    WHERE $5 AND player_id = $1 AND kind = \'deposit\'\n      AND status IN (\'created\', \'pending\') AND created_at > $4\n  ), moved AS (\n    SELECT currency, fixing_id, sum(amount) AS moved FROM movement GROUP BY 1, 2\n  )\n  SELECT moved.currency, moved.moved, own.rate AS own_rate, target.rate AS target_rate\n  FROM moved\n  LEFT JOIN exchange_rate own\n    ON (own.fixing_id, own.currency) = (moved.fixing_id, moved.currency)\n  LEFT JOIN exchange_rate target\n    ON (target.fixing_id, target.currency) = (moved.fixing_id, $2)': {
    readonly currency: string | null;
    readonly moved: string | null;
    readonly own_rate: string | null;
    readonly target_rate: string | null;
  };
  'WITH outcome AS (\n        SELECT event_id, split_part(outcome_id, \'~\', 2) AS market, outcome_id,\n          count(*) AS bets, min(facts::text)::jsonb AS facts,\n          sum(round(stake * cents)) AS stakes, sum(round(liability * cents)) AS liability\n        FROM open_liability JOIN (SELECT unnest($1::text[]) AS currency, unnest($2::numeric[]) AS cents) AS unit\n          USING (currency)\n        GROUP BY 1, 2, 3\n      ), market AS (\n        SELECT event_id, min(facts::text)::jsonb AS facts, sum(bets) AS bets, sum(stakes) AS stakes,\n          sum(liability) AS liability,\n          CASE WHEN split_part(market, \'@\', 1) = ANY ($3::text[]) THEN sum(liability)\n            ELSE greatest(0, max(liability + stakes) - sum(stakes)) END AS worst\n        FROM outcome GROUP BY event_id, market\n      )\n      SELECT event_id, min(facts::text)::jsonb AS facts, sum(bets)::int AS bets,\n        sum(stakes)::bigint AS stakes, sum(liability)::bigint AS liability, sum(worst)::bigint AS worst,\n        (sum(sum(bets)) OVER ())::int AS all_bets, (sum(sum(stakes)) OVER ())::bigint AS all_stakes,\n        (sum(sum(liability)) OVER ())::bigint AS all_liability\n      FROM market GROUP BY event_id ORDER BY worst DESC, event_id OFFSET $4 LIMIT $5': {
    readonly event_id: string | null;
    readonly facts: unknown;
    readonly bets: number | null;
    readonly stakes: string | null;
    readonly liability: string | null;
    readonly worst: string | null;
    readonly all_bets: number | null;
    readonly all_stakes: string | null;
    readonly all_liability: string | null;
  };
  'WITH over AS (\n           DELETE FROM secure_data_grant WHERE session_id = $2 AND expires_at <= $3\n         )\n         INSERT INTO secure_data_grant (digest, session_id, expires_at) VALUES ($1, $2, $4)': Record<never, never>;
  'WITH over AS (DELETE FROM pending_placement WHERE until < $4)\n           INSERT INTO pending_placement (player_id, key, until) VALUES ($1, $2, $3)\n           ON CONFLICT (player_id, key) DO UPDATE SET until = excluded.until': Record<never, never>;
  'WITH own AS (\n        SELECT provider, game FROM game_played WHERE player_id = $1 ORDER BY last_at DESC LIMIT 10\n      ), alike AS (\n        SELECT DISTINCT other.player_id FROM own\n        CROSS JOIN LATERAL (SELECT played.player_id FROM game_played played\n          WHERE played.provider = own.provider AND played.game = own.game\n          ORDER BY played.last_at DESC LIMIT 500) other\n        WHERE other.player_id <> $1\n      )\n      SELECT played.provider || \':\' || played.game AS id\n      FROM alike JOIN game_played played ON played.player_id = alike.player_id\n      WHERE NOT EXISTS (SELECT FROM game_played mine WHERE mine.player_id = $1\n        AND mine.provider = played.provider AND mine.game = played.game)\n      GROUP BY played.provider, played.game HAVING count(*) >= $2\n      ORDER BY count(*) DESC, played.provider, played.game LIMIT 30': {
    readonly id: string;
  };
  'WITH sent AS (DELETE FROM mail WHERE id = $1 RETURNING history_mail_id)\n     UPDATE history_mail SET sent_at = $2 FROM sent WHERE history_mail.id = sent.history_mail_id': Record<never, never>;
  'WITH taken AS (\n               DELETE FROM loyalty_round_queue WHERE id IN (\n                 SELECT id FROM loyalty_round_queue ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)\n               RETURNING round_id)\n             SELECT DISTINCT round.id, round.player_id\n             FROM taken JOIN game_round round ON round.id = round_id': {
    readonly id: string;
    readonly player_id: string;
  };
  'WITH taken AS (\n    DELETE FROM outbox WHERE id IN (\n      SELECT id FROM outbox ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED\n    ) RETURNING id, topic, payload\n  ) SELECT id, topic, payload FROM taken ORDER BY id': {
    readonly id: string;
    readonly topic: string;
    readonly payload: unknown;
  };
  'WITH taken AS (\n    SELECT id, player_id FROM bet WHERE id > $1 AND placed_at <= $2 ORDER BY id LIMIT $3\n  ), pairs AS (\n    SELECT one.outcome_id COLLATE "C" AS first, two.outcome_id COLLATE "C" AS second,\n      taken.player_id,\n      max(to_timestamp(least((one.facts->>\'startsAt\')::bigint, (two.facts->>\'startsAt\')::bigint) / 1000)\n        + interval \'12 hours\') AS until\n    FROM taken\n    JOIN bet_leg one ON one.bet_id = taken.id\n    JOIN bet_leg two ON two.bet_id = taken.id AND two.event_id <> one.event_id\n      AND one.outcome_id COLLATE "C" < two.outcome_id COLLATE "C"\n    WHERE (SELECT count(*) FROM bet_leg WHERE bet_id = taken.id) <= $4\n    GROUP BY 1, 2, 3\n  ), added AS (\n    INSERT INTO backed_pair_player (first, second, player_id, until)\n    SELECT first, second, player_id, until FROM pairs WHERE until > $5\n    ON CONFLICT DO NOTHING RETURNING first, second, until\n  ), counted AS (\n    INSERT INTO backed_pair (first, second, players, until)\n    SELECT first, second, count(*), max(until) FROM added GROUP BY first, second\n    ON CONFLICT (first, second) DO UPDATE SET players = backed_pair.players + excluded.players,\n      until = greatest(backed_pair.until, excluded.until)\n  )\n  SELECT max(id) AS last, count(*)::integer AS bets FROM taken': {
    readonly last: string | null;
    readonly bets: number;
  };
  'WITH taken AS (\n    SELECT id, player_id, provider, game, opened_at FROM game_round\n    WHERE id > $1 AND opened_at <= $2 ORDER BY id LIMIT $3\n  ), added AS (\n    INSERT INTO game_played (player_id, provider, game, rounds, last_at)\n    SELECT player_id, provider, game, count(*), max(opened_at) FROM taken GROUP BY 1, 2, 3\n    ON CONFLICT (player_id, provider, game) DO UPDATE SET\n      rounds = game_played.rounds + excluded.rounds,\n      last_at = greatest(game_played.last_at, excluded.last_at)\n  )\n  SELECT max(id) AS last, count(*)::integer AS rounds FROM taken': {
    readonly last: string | null;
    readonly rounds: number;
  };
  'WITH touched AS (\n             SELECT bet.id, bet.currency, bet.status, bet.stake - bet.sold_stake AS stake,\n               coalesce(bet.payout, 0) AS paid, count(*) AS legs FROM bet_leg leg JOIN bet ON bet.id = leg.bet_id AND bet.ended_by IS NULL\n  WHERE leg.event_id = $1 AND leg.result IS DISTINCT FROM \'void\' AND leg.paid_early IS NULL AND ((($2::text[] IS NULL OR split_part(leg.outcome_id, \'~\', 2) = ANY ($2))\n    AND ($3::text[] IS NULL OR leg.outcome_id = ANY ($3))) OR EXISTS (SELECT FROM unnest(CASE WHEN split_part(leg.outcome_id, \'~\', 2) = \'builder\'\n      THEN string_to_array(split_part(leg.outcome_id, \'~\', 3), \'+\') END) WITH ORDINALITY AS part (code, place)\n    WHERE leg.part_results[place] IS DISTINCT FROM \'void\'\n      AND ($2::text[] IS NULL OR split_part(code, \':\', 1) = ANY ($2))\n      AND ($3::text[] IS NULL OR $1::bigint || \'~\' || replace(code, \':\', \'~\') = ANY ($3)))) GROUP BY bet.id\n           )\n           SELECT currency, count(*) FILTER (WHERE status = \'open\') AS open,\n             count(*) FILTER (WHERE status <> \'open\') AS settled,\n             coalesce(sum(stake), 0)::bigint AS stake, coalesce(sum(paid), 0)::bigint AS paid,\n             coalesce(sum(legs), 0)::bigint AS legs\n           FROM touched GROUP BY currency ORDER BY currency': {
    readonly currency: string;
    readonly open: string;
    readonly settled: string;
    readonly stake: string;
    readonly paid: string;
    readonly legs: string;
  };
  'WITH valid AS MATERIALIZED (\n             SELECT code FROM promo_code WHERE code = $1 AND expires_at > $3 FOR SHARE\n           ), taken AS (\n             INSERT INTO promo_code_use (code, player_id) SELECT code, $2 FROM valid\n             ON CONFLICT DO NOTHING RETURNING code\n           )\n           SELECT EXISTS (SELECT FROM valid) AS is_valid, EXISTS (SELECT FROM taken) AS is_taken': {
    readonly is_valid: boolean;
    readonly is_taken: boolean;
  };
  'WITH wanted AS MATERIALIZED (\n    SELECT player_id FROM match_follow\n    WHERE event_id = $1 AND $2 = ANY (moments) AND NOT $3 = ANY (notified)\n    ORDER BY player_id FOR UPDATE\n  ), notified AS (\n    UPDATE match_follow follow SET notified = array_append(notified, $3) FROM wanted\n    WHERE follow.event_id = $1 AND follow.player_id = wanted.player_id RETURNING follow.player_id\n  ) INSERT INTO alert_notice (player_id, kind, cause, facts, happened_at)\n    SELECT player_id, $4, $5, $6::jsonb, $7 FROM notified': Record<never, never>;
  'WITH wanted AS MATERIALIZED (\n    SELECT player_id FROM price_alert\n    WHERE event_id = $1 AND outcome_id = $2 AND reached_at IS NULL AND added_at <= $4\n      AND CASE direction WHEN \'at-least\' THEN price::numeric <= $3::text::numeric\n        ELSE price::numeric >= $3::text::numeric END\n    ORDER BY player_id FOR UPDATE\n  ), reached AS (\n    UPDATE price_alert alert SET reached_price = $3::text, reached_at = $4 FROM wanted\n    WHERE alert.player_id = wanted.player_id AND outcome_id = $2\n    RETURNING alert.player_id, direction, price, request_key\n  ) INSERT INTO alert_notice (player_id, kind, cause, facts, happened_at)\n    SELECT player_id, CASE direction WHEN \'at-least\' THEN \'price-risen\' ELSE \'price-fallen\' END,\n      $2 || \':\' || request_key, $5::jsonb || jsonb_build_object(\'wanted\', price), $4 FROM reached': Record<never, never>;
}
