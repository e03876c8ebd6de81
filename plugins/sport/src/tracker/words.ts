import type { TimelineIncident } from '@touchline/contracts/timeline';
import type { Counted } from './counts.ts';
import arabic from './words/ar.json';
import english from './words/en.json';
import russian from './words/ru.json';

/** The texts of the tracker: they come with it, and with no page before it is opened. */
export type TrackerWords = typeof english;
type Template = keyof TrackerWords['reported'];

// Three small files in one: a chunk for each would be named in what every page of the section loads.
const WORDS: Readonly<Record<string, TrackerWords>> = { en: english, ru: russian, ar: arabic };

/** The texts in a language, in English where there are none. */
export function wordsIn(language: string): TrackerWords {
  return WORDS[language] ?? english;
}

/** Names keep their own direction inside a sentence. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) =>
    isolated(String(values[key] ?? '')),
  );
}

/** Which sentence reports an incident: the most particular one that all of its facts are there for. */
export function templateOf(incident: TimelineIncident): Template {
  const { kind, note, player, second, value = 1, score } = incident;
  switch (kind) {
    case 'goal':
      if (player === undefined) return 'goal';
      if (note === 'own' || note === 'penalty') return note === 'own' ? 'ownGoal' : 'penaltyGoal';
      return second === undefined ? 'goalBy' : 'goalAssisted';
    case 'card':
      return note === 'red' ? 'red' : note === 'second-yellow' ? 'secondYellow' : 'yellow';
    case 'shot':
      return note === 'saved' || note === 'blocked' ? note : 'wide';
    case 'game':
      return note === 'break' ? 'break' : 'game';
    case 'points':
      if (value > 1) return 'basket';
      return score === undefined ? 'rally' : 'point';
    case 'runs':
      return value === 1 ? 'run' : 'runs';
    case 'period-start':
      return 'periodStart';
    case 'period-end':
      return 'periodEnd';
    default:
      return kind;
  }
}

export interface Reporter {
  readonly words: TrackerWords;
  readonly names: { readonly home: string; readonly away: string };
  readonly period: (code: string) => string;
}

/** An incident in a sentence. */
export function sentenceOf(incident: TimelineIncident, { words, names, period }: Reporter): string {
  const { side, player, second, value, score } = incident;
  const sentence = fill(words.reported[templateOf(incident)], {
    team: side === undefined ? '' : names[side],
    player: player?.name ?? (side === undefined ? '' : names[side]),
    second: second?.name ?? '',
    value: value ?? '',
    score: score?.join('–') ?? '',
    period: period(incident.period),
  });
  return incident.isTakenBack === true ? fill(words.takenBack, { sentence }) : sentence;
}

/** The minute of an incident, as football counts: the first second is of the first minute. */
export function minuteOf({ seconds }: TimelineIncident): string | undefined {
  return seconds === undefined ? undefined : `${Math.floor(seconds / 60) + 1}′`;
}

/** The name of something that is counted. */
export function countedName(words: TrackerWords, what: Counted): string {
  return words.counted[what];
}
