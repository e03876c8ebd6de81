/** In characters; what is longer is cut. */
export const MAX_AUDIT_REASON = 500;

/** The reason in a header's value; undefined without one, and for one that cannot be decoded. */
export function auditReasonIn(header: unknown): string | undefined {
  try {
    const reason = typeof header === 'string' ? decodeURIComponent(header).trim() : '';
    return reason === '' ? undefined : reason.slice(0, MAX_AUDIT_REASON);
  } catch {
    return undefined;
  }
}
