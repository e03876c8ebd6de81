import { createInstance, ExtensionSlot, Piral, SetLayout } from 'piral-core';
import { createRoot } from 'react-dom/client';

const Layout = ({ children }) => (
  <>
    <ExtensionSlot name="header" />
    {children}
    <ExtensionSlot name="bottom-nav" />
  </>
);
const instance = createInstance({
  // The feed's answer is in the document: a request less.
  requestPilets: async () => window.pilets,
  async: true,
});

createRoot(document.getElementById('root')).render(
  <Piral instance={instance}>
    <SetLayout layout={{ Layout }} />
  </Piral>,
);
