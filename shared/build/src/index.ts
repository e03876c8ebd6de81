export { BuildError, type BuildErrorCode } from './build-error.ts';
export { buildWorkspace, type WorkspaceBuild } from './build-workspace.ts';
export {
  BUDGETS,
  checkBudgets,
  findDevelopmentCode,
  findReactCopies,
  type BudgetLine,
  type MeasuredPage,
} from './check-release.ts';
export { runBuildCommand, runDevCommand } from './command.ts';
export { createPlugin, type CreatedPlugin } from './create/create-plugin.ts';
export { runCreateCommand } from './create/create-command.ts';
export { integrityOf } from './integrity.ts';
export { extractManifest } from './manifest/extract-manifest.ts';
export { placesOf, type Places } from './places.ts';
export { readArtefact, readIndex } from './release-index.ts';
export { SHARED_SPECIFIERS } from './targets.ts';
