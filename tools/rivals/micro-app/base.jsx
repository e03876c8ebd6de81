// As a module of its own it fails once it is bundled.
import microApp from '@micro-zoe/micro-app/lib/index.umd.js';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDOMClient from 'react-dom/client';
import { BottomNav } from '../touchline/src/app/bottom-nav.tsx';
import { Header } from '../touchline/src/app/header.tsx';

// The part uses the base's React: with one of its own it would carry 56 KB more.
Object.assign(window, { React, JsxRuntime, ReactDOMClient });
microApp.start();
ReactDOMClient.createRoot(document.getElementById('root')).render(
  <>
    <Header />
    <micro-app name="list" url={`${window.location.origin}/list.html`} />
    <BottomNav />
  </>,
);
