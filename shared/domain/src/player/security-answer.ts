/** Letters and digits that an answer must have: fewer are guessed. */
const SHORTEST_ANSWER = 3;

/**
 * An answer as it is compared: without case, accents, spaces and punctuation, which people do not type twice alike.
 * Composed letters lose their marks in every script: "ё" is "е", "أ" is "ا".
 */
export function comparedAnswer(answer: string): string {
  return answer
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether an answer can protect: it is long enough, and not in the question that a thief reads. */
export function isAnswerStrong(answer: string, ownQuestion: string | undefined): boolean {
  const compared = comparedAnswer(answer);
  const isInQuestion = ownQuestion !== undefined && comparedAnswer(ownQuestion).includes(compared);
  return [...compared].length >= SHORTEST_ANSWER && !isInQuestion;
}
