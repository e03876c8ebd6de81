import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReactModule from 'single-spa-react';
import type { View, ViewProps } from '../view.ts';
import { PluginProvider } from './plugin-provider.tsx';

class Boundary extends React.Component<
  { readonly onCrash: (error: unknown) => void; readonly children: React.ReactNode },
  { readonly crashed: boolean }
> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}

/**
 * Makes a mountable view of a React component: its own root, the plugin's context around it, and a
 * boundary that reports a crash to the host.
 */
export function reactView(Component: React.ComponentType<ViewProps>): View {
  function Root(props: ViewProps) {
    return (
      <Boundary onCrash={props.onCrash}>
        <PluginProvider value={props.context}>
          <Component {...props} />
        </PluginProvider>
      </Boundary>
    );
  }
  return singleSpaReactModule({
    React,
    ReactDOMClient,
    rootComponent: Root,
    // A first render that throws outside of our own boundary must not hang the mount for ever.
    errorBoundary: (error: unknown, _info: unknown, props: ViewProps) => {
      props.onCrash(error);
      return null as never;
    },
    parcelCanUpdate: true,
    suppressComponentDidCatchWarning: true,
  } as never) as unknown as View;
}
