declare const brand: unique symbol;

/** A `Base` that only its own constructor function makes, so that odds never mix with money. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };
