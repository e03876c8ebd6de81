export { satisfiesApi } from './api-range.ts';
export { PLUGIN_API_VERSION } from './api-version.ts';
export { chooseVersion, type WeightedVersion } from './choose-version.ts';
export {
  ROLLOUT_RULES,
  type RolloutEvidence,
  rolloutEvidence,
  type VoteBatch,
  voteBatchLength,
  type Votes,
} from './rollout-evidence.ts';
