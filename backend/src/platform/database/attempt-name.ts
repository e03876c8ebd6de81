let attempts = 0;

/** Names what this process is making; begins with its id, and no two attempts share a name. */
export function attemptName(): string {
  attempts += 1;
  return `${process.pid}-${attempts}`;
}
