import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useMediaQuery } from '@/components/ui/browser/useMediaQuery'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = {
  /** Only where the facts are a drawer. */
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The facts beside the ticket, or below 1200 px a drawer. */
export const FactsPane = ({ isOpen, onClose, children }: Props) => {
  const isDrawer = useMediaQuery('(max-width: 1199.98px)')
  return isDrawer ? (
    <Drawer isOpen={isOpen} onClose={onClose}>
      {children}
    </Drawer>
  ) : (
    <Pane aria-label="Detalhes do chamado">{children}</Pane>
  )
}

/** The browser's own modal dialog traps the focus and returns it. */
const Drawer = ({ isOpen, onClose, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  return (
    <Sheet
      ref={dialog}
      aria-label="Detalhes do chamado"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {isOpen && (
        <div>
          <Head>
            <b>Detalhes do chamado</b>
            <IconButton label="Fechar" icon={<X size={18} strokeWidth={1.75} aria-hidden />} onClick={onClose} />
          </Head>
          {children}
        </div>
      )}
    </Sheet>
  )
}

const Pane = styled.aside`
  /* Hidden words for screen readers scroll with it, instead of making the page longer. */
  position: relative;
  min-width: 0;
  min-height: 0;
  overflow-y: auto;
  border-left: 1px solid ${color.line};
  background: ${color.surface};
`

const Sheet = styled.dialog`
  position: fixed;
  inset: 0 0 0 auto;
  width: min(360px, 100vw);
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-left: 1px solid ${color.line};
  background: ${color.surface};
  color: ${color.text};
  font-size: 13px;
  &::backdrop {
    background: ${color.mask};
  }
`

const Head = styled.div`
  ${flex.between};
  padding: 8px 10px 8px 16px;
  border-bottom: 1px solid ${color.line};
`
