import type { ContentNode } from '@touchline/contracts/site';
import { streamOf } from '@touchline/domain/seo';
import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { createElement, Fragment, type ReactNode, useEffect, useId } from 'react';
import { isOwnPicture } from './own-picture.ts';
import { PictureButton } from './picture-button.tsx';
import { seoContentResource } from './seo-content.resource.ts';
import styles from './seo-block.module.css';

interface Place {
  readonly isInLink: boolean;
  /** Pictures are not requested: their words replace them. */
  readonly isLight: boolean;
}

/** Elements of a tree that the server has built from a list of harmless ones. */
function show(nodes: readonly ContentNode[], place: Place): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') {
      return node;
    }
    const { tag, attributes: given = {}, children: inner } = node;
    const { class: className, colspan, rowspan, ...attributes } = given;
    const { src, alt } = attributes;
    if (tag === 'img' && place.isLight) {
      return alt;
    }
    const children =
      inner.length === 0
        ? undefined
        : show(inner, { ...place, isInLink: place.isInLink || tag === 'a' });
    const element = createElement(
      tag,
      // The tree comes whole and never changes.
      // oxlint-disable-next-line react/no-array-index-key
      { key: index, className, colSpan: colspan, rowSpan: rowspan, ...attributes },
      children,
    );
    const isToBeSeen = tag === 'img' && !place.isInLink && isOwnPicture(src) && alt;
    return isToBeSeen ? (
      // oxlint-disable-next-line react/no-array-index-key
      <PictureButton key={index} src={src} alt={alt}>
        {element}
      </PictureButton>
    ) : (
      element
    );
  });
}

/** The block's own style, for the block alone; constructed sheets need no nonce. */
function useScopedStyle(id: string, style: string): void {
  useEffect(() => {
    if (style === '') {
      return undefined;
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@scope ([data-seo-block="${id}"]) {${style}}`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [id, style]);
}

/** The text below a page that operators write for readers who come from search engines. */
function SeoBlock() {
  const { navigation, preferences } = usePlugin();
  const isLight = useStore(preferences, ({ isAppLightVersion }) => isAppLightVersion === 1);
  const { name, params, path, language } = useStore(navigation.current);
  const id = useId();
  const place = streamOf({ route: name, params, path });
  const { data } = useResource(seoContentResource, {
    lng: language,
    stream: place.stream,
    subSection: place.subSection ?? '',
    id: place.id ?? '',
  });
  useScopedStyle(id, data?.style ?? '');
  return data === undefined || data.content.length === 0 ? (
    <Fragment />
  ) : (
    <section className={styles.block} data-seo-block={id}>
      {show(data.content, { isInLink: false, isLight })}
    </section>
  );
}

export const view = reactView(SeoBlock);
