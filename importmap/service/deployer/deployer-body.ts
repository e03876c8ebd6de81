import { hasName } from '@touchline/domain/errors';
import { json } from '@touchline/contracts/text';
import { isTrusted } from './trusted-urls.ts';

/** A body that a client of import-map-deployer sent and that cannot be taken, in its words. */
export class DeployerRefusal extends Error {
  readonly status: number;
  readonly body: string | { readonly error: string };

  constructor(body: string | { readonly error: string }, status = 400) {
    super(typeof body === 'string' ? body : body.error);
    this.name = 'DeployerRefusal';
    this.body = body;
    this.status = status;
  }
}

/** Whether a body was refused in the words of import-map-deployer. */
export function isDeployerRefusal(error: unknown): error is DeployerRefusal {
  return hasName(error, 'DeployerRefusal');
}

type Texts = Readonly<Record<string, string>>;

/** The part of a map that `PATCH /import-map.json` merges. */
export interface MapPatch {
  readonly imports: Texts;
  readonly scopes: Readonly<Record<string, Texts>>;
  readonly integrity: Texts;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The JSON of a body, whatever content type it came with. */
export function parseBody(text: unknown): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = typeof text === 'string' ? JSON.parse(text) : text;
    if (isRecord(body) && json().safeParse(body).success) {
      return body;
    }
  } catch {
    // Said below.
  }
  throw new DeployerRefusal('Patching the import map requires a json request body');
}

function importProblems(imports: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(imports).flatMap(([name, url]) => {
    if (typeof url !== 'string') {
      return `Invalid import map in request body -- module with name '${name}' does not have a string url`;
    }
    if (name.trim() === '') {
      return `Invalid module name -- module name '${name}' is invalid`;
    }
    return name.endsWith('/') && !url.endsWith('/')
      ? `Invalid import map in request body -- the URL for module with name '${name}' does not end with a trailing slash`
      : [];
  });
}

function scopeProblems(scopes: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(scopes).flatMap(([name, scope]) => {
    if (!isRecord(scope)) {
      return `Invalid import map in request body -- scope with name '${name}' is not an object`;
    }
    return Object.keys(scope).length === 0
      ? `Invalid import map in request body -- scope with name '${name}' is an object with no properties`
      : importProblems(scope);
  });
}

function partOf(body: Readonly<Record<string, unknown>>, name: string) {
  const part = body[name] ?? {};
  if (!isRecord(part)) {
    throw new DeployerRefusal(`Invalid import map in request body -- ${name} is not an object`);
  }
  return part;
}

function refuseProblems(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new DeployerRefusal(problems.join('\n'));
  }
}

/** Refuses addresses of places that are not trusted. */
export function refuseUntrusted(
  urls: readonly string[],
  trusted: readonly string[] | undefined,
): void {
  const unsafe = urls.filter((url) => !isTrusted(url, trusted));
  if (unsafe.length > 0) {
    throw new DeployerRefusal({
      error: `The following URLs are not trusted - ${unsafe.join(', ')}`,
    });
  }
}

/** Reads the body of `PATCH /import-map.json`. */
export function parseMapPatch(text: unknown): MapPatch {
  const body = parseBody(text);
  const [imports, scopes, integrity] = ['imports', 'scopes', 'integrity'].map((name) =>
    partOf(body, name),
  ) as [object, object, object];
  refuseProblems(importProblems({ ...imports }));
  refuseProblems(scopeProblems({ ...scopes }));
  refuseProblems(
    Object.entries({ ...integrity }).flatMap(([url, hash]) =>
      typeof hash === 'string' && hash.trim() !== ''
        ? []
        : `Invalid integrity of ${url} - must be a non-empty string`,
    ),
  );
  return { imports, scopes, integrity } as unknown as MapPatch;
}

/** Reads the body of `PATCH /services`. */
export function parseService(text: unknown): {
  readonly service: string;
  readonly url: string;
  readonly integrity: string | undefined;
} {
  const body = parseBody(text);
  const { service, url, integrity } = body;
  if (!('service' in body)) {
    throw new DeployerRefusal('service key is missing');
  }
  if (typeof service !== 'string' || service.trim() === '') {
    throw new DeployerRefusal(`Invalid service key - "${service}" is an invalid service key`);
  }
  if (typeof url !== 'string' || url === '') {
    throw new DeployerRefusal('url key is missing');
  }
  if (integrity !== undefined && (typeof integrity !== 'string' || integrity.trim() === '')) {
    throw new DeployerRefusal('Invalid integrity - must be a non-empty string');
  }
  return { service, url, integrity };
}

/** Reads `packageDirLevel`, 1 where it is absent. */
export function parseLevel(text: string | undefined): number {
  const level = text === undefined || text === '' ? 1 : Math.floor(Number(text));
  if (Number.isNaN(level)) {
    throw new DeployerRefusal(
      `Query parameter packageDirLevel (${level}) should be of type number`,
    );
  }
  return Math.min(Math.max(level, 1), 20);
}
