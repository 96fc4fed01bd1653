import { Modal } from 'antd'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, use, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Density, SMALL_BUTTONS } from '@/components/ui/tables/density'
import { AntdTheme } from '@/components/ui/theme/AntdTheme'
import { flex } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { useInertPage } from './useInertPage'

/** Choices are not focused: a ring around the first one would look like a suggestion. */
const CHOICE = '[type="radio"], [type="checkbox"]'
const FIELD = ['input:not([type="hidden"], [type="file"])', 'textarea', 'select']
  .map((control) => `${control}:not(:disabled)`)
  .join(', ')

/**
 * Focuses the first field of a dialog (within `data-focus-first`, if present) instead of antd's close button. Touch
 * devices, where the keyboard would cover half of the screen, and dialogs without a field focus the dialog, which is
 * then read out. A focus that is already inside stays.
 * @returns whether the focus is inside now
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

/** Focuses the content of a dialog once antd has rendered it visibly; earlier it cannot take the focus. */
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
  footer?: ReactNode
  /** While a command runs the dialog cannot be closed. */
  busy?: boolean
  /** 32 px of padding instead of 24, for a dialog that is a small page. */
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
  // Outside the page's frame, whose sizes it does not inherit.
  const buttons: Record<`--${string}`, string> = use(Density) === 'small' ? SMALL_BUTTONS : {}
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
        // In its final position from the first frame: with antd's zoom, quick clicks would miss the buttons.
        transitionName="ant-fade"
        footer={null}
        modalRender={(drawn) => <DialogFocus place={content}>{drawn}</DialogFocus>}
        // Again, for a form that loads after its dialog has opened.
        afterOpenChange={(isOpen) => isOpen && focusInside(content.current)}
        keyboard={!busy}
        mask={{ closable: !busy }}
        closable={busy ? false : { closeIcon: <X size={20} strokeWidth={1.75} aria-hidden />, 'aria-label': 'Fechar' }}
        styles={{ container: { padding: roomy ? 32 : 24 }, header: { marginBottom: 8, paddingRight: 24 } }}
      >
        {children}
        {footer && <Foot style={buttons}>{footer}</Foot>}
      </Modal>
    </AntdTheme>
  )
}

/** The buttons of a dialog. */
export const Foot = styled.div`
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
