import type { Kind } from './kind.ts';
import { finishKinds } from './finish-kinds.ts';
import { playerKinds } from './player-kinds.ts';
import { scoreKinds } from './score-kinds.ts';
import { sequenceKinds } from './sequence-kinds.ts';

export type KindName =
  | keyof ReturnType<typeof scoreKinds>
  | keyof ReturnType<typeof sequenceKinds>
  | keyof ReturnType<typeof playerKinds>
  | keyof ReturnType<typeof finishKinds>;

/** Every kind of market by its name. */
export function marketKinds(): Readonly<Record<KindName, Kind>> {
  return { ...scoreKinds(), ...sequenceKinds(), ...playerKinds(), ...finishKinds() };
}
