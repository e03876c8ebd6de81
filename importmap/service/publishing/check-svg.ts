import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML_NAMESPACES: ReadonlySet<string> = new Set([
  'http://www.w3.org/XML/1998/namespace',
  'http://www.w3.org/2000/xmlns/',
]);

/** What a picture is drawn with; everything else, such as scripts and foreign content, is refused. */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use title desc switch view path rect circle ellipse line polyline polygon ' +
    'text tspan textPath image style linearGradient radialGradient stop pattern clipPath mask marker ' +
    'filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting ' +
    'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR ' +
    'feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting ' +
    'feSpotLight feTile feTurbulence animate animateMotion animateTransform set mpath'
  ).split(' '),
);
/** Attributes that an animation must not write. */
const NOT_ANIMATED = /^(on.*|href|xlink:href|style|class|id)$/i;
const PICTURE_DATA = /^data:image\/(png|jpeg|gif|webp|avif);base64,[a-z0-9+/=\s]*$/i;
const INNER_REFERENCE = /^#[^\s]*$/;

function isInnerReference(address: string, element: string): boolean {
  return (
    INNER_REFERENCE.test(address) || (element === 'image' && PICTURE_DATA.test(address.trim()))
  );
}

/** Whether a style reaches out of the picture, or hides from this check that it does. */
function isOuterStyle(css: string): boolean {
  const addresses = css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/gis);
  return (
    css.includes('\\') ||
    /@import|image-set|expression\s*\(|javascript:/i.test(css) ||
    [...addresses].some(([, , address = '']) => !INNER_REFERENCE.test(address))
  );
}

function attributeProblem(
  { local, uri, value }: SaxesAttributeNS,
  element: string,
): string | undefined {
  if (XML_NAMESPACES.has(uri)) {
    return local === 'base' ? 'the attribute xml:base' : undefined;
  }
  if (uri !== '' && uri !== XLINK) {
    return undefined;
  }
  if (/^on/i.test(local)) {
    return `the event handler ${local}`;
  }
  if (local === 'href' || local === 'src') {
    return isInnerReference(value, element) ? undefined : `the reference ${value.slice(0, 80)}`;
  }
  if (local === 'attributeName' && NOT_ANIMATED.test(value.trim())) {
    return `an animation of ${value}`;
  }
  return isOuterStyle(value) && (local === 'style' || /url\(/i.test(value))
    ? `the outer reference in ${local}`
    : undefined;
}

function elementProblems({ local, uri, attributes }: SaxesTagNS): readonly string[] {
  const unknown = uri === SVG && ELEMENTS.has(local) ? [] : [`the element ${local}`];
  const inside = Object.values(attributes).flatMap(
    (attribute) => attributeProblem(attribute, local) ?? [],
  );
  return [...unknown, ...inside];
}

/**
 * What makes an SVG picture more than a picture: scripts, event handlers, foreign content, references
 * to other places, or a text that is no well-formed XML, which browsers may read differently.
 * @returns what was found, empty for a picture
 */
export function svgProblems(text: string): readonly string[] {
  const problems = new Set<string>();
  const styles: string[] = [];
  let open = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', (tag) => {
    for (const problem of elementProblems(tag)) problems.add(problem);
    if (tag.local === 'style') open += tag.isSelfClosing ? 0 : 1;
  });
  parser.on('closetag', (tag) => {
    if (tag.local === 'style' && !tag.isSelfClosing) open -= 1;
  });
  const readStyle = (part: string) => {
    if (open > 0) styles.push(part);
  };
  parser.on('text', readStyle);
  parser.on('cdata', readStyle);
  parser.on('doctype', () => void problems.add('a document type declaration'));
  parser.on(
    'processinginstruction',
    ({ target }) => void problems.add(`the instruction ${target}`),
  );
  parser.on('error', () => void problems.add('text that is not well-formed XML'));
  parser.write(text).close();
  if (isOuterStyle(styles.join(''))) {
    problems.add('an outer reference in a style');
  }
  return [...problems];
}
