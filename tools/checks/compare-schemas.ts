/** The part of JSON schema that the event catalogue is written in. */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
}

function propertyChanges(before: JsonSchema, now: JsonSchema, path: string): readonly string[] {
  const { properties: old = {}, required: wasRequired = [] } = before;
  const { properties = {}, required = [] } = now;
  const known = Object.keys(old).flatMap((name) => {
    const field = properties[name];
    const where = path === '' ? name : `${path}.${name}`;
    if (field === undefined) {
      return [`the field ${where} is gone`];
    }
    if (wasRequired.includes(name) !== required.includes(name)) {
      return [
        required.includes(name)
          ? `the field ${where} must be there now, and older senders leave it out`
          : `the field ${where} may be missing now, and older listeners count on it`,
      ];
    }
    return compareSchemas(old[name] as JsonSchema, field, where);
  });
  const added = required
    .filter((name) => !(name in old))
    .map(
      (name) =>
        `the new field ${path === '' ? name : `${path}.${name}`} must be there, and older senders leave it out`,
    );
  return [...known, ...added];
}

/**
 * What changed between two schemas of one payload that would be noticed: a sender built against
 * the old one whose payload no longer fits, or a listener who no longer gets what it was promised. A
 * new optional field is not noticed.
 */
export function compareSchemas(before: JsonSchema, now: JsonSchema, path = ''): readonly string[] {
  const where = path === '' ? 'the payload' : `the field ${path}`;
  const { properties: _old, required: _wasRequired, items: oldItems, ...oldRest } = before;
  const { properties: _new, required: _required, items, ...rest } = now;
  if (JSON.stringify(oldRest) !== JSON.stringify(rest)) {
    return [`${where} was ${JSON.stringify(oldRest)} and is ${JSON.stringify(rest)}`];
  }
  return [
    ...propertyChanges(before, now, path),
    ...(oldItems !== undefined && items !== undefined
      ? compareSchemas(oldItems, items, `${path}[]`)
      : []),
  ];
}
