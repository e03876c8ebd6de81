/** The beginning of the year 2100, milliseconds since epoch; dates far beyond are none. */
export const LATEST_EXPIRY = 4_102_444_800_000;
