import type { ConfigurationValues } from '@touchline/contracts/configuration';

function isOfferOf(value: unknown): value is { readonly isOffered: unknown } {
  return typeof value === 'object' && value !== null && 'isOffered' in value;
}

/**
 * The flags that follow from the groups, by the name under which `when` finds them below `config.`:
 * features by their own name, every yes-or-no field as `<group>.<field>`, and likewise every field
 * that contains an offer with its terms, by whether it is made (`isOffered`). A flag that core sets itself
 * wins.
 */
export function configurationFlags(values: ConfigurationValues): Readonly<Record<string, boolean>> {
  const { core, maintenance: _, analytics: __, white_feature: tried, ...groups } = values;
  const fields = Object.entries(groups).flatMap(([group, fieldsOfGroup]) =>
    Object.entries(fieldsOfGroup).flatMap(([field, value]) => {
      const isOn = isOfferOf(value) ? value.isOffered : value;
      return typeof isOn === 'boolean' ? [[`${group}.${field}`, isOn] as const] : [];
    }),
  );
  return { ...Object.fromEntries(fields), ...tried.features, ...core.flags };
}
