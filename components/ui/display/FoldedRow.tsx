import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = {
  /** What it is: an order's number, "Mostrar QR do Pix". */
  name: ReactNode
  /** What it holds, in one line; below the name on phones. */
  sentence?: ReactNode
  /** Before the name. */
  icon?: ReactNode
  /** At the right: its sum. */
  end?: ReactNode
  isOpen: boolean
  onToggle: () => void
  /** Mounted once it is open. */
  children: ReactNode
}

/** A one-line row of a card that opens in place. */
export const FoldedRow = ({ name, sentence, icon, end, isOpen, onToggle, children }: Props) => {
  const id = useId()
  return (
    <Part>
      <Row type="button" aria-expanded={isOpen} aria-controls={id} $hasIcon={icon !== undefined} onClick={onToggle}>
        {icon}
        <Words>
          <b>{name}</b>
          {sentence && <span>{sentence}</span>}
        </Words>
        {end}
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden data-chevron />
      </Row>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </Part>
  )
}

const Part = styled.div`
  & + & {
    border-top: 1px solid ${color.line};
  }
`

const Words = styled.span`
  flex: 1;
  ${flex.wrap};
  gap: 0 24px;
  min-width: 0;
  text-align: left;
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  > span {
    min-width: 0;
    color: ${color.t2};
  }
  ${below.phone} {
    flex-direction: column;
    > span {
      ${font.secondaryMuted};
    }
  }
`

/** Without an icon the chevron stands before the name, on phones always at the end. */
const Row = styled.button<{ $hasIcon: boolean }>`
  ${flex.row};
  gap: 14px;
  width: 100%;
  min-height: 48px;
  padding: 8px var(--card-inset, 20px);
  > svg {
    flex: none;
    color: ${color.t2};
  }
  > [data-chevron] {
    order: ${({ $hasIcon }) => ($hasIcon ? 0 : -1)};
    transition: transform 140ms;
    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
    ${below.phone} {
      order: 0;
    }
  }
  &[aria-expanded='false'] > [data-chevron] {
    transform: rotate(-90deg);
  }
  &:hover {
    background: ${color.sunken};
  }
  /* The card clips outlines. */
  &:focus-visible {
    outline-offset: -2px;
  }
`
