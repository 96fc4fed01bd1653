import { Menu, X } from 'lucide-react'
import { useRouter } from 'next/router'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { LogoLink } from './LogoLink'

type Props = { open: boolean; onClose: () => void; children: ReactNode }

/** The drawer of phones and the header's button that opens it; the menu is rendered while it is open. */
export function useDrawer(menu: ReactNode): { button: ReactNode; drawer: ReactNode } {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return {
    button: (
      <IconButton
        label="Abrir menu"
        aria-expanded={open}
        icon={<Menu size={22} strokeWidth={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
        style={{ width: 44, height: 44, marginRight: -10 }}
      />
    ),
    drawer: (
      <Drawer open={open} onClose={close}>
        {open && menu}
      </Drawer>
    ),
  }
}

/** 250 px wide. The browser's own modal dialog traps the focus and returns it. */
const Drawer = ({ open, onClose, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const { events } = useRouter()
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open) dialog.current?.close()
  }, [open])
  useEffect(() => {
    events.on('routeChangeStart', onClose)
    return () => events.off('routeChangeStart', onClose)
  }, [events, onClose])
  return (
    <Panel
      ref={dialog}
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <Sheet>
        <Head>
          <LogoLink size={24} />
          <IconButton label="Fechar menu" icon={<X size={20} strokeWidth={1.75} aria-hidden />} onClick={onClose} />
        </Head>
        {children}
      </Sheet>
    </Panel>
  )
}

const enter = keyframes`from { opacity: 0; transform: translateX(-4px); }`

const Panel = styled.dialog`
  position: fixed;
  inset: 0 auto 0 0;
  width: 250px;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.surface};
  color: ${color.text};
  &[open] {
    animation: ${enter} 200ms ease-out;
  }
  &::backdrop {
    background: ${color.mask};
  }
`

const Sheet = styled.div`
  ${flex.column};
  height: 100%;
`

const Head = styled.div`
  ${flex.between};
  flex: none;
  height: 56px;
  padding: 0 12px 0 16px;
  border-bottom: 1px solid ${color.line};
`
