import { useQuery } from '@tanstack/react-query';
import { readDocumentPicture } from '../api/verification-requests.ts';
import { Failure, Loading } from '../app/query-state.tsx';
import { useTexts } from '../texts/texts-context.ts';
import styles from './verification.module.css';

/** The picture of a document, as large as there is room for. It is on this page alone, and in no cache. */
export function DocumentPicture({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTexts();
  const loaded = useQuery({
    queryKey: ['document-picture', id],
    queryFn: () => readDocumentPicture(id),
    // Each look is in the audit log: none that the operator did not ask for.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <div className={styles.picture}>
      <Failure of={loaded} />
      <Loading of={loaded} />
      {loaded.data !== undefined && (
        <img src={loaded.data} alt={t('verification.picture', { document: name })} />
      )}
    </div>
  );
}
