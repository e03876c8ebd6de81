import type {
  ChangeAnswer,
  Finding,
  StateDifference,
  VersionWeight,
} from '@touchline/contracts/releases';

/** Rows with their columns under each other. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((cell, column) => Math.max(known[column] ?? 0, cell.length)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** `1.4.0-b 5 %, 1.4.0-a 95 %` */
export function sharesInWords(versions: readonly VersionWeight[]): string {
  return versions.map(({ version, weight }) => `${version} ${weight} %`).join(', ');
}

function valueInWords(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

/** One line each, `plugins.sport.enabled: true → false`. */
export function differencesInWords(differences: readonly StateDifference[]): string {
  return differences.length === 0
    ? 'no difference'
    : differences
        .map(({ path, from, to }) => `${path}: ${valueInWords(from)} → ${valueInWords(to)}`)
        .join('\n');
}

/** One line each, what keeps a change out first. */
export function findingsInWords(findings: readonly Finding[]): string {
  return table(findings.map(({ severity, code, message }) => [severity, code, message]));
}

/** What a change did, or would do. */
export function changeInWords(answer: ChangeAnswer): string {
  const { dryRun, revision, differences, findings } = answer;
  const isNothing = differences.length === 0;
  const done = dryRun ? 'would change' : 'changed';
  const title = isNothing ? 'nothing to change' : `${done}:`;
  return [
    title,
    ...(isNothing ? [] : [differencesInWords(differences)]),
    ...(findings.length === 0 ? [] : [findingsInWords(findings)]),
    `revision ${revision}`,
  ].join('\n');
}

const KILOBYTE = 1024;

export function kilobytes(bytes: number): string {
  return `${(bytes / KILOBYTE).toFixed(1)} KB`;
}
