import { MessageSquareText } from 'lucide-react'
import styled from 'styled-components'
import { KeyHint } from '@/components/ui/buttons/KeyHint'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'
import type { TicketReply } from '@/services/tickets/replies/ticket-replies.schema'
import { flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import type { ReplyListState } from './useReplyList'

type Props = { list: ReplyListState; onPick: (reply: TicketReply) => void }

/** The canned answers above the editor; the focus stays in the editor, so the current one is read out. */
export const ReplyList = ({ list: { found, at, setAt }, onPick }: Props) => (
  <Panel>
    <p>Respostas prontas</p>
    <div role="listbox" aria-label="Respostas prontas">
      {found.map((reply, index) => (
        <Option
          key={reply.id}
          role="option"
          aria-selected={index === at}
          onPointerMove={() => index !== at && setAt(index)}
          // The focus stays in the editor.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(reply)}
        >
          <b>{reply.title}</b>
          <span>{reply.text}</span>
          {index === at && <KeyHint>Enter</KeyHint>}
        </Option>
      ))}
    </div>
    {found.length === 0 && (
      <Empty>
        Nenhuma ainda. <Link href={paths.admin.ticketReplies()}>Escreva a primeira</Link>
      </Empty>
    )}
    <span className="visually-hidden" aria-live="polite">
      {found[at] && `${found[at].title}, ${String(at + 1)} de ${String(found.length)}. Enter insere.`}
    </span>
  </Panel>
)

/** Opens the canned answers without the slash. */
export const RepliesButton = ({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) => (
  <PlainButton
    kind="text"
    size="small"
    icon={<MessageSquareText size={16} strokeWidth={1.75} aria-hidden />}
    aria-expanded={isOpen}
    // The focus, and with it the caret, stays in the editor.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    Prontas <KeyHint>/</KeyHint>
  </PlainButton>
)

const Panel = styled.div`
  position: absolute;
  bottom: calc(100% - 8px);
  left: 20px;
  z-index: 5;
  width: min(520px, 100% - 40px);
  padding: 6px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${color.shadowOver};
  ${font.secondary};
  > p:first-child {
    padding: 4px 8px;
    ${font.captionMuted};
  }
`

const Option = styled.div`
  ${flex.row};
  gap: 12px;
  min-height: 32px;
  padding: 4px 8px;
  border-radius: ${radius.control};
  cursor: pointer;
  b {
    flex: none;
    width: 156px;
    font-weight: 550;
    ${font.ellipsis};
  }
  span {
    flex: 1;
    min-width: 0;
    color: ${color.t2};
    ${font.ellipsis};
  }
  &[aria-selected='true'] {
    background: ${color.brandSoft};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`

const Empty = styled.p`
  padding: 4px 8px 8px;
  color: ${color.t2};
`
