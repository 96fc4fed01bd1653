import { Formik } from 'formik'
import { type ComponentProps, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '@/components/ui/browser/useHydrated'
import { FormDraft } from '@/components/ui/forms/FormDraft'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'
import { LeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { readDraft } from '@/contexts/stores/drafts.store'
import type { NewMessage } from '@/services/tickets/ticket-commands.schema'
import { AttachmentInput } from './AttachmentInput'
import { ComposerBox } from './ComposerBox'
import { useAttachments } from './useAttachments'
import { type ComposerValues, EMPTY_MESSAGE, type SendMessage, useSendMessage } from './useSendMessage'

export type ComposerHandle = {
  focus: () => void
  /**
   * Puts a text at the caret, in the place of what is selected and of so many characters before it; the focus goes to the
   * editor.
   */
  insert: (text: string, replacing?: number) => void
  /** The text before the caret. */
  before: () => string
}

type Props = {
  /**
   * The name under which the unsent text and its files are kept: one a ticket, and one a tab of the staff's. Another
   * draft needs another composer: `key={draft}`.
   */
  draft: string
  /** The editor's accessible name: "Mensagem". */
  label: string
  placeholder?: string
  /** "Enviar resposta". */
  sendLabel: ReactNode
  /** Rejects when the message was not sent; text and files then stay. */
  onSend: (message: NewMessage) => Promise<unknown>
  onSent?: () => void
  /**
   * Says a refusal in other words than "Erro ao enviar mensagem. Tente novamente mais tarde", such as an edit conflict;
   * `sendAgain({ force: true })` sends the same message. Null for every other failure.
   */
  refusal?: (error: unknown, sendAgain: SendMessage) => ReactNode
  /** Above the editor, in its box: tabs, what others write. */
  above?: ReactNode
  /** Beside "Anexar": more tools. */
  tools?: ReactNode
  /** Between the tools and the buttons: a tick, such as "Aguardar o cliente". */
  extra?: ReactNode
  /** Left of the send button: a second way to send. */
  secondary?: (send: SendMessage, isSending: boolean) => ReactNode
  /** Called with the text after each change. */
  onText?: (text: string) => void
  /** Sees the keys first; a prevented event goes no further. */
  onKeyDown?: ComponentProps<'textarea'>['onKeyDown']
  /** Looks like the internal notes of the conversation. */
  sunken?: boolean
  /** On phones: large buttons, as in a BottomBar. */
  inBar?: boolean
  /** Two lines at first, and no words beside the paper clip: where more tools stand beside it. */
  compact?: boolean
  /** Drawn in there. Text and files stay when it becomes another place, as on a phone that is turned. */
  place?: Element
  ref?: Ref<ComposerHandle>
}

/**
 * Where a message is written: text, up to five files (chosen, pasted or dropped), a draft that survives a reload.
 * Ctrl+Enter sends, the focus stays in the editor, and a failed message stays with its files until it is sent.
 */
export const Composer = (props: Props) => (useHydrated() ? <Started {...props} /> : <FormSkeleton fields={1} />)

const Started = (props: Props) => {
  const [initialValues] = useState<ComposerValues>(() => ({ ...EMPTY_MESSAGE, ...readDraft(props.draft) }))
  return (
    <Formik initialValues={initialValues} onSubmit={() => undefined}>
      {({ values, setFieldValue }) => (
        <>
          <Editor {...props} text={values.text} setText={(text) => void setFieldValue('text', text)} />
          <FormDraft name={props.draft} />
        </>
      )}
    </Formik>
  )
}

type EditorProps = Props & { text: string; setText: (text: string) => void }

const Editor = ({ draft, setText, onSend, onSent, onText, onKeyDown, place, ...props }: EditorProps) => {
  const editor = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const attachments = useAttachments()
  const { send, isSending, problem, failure, forgetProblem } = useSendMessage({ draft, attachments, onSend })
  const change = (next: string): void => {
    setText(next)
    onText?.(next)
    forgetProblem()
  }
  const sendNow: SendMessage = (more) => {
    editor.current?.focus()
    void send(more).then((hasArrived) => hasArrived && onSent?.())
  }
  useImperativeHandle(props.ref, () => ({
    focus: () => editor.current?.focus(),
    before: () => editor.current?.value.slice(0, editor.current.selectionStart) ?? '',
    insert: (added, replacing = 0) => {
      const place = editor.current
      if (!place) return
      const { selectionStart, selectionEnd: end, value } = place
      const start = selectionStart - replacing
      change(value.slice(0, start) + added + value.slice(end))
      place.focus()
      // Once the new text is in the field.
      requestAnimationFrame(() => place.setSelectionRange(start + added.length, start + added.length))
    },
  }))
  const box = (
    <ComposerBox
      {...props}
      {...{ editor, attachments, isSending, problem, failure }}
      onChange={change}
      onChooseFiles={() => chooser.current?.click()}
      onSend={sendNow}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        sendNow()
      }}
    />
  )
  return (
    <>
      {place ? createPortal(box, place) : box}
      <AttachmentInput ref={chooser} hidden onFiles={attachments.add} />
      <LeaveGuard when={attachments.isSending || isSending} />
    </>
  )
}
