import { useState } from 'react';
import { Sheet, ToastRegion } from '@touchline/ui/forms';
import { HomePage } from './home.tsx';
import { SlipBody, SlipFoot } from './slip-body.tsx';
import { pages } from './texts/texts.ts';

const { frame, slip } = pages;

/** The slip as a sheet over the home page. */
export function SlipPage() {
  const [open, setOpen] = useState(true);
  const [toasts, setToasts] = useState([
    {
      id: '1',
      tone: 'success' as const,
      title: slip.placed,
      text: slip.placedText,
    },
  ]);
  return (
    <>
      <HomePage />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={frame.slip}
        closeText={slip.close}
        actions={<SlipFoot />}
      >
        <SlipBody />
      </Sheet>
      {!open && (
        <ToastRegion
          label={slip.notices}
          dismissText={slip.dismiss}
          toasts={toasts}
          onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
        />
      )}
    </>
  );
}
