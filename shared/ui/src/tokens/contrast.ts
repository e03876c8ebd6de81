/** WCAG 2.2 relative luminance of an opaque hex colour. */
function luminance(hex: string): number {
  const short = hex.length === 4;
  const [red, green, blue] = [0, 1, 2].map((index) => {
    const digits = short ? hex[index + 1]!.repeat(2) : hex.slice(2 * index + 1, 2 * index + 3);
    const part = Number.parseInt(digits, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two opaque hex colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}
