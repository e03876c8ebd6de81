import type { Expression } from 'oxc-parser';
import type { SourceFile } from './source-file.ts';

/** Every text that an expression may be, of which TypeScript also knows the literal type. */
export function constantTexts(
  expression: Expression,
  file: SourceFile,
  files: ReadonlyMap<string, SourceFile>,
): readonly string[] {
  const textsOf = (part: Expression): readonly string[] => constantTexts(part, file, files);
  switch (expression.type) {
    case 'Literal':
      return [String(expression.value)];
    case 'TemplateLiteral': {
      let texts: readonly string[] = [''];
      for (const [index, quasi] of expression.quasis.entries()) {
        const following = expression.expressions[index];
        const values = following === undefined ? [''] : textsOf(following);
        texts = texts.flatMap((text) =>
          values.map((value) => `${text}${quasi.value.cooked ?? ''}${value}`),
        );
      }
      return texts;
    }
    case 'ConditionalExpression':
      return [...textsOf(expression.consequent), ...textsOf(expression.alternate)];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return textsOf(expression.expression);
    case 'Identifier': {
      const constant = file.constants.get(expression.name);
      if (constant !== undefined) return textsOf(constant);
      const imported = file.imports.get(expression.name);
      const source = imported && files.get(imported.path);
      const exported = imported && source?.constants.get(imported.name);
      if (source !== undefined && exported !== undefined) {
        return constantTexts(exported, source, files);
      }
      throw new Error(`${expression.name} is not a constant text`);
    }
    default:
      throw new Error(`a ${expression.type} is not a constant text`);
  }
}
