import { Plus } from 'lucide-react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { Money } from '@/components/ui/display/Money'
import { LeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { isAdjustment, isWritten } from '@/services/billing/invoices/draft-editing.rules'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { formatTime, toCents } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { AdjustmentFields } from './AdjustmentFields'
import { InvoiceGroup } from './InvoiceGroup'
import { groupsOf } from './invoiceGroups.rules'
import { LineTable } from './LineTable'
import { LineRow } from './LineRow'
import { NoteField } from './NoteField'
import type { DraftEditor } from './useDraftEditor'

type Props = { invoice: Invoice; editor: DraftEditor }

/** The lines by order, each with the units behind it; what is outside the measuring is edited in place in a draft. */
export const InvoiceLines = ({ invoice, editor }: Props) => {
  const mayEdit = invoice.allowed_actions.includes('edit')
  const groups = groupsOf(invoice.lines)
  const adjustments = invoice.lines.filter(isAdjustment)
  const kept = mayEdit ? adjustments.filter((line) => !isWritten(line)) : adjustments
  return (
    <Card flush>
      <LineTable>
        <thead>
          <tr>
            <th aria-label="Abrir" />
            <th>Descrição</th>
            <th>Documento</th>
            <th>Unid.</th>
            <th>Por unidade</th>
            <th>Valor</th>
          </tr>
        </thead>
        {groups.map(({ order, lines, cents }) => (
          <tbody key={order?.order_mask_id ?? ''}>
            <InvoiceGroup order={order} cents={cents} />
            {lines.map((line) => (
              <LineRow key={line.id} invoice={invoice} line={line} editor={mayEdit ? editor : undefined} />
            ))}
          </tbody>
        ))}
        {(adjustments.length > 0 || editor.rows.length > 0) && (
          <tbody>
            <InvoiceGroup order={null} cents={toCents(invoice.adjustments_total)} />
            {kept.map((line) => (
              <LineRow key={line.id} invoice={invoice} line={line} editor={mayEdit ? editor : undefined} />
            ))}
            {mayEdit && editor.rows.map((row) => <AdjustmentFields key={row.key} row={row} editor={editor} />)}
          </tbody>
        )}
      </LineTable>
      <NoteField invoice={invoice} editor={editor} />
      <Foot>
        {mayEdit && (
          <div>
            <PlainButton
              kind="link"
              size="small"
              icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
              onClick={editor.add}
            >
              Adicionar linha
            </PlainButton>
            <Saved editor={editor} />
          </div>
        )}
        <Totals invoice={invoice} isSaving={editor.isSaving} />
      </Foot>
      <LeaveGuard when={editor.isDirty} />
    </Card>
  )
}

const Saved = ({ editor: { isSaving, savedAt, refusal } }: Pick<Props, 'editor'>) => (
  <SavedText role="status" data-wrong={refusal !== undefined}>
    {isSaving ? 'Salvando…' : (refusal ?? (savedAt && `Salvo às ${formatTime(savedAt)}`))}
  </SavedText>
)

/** What the total is made of, without what there is none of. */
const Totals = ({ invoice, isSaving }: { invoice: Invoice; isSaving: boolean }) => (
  <Sums>
    {partsOf(invoice).map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <Money value={value} recalculating={isSaving} />
        </dd>
      </div>
    ))}
    <div>
      <dt>Total</dt>
      <dd>
        <Money value={invoice.total} size="total" recalculating={isSaving} />
      </dd>
    </div>
  </Sums>
)

const partsOf = ({ rental_total, service_total, adjustments_total }: Invoice) =>
  [
    { name: 'Locação', value: rental_total },
    { name: 'Serviços', value: service_total },
    { name: 'Ajustes', value: adjustments_total },
  ].filter(({ value }) => toCents(value) !== 0)

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 16px;
  padding: 14px var(--card-inset, 16px) 16px;
  border-top: 1px solid ${color.line};
  > div {
    ${flex.wrapRow};
    align-self: flex-start;
    gap: 4px 16px;
  }
`

const SavedText = styled.span`
  ${font.secondaryMuted};
  &[data-wrong='true'] {
    color: ${color.bad};
  }
`

const Sums = styled.dl`
  width: 300px;
  max-width: 100%;
  margin-left: auto;
  ${font.secondary};
  div {
    ${flex.between};
    min-height: 26px;
  }
  dt {
    color: ${color.t2};
  }
  div:last-child {
    margin-top: 8px;
    padding-top: 8px;
    border-top: 1px solid ${color.line};
  }
  div:last-child dt {
    font-weight: 600;
    color: ${color.text};
  }
  ${below.phone} {
    width: 100%;
  }
`
