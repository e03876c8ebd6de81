import {
  isPermitted,
  type OperatorPermission,
  type OperatorRole,
} from '@touchline/domain/operators';
import { createContext, use } from 'react';

/** Who is signed in at the console, and as what. */
export interface SignedInOperator {
  readonly name: string;
  readonly roles: readonly OperatorRole[];
}

export const OperatorContext = createContext<SignedInOperator>({ name: '', roles: [] });

/** Who is signed in. */
export function useOperator(): SignedInOperator {
  return use(OperatorContext);
}

/** Whether the operator may do something. What is shown follows it; the server decides. */
export function useMay(): (permission: OperatorPermission) => boolean {
  const { roles } = useOperator();
  return (permission) => isPermitted(roles, permission);
}
