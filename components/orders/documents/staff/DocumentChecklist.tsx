import styled from 'styled-components'
import { KeyHint } from '@/components/ui/buttons/KeyHint'
import { Moment } from '@/components/ui/display/Moment'
import { useShortcut } from '@/components/ui/navigation/useShortcut'
import { type CheckFacts, documentChecks } from '@/services/orders/documents/document-review.rules'
import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import { checkLine } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = {
  document: OrderDocument
  facts: CheckFacts
  /** The id of who looks at it. */
  me: number | undefined
  /** Ticks that are on their way to the server. */
  pending?: ReadonlyMap<string, boolean>
  /** Ticks a point; without it the list is only read. */
  onToggle?: (point: string, checked: boolean) => void
}

/** What to check in a document, with who checked it and when. */
export const DocumentChecklist = ({ document, facts, me, pending, onToggle }: Props) => (
  <Checks>
    <legend>{onToggle ? 'Marque cada ponto ao conferir. Fica registrado com seu nome.' : 'Conferência'}</legend>
    {documentChecks(document.document_type).map(({ id, text, hint }, index) => {
      const check = document.checks.find(({ point }) => point === id)
      const checked = pending?.get(id) ?? check !== undefined
      const compared = hint?.(facts)
      const toggle = (): void => onToggle?.(id, !checked)
      return (
        <label key={id}>
          <input type="checkbox" checked={checked} disabled={!onToggle} onChange={toggle} />
          <span>
            {text}
            {compared && <small suppressHydrationWarning>{compared}</small>}
            {check && checked && (
              <small>
                {check.by.id === me ? 'você' : check.by.name} · <Moment at={check.at} />
              </small>
            )}
          </span>
          {onToggle && <CheckKey number={index + 1} onPress={toggle} />}
        </label>
      )
    })}
  </Checks>
)

const CheckKey = ({ number, onPress }: { number: number; onPress: () => void }) => {
  useShortcut({ key: String(number), act: onPress })
  return <KeyHint>{String(number)}</KeyHint>
}

const Checks = styled.fieldset`
  margin: 0 0 16px;
  legend {
    margin: -8px 0 8px;
    color: ${color.t2};
  }
  label {
    ${checkLine}
    min-height: 40px;
    padding: 9px 12px;
    border: 1px solid ${color.line};
    border-bottom-width: 0;
  }
  label > span {
    flex: 1;
  }
  kbd {
    align-self: flex-start;
  }
  label:first-of-type {
    border-radius: 12px 12px 0 0;
  }
  label:last-of-type {
    border-bottom-width: 1px;
    border-radius: 0 0 12px 12px;
  }
  @media (pointer: coarse) {
    label {
      min-height: 44px;
      padding: 11px 12px;
    }
  }
`
