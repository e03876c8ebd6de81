import { type ReactNode, createContext, use, useCallback, useEffect, useState } from 'react';
import { ToastRegion, type ToastProps } from '@touchline/ui/forms';
import { useTexts } from '../texts/texts-context.ts';

const SHOWN_MS = 8_000;

type Notice = Omit<ToastProps, 'id'>;
const NoticesContext = createContext<(notice: Notice) => void>(() => undefined);

/** Says briefly what has happened. */
export function useNotify(): (notice: Notice) => void {
  return use(NoticesContext);
}

/** Shows what views notify of, one at a time, for a few seconds. */
export function Notices({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const [toast, setToast] = useState<ToastProps>();
  const notify = useCallback((notice: Notice) => {
    setToast({ ...notice, id: crypto.randomUUID() });
  }, []);
  useEffect(() => {
    if (toast === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => setToast(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <NoticesContext value={notify}>
      {children}
      <ToastRegion
        label={t('frame.notices')}
        dismissText={t('frame.dismiss')}
        toasts={toast === undefined ? [] : [toast]}
        onDismiss={() => setToast(undefined)}
      />
    </NoticesContext>
  );
}
