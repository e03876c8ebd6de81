import { describe, expect, it } from 'vitest';
import { forbiddenWords, refusedConstructions, wordProblems, wordsOf } from './words.ts';

const GLOSSARY = `
## Words to write again

| Word              | Write   |
| ----------------- | ------- |
| \`tell\`, \`told\`  | notify  |
| \`let go\`          | release |

## Sentences

| \`stand\` | be |
`;
const words = forbiddenWords(GLOSSARY);

function problemsOf(source: string): readonly string[] {
  const { names, messages } = wordsOf({ file: 'a.ts', source });
  return wordProblems('a.ts', [...names, ...messages], words);
}

describe('the words of the glossary', () => {
  it('the glossary’s words are read from its table and from no other', () => {
    expect(words).toEqual([
      { word: 'tell', instead: 'notify' },
      { word: 'told', instead: 'notify' },
      { word: 'let go', instead: 'release' },
    ]);
  });

  it.each([
    ['a variable', 'const told = 1;'],
    ['a part of a function’s name', 'function letGoOfAll() {}'],
    ['a constant', 'export const TELL_EVERY = 5;'],
    ['a log line', "log.warn('nothing was told', error);"],
    ['the template of a log line', 'context.log.error(`could not tell ${id}`);'],
    ['a text of a page', 'const page = html`<p>Nothing was told.</p>`;'],
    ['the message of an error', "throw new Fault({ code: 'x', message: 'let go of it' });"],
  ])('a word of the glossary is found in %s', (_place, source) => {
    expect(problemsOf(source)).toHaveLength(1);
  });

  it.each([
    ['parts of other words', 'const teller = retold;'],
    ['comments', '// tell them\nconst one = 1;'],
    ['strings that nobody reads', "const key = 'told';"],
  ])('a word of the glossary is ignored in %s', (_place, source) => {
    expect(problemsOf(source)).toEqual([]);
  });
});

describe('the constructions that the wording refuses', () => {
  const WORDING = `
## Refused constructions

| English         | Write       |
| --------------- | ----------- |
| \`as the device\` | System      |

| Russian   | Write   |
| --------- | ------- |
| \`на миг\` | подождите |
`;

  it('the constructions of a language are those of its own table', () => {
    expect(refusedConstructions(WORDING, 'English')).toEqual([
      { word: 'as the device', instead: 'System' },
    ]);
    expect(refusedConstructions(WORDING, 'Russian')).toEqual([
      { word: 'на миг', instead: 'подождите' },
    ]);
  });

  it('a refused construction is found in whole words of either script', () => {
    const russian = refusedConstructions(WORDING, 'Russian');
    expect(wordProblems('ru.json', ['Останьтесь на миг.'], russian)).toHaveLength(1);
    expect(wordProblems('ru.json', ['намёк на мигрень'], russian)).toEqual([]);
  });
});
