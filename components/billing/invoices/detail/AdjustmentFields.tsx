import { X } from 'lucide-react'
import { type ChangeEvent, type FocusEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { Money } from '@/components/ui/display/Money'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import {
  adjustmentCents,
  adjustmentProblems,
  type AdjustmentValues,
  needsReason,
} from '@/services/billing/invoices/draft-editing.rules'
import {
  INVOICE_LINE_KIND_LABEL,
  INVOICE_REASON_LENGTH,
  LINE_LABEL_LENGTH,
  WRITTEN_LINE_KINDS,
} from '@/services/billing/invoices/invoice-states.rules'
import { font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { lineFields } from './LineTable'
import type { AdjustmentRow, DraftEditor } from './useDraftEditor'

type Props = { row: AdjustmentRow; editor: DraftEditor }

const KINDS = WRITTEN_LINE_KINDS.map((kind) => ({ value: kind, label: INVOICE_LINE_KIND_LABEL[kind] }))

/** A written line in its fields. It is saved when the focus leaves it; what it lacks is said then. */
export const AdjustmentFields = ({ row: { key, id, values, isDirty }, editor }: Props) => {
  const [wasLeft, setLeft] = useState(false)
  const errorId = useId()
  const problems = wasLeft && isDirty ? adjustmentProblems(values) : {}
  const said = Object.values(problems)
  const cents = adjustmentCents(values)
  const name = values.label || 'linha nova'
  const field = (part: keyof typeof problems & keyof AdjustmentValues) => ({
    value: values[part],
    'aria-invalid': problems[part] ? true : undefined,
    'aria-describedby': problems[part] ? errorId : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => editor.change(key, { ...values, [part]: event.target.value }),
  })
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (currentTarget.contains(relatedTarget)) return
    setLeft(true)
    editor.save()
  }
  return (
    <Row onBlur={leave}>
      <td>
        <IconButton
          label={`Tirar ${name}`}
          icon={<X size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => editor.drop(key, id)}
        />
      </td>
      <td>
        <input
          {...field('label')}
          aria-label={`Descrição de ${name}`}
          placeholder="O que é cobrado"
          maxLength={LINE_LABEL_LENGTH}
          // A line that was just added is what is written next.
          ref={id === undefined ? focusOnce : undefined}
        />
        {(needsReason(values) || values.reason !== '') && (
          <input
            {...field('reason')}
            aria-label={`Motivo de ${name}`}
            placeholder="Motivo, que o cliente vê"
            maxLength={INVOICE_REASON_LENGTH}
          />
        )}
        {said.length > 0 && <Wrong id={errorId}>Ainda não salva: {said.join('. ')}.</Wrong>}
      </td>
      <td>
        <NativeSelect
          aria-label={`Tipo de ${name}`}
          placeholder={null}
          value={values.kind}
          // The API keeps the kind of a saved line.
          disabled={id !== undefined}
          options={KINDS}
          onChange={(kind) => editor.change(key, { ...values, kind })}
        />
      </td>
      <td>
        <input {...field('quantity')} aria-label={`Unidades de ${name}`} inputMode="numeric" />
      </td>
      <td>
        <input
          {...field('unit_amount')}
          aria-label={`Valor por unidade de ${name}`}
          inputMode="text"
          placeholder="0,00"
        />
      </td>
      <td>{cents === undefined ? '—' : <Money value={cents} strong />}</td>
    </Row>
  )
}

/** React calls it when the field appears, and not again: the function stays the same. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus()

const Row = styled.tr`
  vertical-align: top;
  > td:last-child {
    line-height: 32px;
  }
  /* The description takes what the others leave. */
  > td:nth-child(2) {
    width: 100%;
    min-width: 160px;
  }
  > td:nth-child(3) > * {
    width: 132px;
  }
  > td:nth-child(4) input {
    width: 52px;
  }
  > td:nth-child(5) input {
    width: 104px;
  }
  ${lineFields}
  td:nth-child(n + 4) input {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  input + input {
    margin-top: 6px;
  }
  input[aria-invalid] {
    border-color: ${color.bad};
  }
  ${below.table} {
    &&&:not([hidden]) {
      grid-template-columns: 44px minmax(0, 0.6fr) minmax(0, 1fr) auto;
      padding: 6px 0;
    }
    &&& > td {
      width: auto;
      min-width: 0;
      border-top: 0;
      padding: 6px 4px;
    }
    &&& > td > :is(input, select) {
      width: 100%;
    }
    > td:nth-child(3) > * {
      width: 100%;
    }
    &&& > td:nth-child(2),
    &&& > td:nth-child(3) {
      grid-column: 2 / -1;
      padding-right: var(--card-inset, 16px);
    }
    > td:nth-child(4) {
      grid-column: 2;
    }
    &&& > td:last-child {
      align-self: center;
      padding-right: var(--card-inset, 16px);
    }
  }
`

const Wrong = styled.p`
  margin-top: 4px;
  ${font.secondary};
  color: ${color.bad};
`
