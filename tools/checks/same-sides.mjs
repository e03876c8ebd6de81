import { list } from 'postcss';
import stylelint from 'stylelint';

const NAME = 'touchline/same-sides';

/** Shorthands of four sides, from the top clockwise. */
const SIDES = /^(?:(?:scroll-)?(?:margin|padding)|inset)$/;

/** A shorthand's four values: omitted ones repeat their opposites. */
function fourValues(value) {
  const [first, second = first, third = first, fourth = second] = list.space(value);
  return [first, second, third, fourth];
}

function differsBetweenSides({ prop, value }) {
  if (SIDES.test(prop)) {
    const [, right, , left] = fourValues(value);
    return right !== left;
  }
  if (prop === 'border-radius') {
    return list.split(value, ['/']).some((axis) => {
      const [topLeft, topRight, bottomRight, bottomLeft] = fourValues(axis);
      return topLeft !== topRight || bottomLeft !== bottomRight;
    });
  }
  return false;
}

function rule(isEnabled) {
  return (root, result) => {
    if (!isEnabled) {
      return;
    }
    root.walkDecls((declaration) => {
      if (differsBetweenSides(declaration)) {
        stylelint.utils.report({
          ruleName: NAME,
          result,
          node: declaration,
          message: `"${declaration}" differs between left and right: use the logical longhands (margin-inline-start, border-start-end-radius …) (${NAME})`,
        });
      }
    });
  };
}
rule.ruleName = NAME;

/**
 * A rule of stylelint: shorthands, which only have physical sides, have the same left and right, so
 * that a layout turns with the direction of the language.
 */
export default stylelint.createPlugin(NAME, rule);
