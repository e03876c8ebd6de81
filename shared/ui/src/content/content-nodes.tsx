import { createElement, type ReactNode } from 'react';
import styles from './content.module.css';

/** A piece of an article: a text, or an element with its content. */
export type ContentPiece =
  | string
  | {
      readonly tag: string;
      readonly attributes?: Readonly<Record<string, string>> | undefined;
      readonly children: readonly ContentPiece[];
    };

/** Pages of others are opened beside the site's own. */
const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer' };

function propsOf(tag: string, given: Readonly<Record<string, string>>) {
  const { class: className, colspan, rowspan, ...attributes } = given;
  return {
    className,
    colSpan: colspan,
    rowSpan: rowspan,
    ...attributes,
    ...(tag === 'th' ? { scope: 'col' } : {}),
    ...(attributes['href']?.startsWith('https:') === true ? ELSEWHERE : {}),
  };
}

function show(pieces: readonly ContentPiece[]): ReactNode {
  return pieces.map((piece, index) =>
    typeof piece === 'string'
      ? piece
      : createElement(
          piece.tag,
          // The tree comes whole and never changes.
          // oxlint-disable-next-line react/no-array-index-key
          { key: index, ...propsOf(piece.tag, piece.attributes ?? {}) },
          piece.children.length === 0 ? undefined : show(piece.children),
        ),
  );
}

export interface ContentNodesProps {
  /** Elements that the server has built from a list of harmless ones. */
  readonly nodes: readonly ContentPiece[];
  /** The language that the content is written in, where it is not that of the page. */
  readonly language?: string | undefined;
  readonly direction?: 'ltr' | 'rtl' | undefined;
}

/** Running text of the house: headings, lists, tables and links. */
export function ContentNodes({ nodes, language, direction }: ContentNodesProps) {
  return (
    <div className={styles.content} lang={language} dir={direction}>
      {show(nodes)}
    </div>
  );
}
