import { describe, expect, it } from 'vitest';
import { commandProblems, guideBlocks } from './guide-commands.ts';

const markdown = `# Guide

\`\`\`sh
export TOKEN=x      # the token
curl -d '{"a": 1,
  "b": 2}' $MAP
curl \\
  --fail $MAP       # as one
\`\`\`

\`\`\`ts
const notACommand = 1;
\`\`\`
`;

describe('commands of guides', () => {
  const blocks = guideBlocks('docs/guide.md', markdown);

  it('the commands of guides are read as a shell reads them: over lines, without comments, from shell blocks alone', () => {
    expect(blocks.flatMap(({ commands }) => commands)).toEqual([
      'export TOKEN=x',
      `curl -d '{"a": 1,\n  "b": 2}' $MAP`,
      'curl \\\n  --fail $MAP',
    ]);
  });

  it('the commands of guides are distinguished: run by a test, by none, or by a file that has changed', () => {
    const proof = (command: RegExp, says: string) => ({ command, by: 'test.ts', says });
    const read = () => 'runs curl';
    expect(
      commandProblems(blocks, {
        proofs: [proof(/^curl/, 'runs curl'), proof(/^export/, 'curl')],
        read,
      }),
    ).toEqual([]);
    expect(
      commandProblems(blocks, {
        proofs: [proof(/^curl/, 'runs wget'), proof(/^psql/, 'curl')],
        read,
      }),
    ).toEqual([
      'docs/guide.md: nothing runs "export TOKEN=x"',
      'no guide has a command like /^psql/ any more',
      'test.ts says no more "runs wget", which runs /^curl/',
    ]);
  });
});
