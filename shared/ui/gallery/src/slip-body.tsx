/** Stands in for the slip until the fields below it exist. */
export function SlipBody() {
  return <p />;
}
