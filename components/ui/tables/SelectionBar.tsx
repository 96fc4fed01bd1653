import type { ReactNode } from 'react'
import styled from 'styled-components'
import { flex, font, touch } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'
import { PlainButton } from '../buttons/PlainButton'

type Props = {
  /** "Propriedades selecionadas". */
  name: string
  /** "3 propriedades selecionadas"; empty without a selection. */
  label: string
  /** Beside the label: a sum, what is left out. */
  facts?: ReactNode
  onClear: () => void
  /** Small buttons. */
  children: ReactNode
}

/** Commands for the selected rows; sticky. */
export const SelectionBar = ({ name, label, facts, onClear, children }: Props) => (
  <>
    <span className="visually-hidden" role="status">
      {label}
    </span>
    {label && (
      <Bar role="group" aria-label={name}>
        <Words>
          <b aria-hidden>{label}</b>
          {facts}
        </Words>
        <PlainButton size="small" kind="text" onClick={onClear}>
          Limpar seleção
        </PlainButton>
        {children}
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
  button {
    ${touch.height}
  }
  ${below.phone} {
    button {
      flex: 1 1 auto;
    }
  }
`

const Words = styled.span`
  ${flex.wrapRow};
  gap: 2px 12px;
  margin-right: auto;
  ${font.secondaryMuted};
  > b {
    font-weight: 600;
    color: ${color.brandText};
  }
  /* A sum. */
  > span b {
    color: ${color.text};
  }
  ${below.phone} {
    flex-basis: 100%;
  }
`
