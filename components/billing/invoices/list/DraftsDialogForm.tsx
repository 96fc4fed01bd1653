import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { DialogModal } from '@/components/ui/dialogs/DialogModal'
import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { Field } from '@/components/ui/forms/Field'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { useCreateDrafts } from '@/hooks/billing/invoices.mutations'
import type { Drafted } from '@/services/billing/invoices/invoices.schema'
import { currentDay, formatCount, formatLongMonth, sentenceCase } from '@/services/format/format.rules'
import { monthOf, monthsBack } from '@/services/stock/holds/hold-month.rules'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = { open: boolean; onClose: () => void; month: string | undefined }

const MONTHS = 12

/** Drafts a month for all companies: says what it does, then what it did. */
export const DraftsDialogForm = ({ open, onClose, month }: Props) => {
  const months = monthsBack(monthOf(currentDay()), MONTHS)
  // The last whole month.
  const [period, setPeriod] = useState(month ?? months[1] ?? '')
  const [drafted, setDrafted] = useState<Drafted | null>(null)
  const { mutateAsync, isPending } = useCreateDrafts()
  const close = (): void => {
    setDrafted(null)
    onClose()
  }
  const create = async (): Promise<void> => setDrafted(await mutateAsync({ period }))
  return (
    <DialogModal
      open={open}
      onClose={close}
      busy={isPending}
      title={drafted ? `Rascunhos de ${formatLongMonth(period)}` : 'Gerar rascunhos'}
      footer={
        drafted ? (
          <PlainButton kind="primary" onClick={close}>
            Concluir
          </PlainButton>
        ) : (
          <>
            <PlainButton onClick={close} disabled={isPending}>
              Cancelar
            </PlainButton>
            {/* A failure is told by a toast; the dialog stays. */}
            <PlainButton kind="primary" busy={isPending} onClick={() => void create().catch(() => null)}>
              Gerar rascunhos
            </PlainButton>
          </>
        )
      }
    >
      {drafted ? (
        <DraftsResult drafted={drafted} />
      ) : (
        <>
          <DialogWords>
            Mede o uso do mês e cria um rascunho para cada empresa que ainda não tem um. Rascunhos que ninguém editou
            são medidos de novo; os editados e as faturas emitidas ficam como estão. O cliente não vê rascunhos.
          </DialogWords>
          <Field label="Competência">
            {(control) => (
              <NativeSelect
                {...control}
                placeholder={null}
                value={period}
                options={[...new Set([...months, period])].map((one) => ({
                  value: one,
                  label: sentenceCase(formatLongMonth(one)),
                }))}
                onChange={setPeriod}
              />
            )}
          </Field>
        </>
      )}
    </DialogModal>
  )
}

const DraftsResult = ({ drafted: { created, updated, skipped } }: { drafted: Drafted }) => (
  <Result role="status">
    <p>
      {formatCount(created, 'rascunho criado', 'rascunhos criados')}
      {updated > 0 && `, ${formatCount(updated, 'medido de novo', 'medidos de novo')}`}.
    </p>
    {skipped.length > 0 && (
      <>
        <p>{formatCount(skipped.length, 'empresa ficou sem rascunho novo:', 'empresas ficaram sem rascunho novo:')}</p>
        <ul>
          {skipped.map(({ company, why }) => (
            <li key={company.id}>
              <b>{company.corporate_name}</b> {why}
            </li>
          ))}
        </ul>
      </>
    )}
  </Result>
)

const Result = styled.div`
  p + p {
    margin-top: 12px;
  }
  ul {
    max-height: 40vh;
    margin-top: 8px;
    overflow-y: auto;
  }
  li {
    padding: 6px 0;
    border-top: 1px solid ${color.line};
    ${font.secondaryMuted};
  }
  b {
    font-weight: 550;
    color: ${color.text};
  }
`
