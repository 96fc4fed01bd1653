import { Modal } from 'antd'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { AntdTheme } from '@/components/ui/theme/AntdTheme'
import { flex } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { useInertPage } from './useInertPage'

/** Of radios and boxes none is proposed by a ring around the first. */
const CHOICE = '[type="radio"], [type="checkbox"]'
const FIELD = ['input:not([type="hidden"], [type="file"])', 'textarea', 'select']
  .map((control) => `${control}:not(:disabled)`)
  .join(', ')

/**
 * Puts the focus where work begins; antd puts it on the cross that throws the work away. At a desk that is the first field
 * (of what is marked `data-focus-first`, where something is);
 * elsewhere (a keyboard would cover half of a phone), and without any field, the dialog itself, which is then read out.
 * Gives whether the focus is inside now; who has taken it there already keeps it.
 */
export function focusInside(content: HTMLElement | null): boolean {
  const dialog = content?.closest<HTMLElement>('[role="dialog"]')
  if (!dialog) return false
  const { activeElement } = document
  if (activeElement === dialog || !dialog.contains(activeElement)) {
    const start = dialog.querySelector('[data-focus-first]') ?? dialog
    const field = window.matchMedia('(pointer: fine)').matches ? start.querySelector<HTMLElement>(FIELD) : null
    const place = field && !field.matches(CHOICE) ? field : dialog
    place.focus({ preventScroll: true })
  }
  return dialog.contains(document.activeElement)
}

type DialogFocusProps = { place: RefObject<HTMLDivElement | null>; children: ReactNode }

/** Around the content of a dialog, which antd draws once more when it becomes visible: only then it can take the focus. */
export const DialogFocus = ({ place, children }: DialogFocusProps) => {
  const isDone = useRef(false)
  useEffect(() => {
    if (!isDone.current) isDone.current = focusInside(place.current)
  })
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  width?: number
  /** Buttons at the right of the foot. */
  footer?: ReactNode
  /** While a command runs the dialog stays. */
  busy?: boolean
  /** 32 px of space instead of 24: a dialog that is a small page. */
  roomy?: boolean
  children?: ReactNode
}

export const DialogModal = ({
  open,
  onClose,
  title,
  width = 480,
  footer,
  busy = false,
  roomy = false,
  children,
}: DialogProps) => {
  useInertPage(open)
  const content = useRef<HTMLDivElement>(null)
  return (
    <AntdTheme>
      <Modal
        open={open}
        onCancel={onClose}
        title={title}
        width={width}
        centered
        destroyOnHidden
        // Where it stands from its first frame: one that grew from the pointer would let quick presses miss its buttons.
        transitionName="ant-fade"
        footer={null}
        modalRender={(drawn) => <DialogFocus place={content}>{drawn}</DialogFocus>}
        // Once more for a form that came later than its dialog.
        afterOpenChange={(isOpen) => isOpen && focusInside(content.current)}
        keyboard={!busy}
        mask={{ closable: !busy }}
        closable={busy ? false : { closeIcon: <X size={20} strokeWidth={1.75} aria-hidden />, 'aria-label': 'Fechar' }}
        styles={{ container: { padding: roomy ? 32 : 24 }, header: { marginBottom: 8, paddingRight: 24 } }}
      >
        {children}
        {footer && <Foot>{footer}</Foot>}
      </Modal>
    </AntdTheme>
  )
}

const Foot = styled.div`
  ${flex.wrap};
  justify-content: flex-end;
  gap: 8px;
  margin-top: 24px;
  color: ${color.text};
  ${below.phone} {
    > * {
      flex: 1 1 auto;
    }
  }
`
