import styled from 'styled-components'
import { DOCUMENT_KINDS, type DocumentKind } from '@/services/credit/credit-document.rules'
import { DOCUMENT_LABEL } from '@/services/credit/credit-texts.rules'
import { bare, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

type Props = { value: DocumentKind; onChange: (kind: DocumentKind) => void }

/** A company or a person: one of two, side by side. */
export const KindChoice = ({ value, onChange }: Props) => (
  <Group>
    <legend>Quem consultar</legend>
    <div>
      {DOCUMENT_KINDS.map((kind) => (
        <label key={kind}>
          <input type="radio" name="kind" checked={kind === value} onChange={() => onChange(kind)} />
          <span>
            {WHO[kind]} <small>{DOCUMENT_LABEL[kind]}</small>
          </span>
        </label>
      ))}
    </div>
  </Group>
)

const WHO: Record<DocumentKind, string> = { cnpj: 'Empresa', cpf: 'Pessoa' }

const Group = styled.fieldset`
  legend {
    margin-bottom: 6px;
    ${font.secondary};
    font-weight: 500;
  }
  > div {
    display: inline-flex;
    max-width: 100%;
    padding: 3px;
    border-radius: ${radius.control};
    background: ${color.seg};
  }
  label {
    position: relative;
    cursor: pointer;
  }
  input {
    ${bare.overlay};
  }
  span {
    display: block;
    padding: 4px 14px;
    border-radius: 6px;
    ${font.secondaryMuted};
    font-weight: 500;
    @media (pointer: coarse) {
      padding-block: 12px;
    }
  }
  small {
    font-size: 12px;
    font-weight: 400;
  }
  input:checked + span {
    background: ${color.surface};
    color: ${color.text};
    box-shadow: ${color.shadowRest};
  }
  input:focus-visible + span {
    outline: 2px solid ${color.brandText};
    outline-offset: 2px;
  }
`
