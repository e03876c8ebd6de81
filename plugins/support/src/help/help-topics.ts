import type { Article, ContentNode } from '@touchline/contracts/site';

/** A question with its answer. */
export interface Question {
  readonly id: string;
  readonly title: string;
  readonly answer: readonly ContentNode[];
}

/** Questions about one thing. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

function textOf(node: ContentNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

function isHeading(node: ContentNode, tag: string): node is Exclude<ContentNode, string> {
  return typeof node !== 'string' && node.tag === tag;
}

/** The pieces below each heading of a level, up to the next of them. */
function sections(nodes: readonly ContentNode[], tag: string) {
  const starts = nodes.flatMap((node, place) => (isHeading(node, tag) ? [place] : []));
  return starts.map((start, index) => {
    const heading = nodes[start];
    return {
      id: (typeof heading === 'object' && heading.attributes?.['id']) || `${tag}-${start}`,
      title: heading === undefined ? '' : textOf(heading),
      content: nodes.slice(start + 1, starts[index + 1]),
    };
  });
}

/** The topics of the help: its headings, with the questions below them. */
export function helpTopics({ nodes }: Pick<Article, 'nodes'>): readonly Topic[] {
  return sections(nodes, 'h2').map(({ id, title, content }) => ({
    id,
    title,
    questions: sections(content, 'h3').map((question) => ({
      id: question.id,
      title: question.title,
      answer: question.content,
    })),
  }));
}

/** Words as they are compared: without case, accents and vowel signs. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The topics with the questions that have every word of a search, in the question or the answer. */
export function searchTopics(topics: readonly Topic[], search: string): readonly Topic[] {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ title, answer }) => {
        const text = plain(`${topic.title} ${title} ${answer.map(textOf).join(' ')}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
