import type { Section } from '@touchline/contracts/line';
import type { EsportsType } from '@touchline/domain/markets';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { useMemo } from 'react';
import { disciplinesOf } from '../page/disciplines.ts';
import { useEsportsRoutes } from '../page/place.ts';
import { sportsResource } from '../esports.resource.ts';

export interface ListChoice {
  readonly type: EsportsType;
  readonly sections: readonly Section[];
  /** How many of each discipline are shown, with the way to all; all of them without. */
  readonly shown?: number;
  readonly isCompact?: boolean;
}

/** The lists of every discipline of a type, as the sport section shows them; and what they depend on. */
export function useDisciplineLists({ type, sections, shown, isCompact = false }: ListChoice) {
  const { i18n } = usePlugin();
  const { prefix, href } = useEsportsRoutes();
  const answer = useResource(sportsResource, {});
  const disciplines = answer.data && disciplinesOf(answer.data.sports, type);
  const slugs = disciplines?.map(({ slug }) => slug).join(',') ?? '';
  const asked = sections.join(',');
  const input = useMemo(() => {
    const lists = (slugs === '' ? [] : slugs.split(',')).flatMap((slug) =>
      asked.split(',').map((section) => ({
        title: asked.includes(',')
          ? `${i18n.sport(slug)} · ${i18n.t(`section.${section}`)}`
          : i18n.sport(slug),
        topic: `list:${section}:${slug}`,
        ...(shown !== undefined && {
          all: { href: href('Discipline', { type, discipline: slug }), shown },
        }),
      })),
    );
    return { prefix, type, lists, isCompact, streamsOnly: type === 'stream' };
  }, [slugs, asked, shown, isCompact, prefix, type, href, i18n]);
  return { answer, disciplines, input };
}
