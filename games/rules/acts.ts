/** The act that ends an open round with what it pays. */
export const CASH_OUT = -1;
