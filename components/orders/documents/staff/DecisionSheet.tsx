import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = {
  title: string
  facts: string
  open: boolean
  onToggle: () => void
  handle: Ref<HTMLButtonElement>
  children: ReactNode
}

/** The decision pane; below 900 px a bottom sheet that opens over the PDF. */
export const DecisionSheet = ({ title, facts, open, onToggle, handle, children }: Props) => {
  const id = useId()
  const Chevron = open ? ChevronDown : ChevronUp
  return (
    <Sheet>
      <Handle ref={handle} type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <span>
          <b>{open ? 'Recolher a decisão' : title}</b>
          <small>{facts}</small>
        </span>
        <Chevron size={20} strokeWidth={1.75} aria-hidden />
      </Handle>
      <Content id={id} $open={open}>
        {children}
      </Content>
    </Sheet>
  )
}

const Sheet = styled.div`
  background: ${color.surface};
  /* The height of the sticky foot. */
  scroll-padding-bottom: 140px;
  ${below.drawer} {
    position: sticky;
    bottom: 0;
    z-index: 2;
    border-top: 1px solid ${color.line};
    border-radius: 16px 16px 0 0;
    box-shadow: ${color.shadowUp};
    padding-bottom: env(safe-area-inset-bottom);
  }
`

const Handle = styled.button`
  display: none;
  ${below.drawer} {
    ${flex.between};
    gap: 12px;
    width: 100%;
    min-height: 56px;
    padding: 8px 16px;
    border-radius: 16px 16px 0 0;
    color: ${color.text};
    text-align: left;
    cursor: pointer;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  b {
    display: block;
    font-weight: 600;
  }
  small {
    ${font.secondaryMuted};
  }
  svg {
    flex: none;
    color: ${color.t2};
  }
`

const Content = styled.div<{ $open: boolean }>`
  ${flex.column};
  justify-content: space-between;
  gap: 16px;
  min-height: 100%;
  padding: 16px;
  ${below.drawer} {
    display: ${({ $open }) => ($open ? 'flex' : 'none')};
    min-height: 0;
    max-height: calc(100dvh - 180px);
    padding-top: 4px;
    overflow-y: auto;
    scroll-padding-bottom: 140px;
  }
`
