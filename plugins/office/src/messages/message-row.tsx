import type { InboxMessage } from '@touchline/contracts/messages';
import { usePlugin } from '@touchline/plugin-api';
import { Badge, Button, Icon } from '@touchline/ui';
import { chevronDownIcon, giftIcon, infoIcon, mailIcon } from '@touchline/ui/icons';
import { useId, useState } from 'react';
import styles from './messages.module.css';

const ICONS = { operator: mailIcon, promotion: giftIcon, system: infoIcon } as const;

interface MessageRowProps {
  readonly message: InboxMessage;
  readonly isArchived: boolean;
  readonly busy: boolean;
  /** It was opened and had not been read. */
  readonly onOpen: () => void;
  readonly onArchive: () => void;
}

/** The text of an opened message, its link and the way to the other folder. */
function MessageContent({
  id,
  message: { body, link },
  isArchived,
  busy,
  onArchive,
}: MessageRowProps & { readonly id: string }) {
  const { i18n, navigation } = usePlugin();
  return (
    <div id={id} className={styles.content}>
      <p className={styles.text} dir="auto">
        {body}
      </p>
      <div className={styles.acts}>
        {link === undefined || !navigation.has(link.route) ? undefined : (
          <Button
            variant="primary"
            href={navigation.href({
              route: link.route,
              params: link.params ?? {},
              query: link.query ?? {},
            })}
          >
            {link.text}
          </Button>
        )}
        <Button busy={busy} onClick={onArchive}>
          {i18n.t(isArchived ? 'messages.restore' : 'messages.archive')}
        </Button>
      </div>
    </div>
  );
}

/** One message: its title, and below it the text once it is opened. */
export function MessageRow(props: MessageRowProps) {
  const { message, onOpen } = props;
  const { i18n } = usePlugin();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { kind, title, createdAt, isRead } = message;
  return (
    <li className={styles.message} data-message={message.id} data-unread={!isRead || undefined}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => {
            setOpen(!isOpen);
            if (!isOpen && !isRead) {
              onOpen();
            }
          }}
        >
          <Icon path={ICONS[kind]} />
          <span className={styles.name}>
            <span dir="auto">{title}</span>
            <span className={styles.muted}>
              {i18n.t(`messages.kind.${kind}`)} · {i18n.dateTime(createdAt, 'date-time')}
            </span>
          </span>
          {isRead ? undefined : <Badge tone="accent">{i18n.t('messages.new')}</Badge>}
          <Icon path={chevronDownIcon} />
        </button>
      </h2>
      {isOpen ? <MessageContent id={id} {...props} /> : undefined}
    </li>
  );
}
