import React from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { BottomNav } from '../touchline/src/app/bottom-nav.tsx';

export const { bootstrap, mount, unmount } = singleSpaReact({
  React,
  ReactDOMClient,
  rootComponent: BottomNav,
  errorBoundary: () => null,
});
