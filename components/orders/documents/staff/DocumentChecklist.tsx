import { useState } from 'react'
import styled from 'styled-components'
import { type CheckFacts, documentChecks } from '@/services/orders/documents/document-review.rules'
import { currentFiles } from '@/services/orders/documents/document-state.rules'
import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import { checkLine } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = { document: OrderDocument; facts: CheckFacts; ticks: CheckedItems }

/** The checklist for the current document: a reminder without effect on the decision. */
export const DocumentChecklist = ({ document, facts, ticks }: Props) => (
  <Checks>
    <legend>Confira no PDF e decida.</legend>
    {documentChecks(document.document_type).map(({ id, text, hint }) => {
      const key = keyOf(document, id)
      const compared = hint?.(facts)
      return (
        <label key={id}>
          <input type="checkbox" checked={ticks.has(key)} onChange={() => ticks.toggle(key)} />
          <span>
            {text}
            {compared && <small suppressHydrationWarning>{compared}</small>}
          </span>
        </label>
      )
    })}
  </Checks>
)

type CheckedItems = { has: (key: string) => boolean; toggle: (key: string) => void }

/** The ticked items, kept in memory only; a replaced file starts unticked. */
export function useCheckedItems(): CheckedItems {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  return {
    has: (key) => keys.has(key),
    toggle: (key) =>
      setKeys((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key])),
  }
}

const keyOf = (document: OrderDocument, check: string): string =>
  [document.id, ...currentFiles(document).map(({ id }) => id), check].join('-')

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
