import styled from 'styled-components'
import { formatDateTime } from '@/services/format/format.rules'
import { DROPPED_REASON, isDropped } from '@/services/notifications/mail-statuses.rules'
import type { MailboxEntry } from '@/services/notifications/mailbox.schema'
import { box, flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { frameOf } from './mailbox.rules'

const NO_SUBJECT = 'Sem assunto'

/** One mail, drawn in a frame where nothing runs. */
export const MailboxMail = ({
  mail: { recipient, subject, html, status, send_at, created_at },
}: {
  mail: MailboxEntry
}) => (
  <Sheet aria-label={subject ?? NO_SUBJECT}>
    <header>
      <h2>{subject ?? NO_SUBJECT}</h2>
      <p suppressHydrationWarning>
        Para {recipient} · {formatDateTime(created_at)}
        {status === 'pending' && send_at && ` · sai em ${formatDateTime(send_at)}, se o aviso não for lido antes`}
        {isDropped(status) && ` · não saiu: ${DROPPED_REASON[status]}`}
      </p>
    </header>
    {html ? (
      <iframe
        title={subject ?? 'E-mail'}
        srcDoc={frameOf(html)}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
    ) : (
      <p>O conteúdo deste e-mail foi apagado.</p>
    )}
  </Sheet>
)

const Sheet = styled.article`
  ${flex.column};
  min-width: 0;
  min-height: 76vh;
  overflow: hidden;
  ${box.card};
  header {
    padding: 14px 20px;
    border-bottom: 1px solid ${color.line};
  }
  h2 {
    ${font.choiceTitle};
  }
  p {
    ${font.secondaryMuted};
  }
  > p {
    padding: 20px;
  }
  iframe {
    flex: 1;
    width: 100%;
    border: 0;
    background: ${color.onFill};
  }
`
