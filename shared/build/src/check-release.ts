import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseIndex } from '@touchline/contracts/releases';
import type { Places } from './places.ts';

const KILOBYTE = 1024;

/** Bytes after brotli, all JavaScript and CSS of a first screen (architecture, section 11). */
export const BUDGETS = {
  /** To be set again together with server rendering of the first screen. */
  home: 140 * KILOBYTE,
  /** The stylesheets of the home page, which it carries: nothing is painted before them. */
  homeStyles: 7 * KILOBYTE,
  /**
   * What a section's first screen adds to the shell's. 60 in the architecture; the slip prices the
   * anti-express by the chances of whole markets and may grow with the shell until then.
   */
  section: 64 * KILOBYTE,
} as const;

/** One first screen: where it is and what it loads. */
export interface MeasuredPage {
  readonly name: string;
  readonly files: readonly { readonly href: string; readonly size: number }[];
}

export interface BudgetLine {
  readonly name: string;
  /** Bytes after brotli. */
  readonly size: number;
  readonly budget: number;
  readonly files: number;
  readonly isWithin: boolean;
}

/**
 * Compares first screens with their budgets. `shell` is a page that shows nothing of any section;
 * what a section's page has beyond it is the section's first load.
 */
export function checkBudgets(pages: {
  readonly shell: MeasuredPage;
  readonly home: MeasuredPage;
  readonly sections: readonly MeasuredPage[];
}): readonly BudgetLine[] {
  const shared = new Set(pages.shell.files.map(({ href }) => href));
  const line = (name: string, files: MeasuredPage['files'], budget: number): BudgetLine => {
    const size = files.reduce((sum, file) => sum + file.size, 0);
    return { name, size, budget, files: files.length, isWithin: size <= budget };
  };
  const styles = pages.home.files.filter(({ href }) => href.endsWith('.css'));
  return [
    line(pages.home.name, pages.home.files, BUDGETS.home),
    line(`${pages.home.name} (styles)`, styles, BUDGETS.homeStyles),
    ...pages.sections.map(({ name, files }) =>
      line(
        name,
        files.filter(({ href }) => !shared.has(href)),
        BUDGETS.section,
      ),
    ),
  ];
}

type Assets = Pick<Places, 'assets'>;

/** The artefacts of which a script contains what matches. */
async function artefactsWith(
  mark: RegExp,
  index: ReleaseIndex,
  places: Assets,
): Promise<readonly string[]> {
  const found = await Promise.all(
    index.artefacts.map(async ({ id, version, files }) => {
      const scripts = Object.keys(files).filter((file) => file.endsWith('.js'));
      const texts = await Promise.all(
        scripts.map((file) => readFile(join(places.assets, id, version, file), 'utf8')),
      );
      return texts.some((text) => mark.test(text)) ? id : undefined;
    }),
  );
  return found.filter((id) => id !== undefined);
}

/**
 * The artefacts that carry a copy of React DOM. A page works only with exactly one, the shared
 * bundle that answers `react`, `react-dom` and their parts.
 */
export function findReactCopies(index: ReleaseIndex, places: Assets): Promise<readonly string[]> {
  // What only React DOM's own code contains.
  return artefactsWith(/react-dom-client\.production/, index, places);
}

/** The artefacts with code that changes components while they are written; none is for players. */
export function findDevelopmentCode(
  index: ReleaseIndex,
  places: Assets,
): Promise<readonly string[]> {
  return artefactsWith(/\$RefreshReg\$|injectIntoGlobalHook|jsx-dev-runtime/, index, places);
}
