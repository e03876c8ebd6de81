import type { OperatorPermission } from '@touchline/domain/operators';
import type { ReactNode } from 'react';
import { EmptyState } from '@touchline/ui';
import { lockIcon } from '@touchline/ui/icons';
import { useTexts } from '../texts/texts-context.ts';
import { useMay } from './operator-context.ts';

interface MayProps {
  readonly permission: OperatorPermission;
  readonly children: ReactNode;
}

/** Shows what an operator with the permission can do, and nothing to others. */
export function May({ permission, children }: MayProps) {
  return useMay()(permission) ? children : undefined;
}

/** Shows a view to operators with the permission; says to others that their roles do not include it. */
export function ViewFor({ permission, children }: MayProps) {
  const { t } = useTexts();
  if (useMay()(permission)) {
    return children;
  }
  return (
    <EmptyState page path={lockIcon} title={t('roles.forbidden')} text={t('roles.forbiddenText')} />
  );
}
