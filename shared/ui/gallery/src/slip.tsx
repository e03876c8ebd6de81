import { useState } from 'react';
import { Sheet, ToastRegion } from '@touchline/ui/forms';
import { HomePage } from './home.tsx';
import { SlipBody, SlipFoot } from './slip-body.tsx';

/** The slip as a sheet over the home page. */
export function SlipPage() {
  const [open, setOpen] = useState(true);
  const [toasts, setToasts] = useState([
    {
      id: '1',
      tone: 'success' as const,
      title: 'Bet placed',
      text: 'Express, 3 selections, €10.00',
    },
  ]);
  return (
    <>
      <HomePage />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Bet slip"
        closeText="Close"
        actions={<SlipFoot />}
      >
        <SlipBody />
      </Sheet>
      {!open && (
        <ToastRegion
          label="Notifications"
          dismissText="Dismiss"
          toasts={toasts}
          onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
        />
      )}
    </>
  );
}
