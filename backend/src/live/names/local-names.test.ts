import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@touchline/domain/languages';
import { isRaceSport, isVirtualSport, type Sport, sportIds } from '@touchline/domain/markets';
import { readRacing } from '../../pricing/racing/racing-data.ts';
import { describe, expect, it } from 'vitest';
import { readCompetitions } from '../../pricing/simulator/competition-data.ts';
import { dictionaries } from './dictionary.ts';
import {
  competitionName,
  everyName,
  namesLanguage,
  sideName,
  withLocalNames,
} from './local-names.ts';

const rows: readonly { name: string; country: string; sides: readonly string[] }[] = [
  ...(Object.keys(sportIds) as Sport[])
    .filter((sport) => !isRaceSport(sport) && !isVirtualSport(sport))
    .flatMap(readCompetitions),
  ...Object.values(readRacing().courses)
    .flat()
    .map((course) => ({ ...course, sides: [] })),
];
const others = LANGUAGES.filter((language) => language !== 'en');

/** The countries that the page names with texts of its own; the browser knows the rest. */
function ownCountries(language: string): Readonly<Record<string, string>> {
  const texts = new URL(
    `../../../../shell/src/translations/${language}/shared.json`,
    import.meta.url,
  );
  return (JSON.parse(readFileSync(texts, 'utf8')) as { country: Record<string, string> }).country;
}

describe('names of competitions, teams and players', () => {
  it.each(others)(
    'every competition of the simulator has a name in the language %s',
    (language) => {
      const unnamed = rows.filter(
        ({ name }) => dictionaries.get(language)?.competitions.has(name) !== true,
      );
      expect(unnamed.map(({ name }) => name)).toEqual([]);
    },
  );

  it.each(LANGUAGES)('every country of the simulator has a name in the language %s', (language) => {
    const own = ownCountries(language);
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    const unnamed = rows
      .map(({ country }) => country)
      .filter((country) => country !== 'world' && own[country] === undefined)
      .filter((country) => names.of(country) === undefined);
    expect(unnamed).toEqual([]);
  });

  it.each(others)('every name in the language %s is that of something in the data', (language) => {
    const dictionary = dictionaries.get(language);
    const sides = new Set(rows.flatMap((row) => row.sides));
    const competitions = new Set(rows.map(({ name }) => name));
    expect([...(dictionary?.sides.keys() ?? [])].filter((name) => !sides.has(name))).toEqual([]);
    expect(
      [...(dictionary?.competitions.keys() ?? [])].filter((name) => !competitions.has(name)),
    ).toEqual([]);
  });

  it.each([
    ['Nottingham Forest', 'ru', 'Ноттингем Форест'],
    ['Arsenal', 'ar', 'أرسنال'],
    ['Arsenal (W)', 'ru', 'Арсенал (ж)'],
    ['Arsenal U21', 'ru', 'Арсенал U21'],
    ['Arsenal U21', 'ar', 'أرسنال تحت 21'],
    ['VfB Stuttgart II', 'ru', 'Штутгарт II'],
    ['Willem II', 'ru', 'Виллем II'],
    ['Anytown Rovers', 'ru', 'Anytown Rovers'],
    ['Anytown Rovers (W)', 'ru', 'Anytown Rovers (W)'],
    ['Arsenal', 'en', 'Arsenal'],
    ['Arsenal', 'xx', 'Arsenal'],
    ['constructor', 'ru', 'constructor'],
  ])('the side %s is called in the language %s: %s', (name, language, called) => {
    expect(sideName(name, language)).toBe(called);
  });

  it('a language without names of its own has those of the feed', () => {
    expect(['en', 'ru', 'ar', 'xx'].map(namesLanguage)).toEqual(['en', 'ru', 'ar', 'en']);
    expect(competitionName('Premier League', 'xx')).toBe('Premier League');
  });

  it('a side is found by its name in every language', () => {
    expect(everyName('Arsenal', sideName)).toBe('Arsenal Арсенал أرسنال');
    expect(everyName('Anytown Rovers', sideName)).toBe('Anytown Rovers');
  });

  it('an answer keeps everything but the names of its sides and competitions', () => {
    const bet = {
      id: '1',
      legs: [{ home: 'Arsenal', away: 'Chelsea', champ: 'Premier League', outcomeCode: 'home' }],
    };
    expect(withLocalNames(bet, 'ru')).toEqual({
      id: '1',
      legs: [{ home: 'Арсенал', away: 'Челси', champ: 'Премьер-лига', outcomeCode: 'home' }],
    });
    const champs = { champs: [{ id: 1001, slug: 'premier-league', name: 'Premier League' }] };
    expect(withLocalNames(champs, 'ru')).toEqual({
      champs: [{ id: 1001, slug: 'premier-league', name: 'Премьер-лига' }],
    });
    expect(withLocalNames(bet, 'en')).toBe(bet);
  });
});
