import type { ReactNode } from 'react'
import styled from 'styled-components'
import { flex, touch } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'
import { PlainButton } from '../buttons/PlainButton'

type Props = {
  /** "Propriedades selecionadas". */
  name: string
  /** "3 propriedades selecionadas"; empty without a selection. */
  label: string
  onClear: () => void
  /** Small buttons. */
  children: ReactNode
}

/** Commands for the selected rows; sticky. */
export const SelectionBar = ({ name, label, onClear, children }: Props) => (
  <>
    <span className="visually-hidden" role="status">
      {label}
    </span>
    {label && (
      <Bar role="group" aria-label={name}>
        <b aria-hidden>{label}</b>
        {children}
        <PlainButton size="small" kind="text" onClick={onClear}>
          Limpar seleção
        </PlainButton>
      </Bar>
    )}
  </>
)

const Bar = styled.div`
  position: sticky;
  top: calc(var(--header, 60px) + 8px);
  z-index: 4;
  ${flex.wrapRow};
  gap: 8px;
  margin-bottom: 12px;
  padding: 8px 12px;
  border: 1px solid ${color.brandLine};
  border-radius: ${radius.control};
  background: ${color.brandSoft};
  b {
    margin-right: auto;
    font-weight: 600;
    color: ${color.brandText};
  }
  ${below.phone} {
    b {
      flex-basis: 100%;
    }
    button:last-child {
      margin-left: auto;
    }
  }
  button {
    ${touch.height}
  }
`
