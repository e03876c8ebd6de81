/**
 * The countries of the phone list in the order of their numbers: the first is 1. It is the site's own
 * order, with the default country (platform.txt §9: ru) before the others, which follow by their
 * codes. Numbers are kept by their recipients, so a country is only ever added at the end.
 */
const IN_ORDER = `
  ru ac ad ae af ag ai al am ao ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo
  bq br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm
  do dz ec ee eg eh er es et fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gt
  gu gw gy hk hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr
  kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms
  mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pr ps
  pt pw py qa re ro rs rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st sv sx sy sz ta
  tc td tg th tj tk tl tm tn to tr tt tv tw tz ua ug us uy uz va vc ve vg vi vn vu wf ws xk
  ye yt za zm zw
`;

/**
 * Each country's number by its code, small letters: the operator's where there is one, else the
 * site's own unless the operator has given that to another country.
 */
export function countryIds(
  operators: Readonly<Record<string, number>> = {},
): Readonly<Record<string, number>> {
  const taken = new Set(Object.values(operators));
  const own = IN_ORDER.trim()
    .split(/\s+/)
    .map((code, index) => [code, index + 1] as const)
    .filter(([, id]) => !taken.has(id));
  return { ...Object.fromEntries(own), ...operators };
}
