import type { Clock, Disposer, I18n } from '@touchline/plugin-api';
import styles from './notification-center.module.css';
import {
  addNotification,
  removeNotification,
  type ShownNotification,
  type WordedNotification,
} from './notifications.ts';

/** Milliseconds after which a notification closes unless it is sticky. */
const CLOSES_AFTER = 10_000;

/** Shows notifications on screen; a separate module, loaded with the first of them. */
export interface NotificationCenter {
  readonly show: (notification: WordedNotification) => Disposer;
}

interface Card {
  readonly notification: ShownNotification;
  readonly element: HTMLElement;
  readonly dispose: Disposer;
}

function button(label: string, className: string | undefined, act: () => void): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className ?? '';
  element.textContent = label;
  element.addEventListener('click', act);
  return element;
}

function paragraph(text: string, className: string | undefined): HTMLElement {
  const element = document.createElement('p');
  element.className = className ?? '';
  element.textContent = text;
  return element;
}

/**
 * The stack of notifications. It is in the topmost open dialog, else in the page's overlay:
 * beneath a modal dialog it could be neither reached nor heard.
 */
export function createNotificationCenter({
  overlay,
  clock,
  texts,
}: {
  readonly overlay: HTMLElement;
  readonly clock: Clock;
  readonly texts: Pick<I18n, 't'>;
}): NotificationCenter {
  const region = document.createElement('section');
  region.className = styles['region'] ?? '';
  region.setAttribute('aria-label', texts.t('main_notifications'));
  region.setAttribute('aria-live', 'polite');
  region.dataset['notifications'] = '';
  const cards = new Map<string, Card>();
  let list: readonly ShownNotification[] = [];
  let count = 0;

  /** Closes after its time; the pointer or the focus on it pauses the time. */
  const startTimer = (element: HTMLElement, close: () => void): Disposer => {
    let stop = clock.after(CLOSES_AFTER, close);
    const hold = () => stop();
    const resume = () => {
      stop();
      stop = clock.after(CLOSES_AFTER, close);
    };
    element.addEventListener('pointerenter', hold);
    element.addEventListener('pointerleave', resume);
    element.addEventListener('focusin', hold);
    element.addEventListener('focusout', resume);
    return () => stop();
  };
  const createCard = (notification: ShownNotification): Card => {
    const { kind, title, message, action, sticky = false, key } = notification;
    const element = document.createElement('div');
    element.className = `${styles['card'] ?? ''} ${styles[kind] ?? ''}`;
    element.dataset['notification'] = kind;
    if (kind === 'error') {
      element.setAttribute('role', 'alert');
    }
    const text = document.createElement('div');
    text.className = styles['text'] ?? '';
    const heading =
      title ??
      (kind === 'error' ? texts.t('main_error') : kind === 'success' ? texts.t('main_done') : '');
    if (heading !== '') {
      text.append(paragraph(heading, styles['title']));
    }
    text.append(paragraph(message, styles['message']));
    element.append(text);
    const close = () => set(removeNotification(list, key));
    if (action !== undefined) {
      const act = () => {
        close();
        action.act();
      };
      element.append(button(action.label ?? texts.t('main_ok'), styles['action'], act));
    }
    const closer = button('×', styles['close'], close);
    closer.setAttribute('aria-label', texts.t('main_close'));
    element.append(closer);
    const stopTimer = sticky ? () => undefined : startTimer(element, close);
    return {
      notification,
      element,
      dispose: () => {
        stopTimer();
        element.remove();
      },
    };
  };
  const place = () => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const home = dialog ?? overlay;
    if (region.parentElement !== home) {
      home.append(region);
    }
  };
  const set = (next: readonly ShownNotification[]) => {
    list = next;
    for (const [key, card] of cards) {
      if (!next.includes(card.notification)) {
        cards.delete(key);
        card.dispose();
      }
    }
    place();
    for (const notification of next) {
      if (!cards.has(notification.key)) {
        const card = createCard(notification);
        cards.set(notification.key, card);
        region.append(card.element);
      }
    }
    if (next.length === 0) {
      region.remove();
    }
  };
  return {
    show: (notification) => {
      count += 1;
      const key = String(count);
      set(addNotification(list, { ...notification, key }));
      return () => set(removeNotification(list, key));
    },
  };
}
