import { Modal } from 'antd'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { AntdTheme } from '@/components/ui/theme/AntdTheme'
import { flex } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { DialogFocus, focusInside } from './DialogFocus'
import { useInertPage } from './useInertPage'

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
