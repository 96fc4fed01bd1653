import { Plus } from 'lucide-react'
import styled from 'styled-components'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { Card } from '@/components/ui/display/Card'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { formatDocument, parseDocument } from '@/services/credit/credit-document.rules'
import { DOCUMENT_LABEL } from '@/services/credit/credit-texts.rules'
import { oneColumn } from '@/styles/mixins'
import { CreditResult } from './CreditResult'
import { RecentQueries } from './RecentQueries'
import { useCreditSearch } from './useCreditSearch'

const CreditForm = lazyPart(
  () => import('./CreditForm').then((module) => module.CreditForm),
  () => <FormSkeleton fields={3} />,
)

export const CREDIT_HEADING = {
  title: 'Consultar crédito',
  facts: 'Score, risco e registros negativos de empresas e pessoas, pela Serasa.',
}

/** Credit of companies and people: ask, wait, read; and who asked before. */
export const CreditScreen = () => {
  const desk = useCreditSearch()
  return (
    <>
      <PageHeader
        {...CREDIT_HEADING}
        actions={
          desk.shown !== undefined && (
            <PlainButton icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={() => desk.startOver()}>
              Nova consulta
            </PlainButton>
          )
        }
      />
      <Shown desk={desk} />
      <ConfirmDialog
        open={desk.toPay !== null}
        onClose={desk.keepMoney}
        title={`Consultar ${nameOf(desk.toPay?.document)}?`}
        confirmLabel="Consultar e pagar"
        onConfirm={desk.pay}
      >
        A Serasa cobra por esta consulta. O resultado chega em cerca de 1 minuto e vale por 30 dias.
      </ConfirmDialog>
    </>
  )
}

/** What the address names, once it is read: a query, or the form. */
const Shown = ({ desk }: { desk: ReturnType<typeof useCreditSearch> }) => {
  if (!desk.ready)
    return (
      <Card>
        <FormSkeleton fields={3} />
      </Card>
    )
  if (desk.shown !== undefined)
    return <CreditResult id={desk.shown} onRepeat={desk.repeat} onAgain={desk.again} onForm={() => desk.startOver()} />
  return (
    <Columns>
      <Card title={desk.about ? 'Pagar uma nova consulta' : 'Nova consulta'}>
        <CreditForm key={desk.about?.document ?? 'new'} about={desk.about} busy={desk.isBusy} onSubmit={desk.begin} />
      </Card>
      <RecentQueries />
    </Columns>
  )
}

/** "o CNPJ 11.222.333/0001-81". */
function nameOf(text?: string): string {
  const about = parseDocument(text ?? '')
  return about ? `o ${DOCUMENT_LABEL[about.kind]} ${formatDocument(about)}` : ''
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: 16px;
  align-items: start;
  ${oneColumn.aside}
`
