import { DOCUMENT_BYTES } from '@touchline/contracts/verification';
import type { DocumentKind } from '@touchline/domain/verification';
import { usePlugin } from '@touchline/plugin-api';
import { useState } from 'react';
import { useRequest } from '../security/use-request.ts';
import { pictureAddress, shrinkPhoto } from './shrink-photo.ts';
import { uploadDocument, verificationResource } from './verification.resource.ts';

/** A picture that was chosen and is ready to be sent; its key makes a retry the same document. */
interface ChosenPicture {
  readonly file: File;
  readonly picture: Blob;
  readonly address: string;
  readonly key: string;
}

/** Chooses the picture of a document, shows it, and sends it once. */
export function usePicture(kind: DocumentKind) {
  const { http, resources } = usePlugin();
  const [chosen, setChosen] = useState<ChosenPicture>();
  const [isTooLarge, setTooLarge] = useState(false);
  const { busy, error, run } = useRequest();

  const choose = (file: File | undefined) =>
    run(async () => {
      setChosen(undefined);
      setTooLarge(false);
      if (file === undefined) {
        return;
      }
      const picture = await shrinkPhoto(file);
      if (picture.size > DOCUMENT_BYTES) {
        setTooLarge(true);
        return;
      }
      const address = await pictureAddress(picture);
      setChosen({ file, picture, address, key: crypto.randomUUID() });
    });

  const send = () =>
    run(async () => {
      if (chosen !== undefined) {
        await uploadDocument(http, { kind, picture: chosen.picture, key: chosen.key });
        setChosen(undefined);
        resources.invalidate(verificationResource.name);
      }
    });
  return { chosen, isTooLarge, busy, error, choose, send };
}
