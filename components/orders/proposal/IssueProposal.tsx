import { Form, Formik } from 'formik'
import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { FormField } from '@/components/ui/forms/FormField'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { SyncSavedValues } from '@/components/ui/forms/SyncSavedValues'
import { TextArea } from '@/components/ui/forms/TextArea'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useIssueProposal } from '@/hooks/orders/proposal.mutations'
import type { OrderItem } from '@/services/orders/orders.schema'
import { UNIT_PRICE } from '@/services/simulation/bill.rules'
import { font } from '@/styles/mixins'
import { below } from '@/styles/tokens'
import type { StaffOrderProps } from '../workflow/order.types'
import { PanelButtons } from '../workflow/PanelLayout'
import { proposalForm, type ProposalValues, toFieldTexts, toNewProposal, toProposalValues } from './proposalForm.rules'

/** Issues a new version of the proposal: prices, quantities, plan and a message to the customer. */
export const IssueProposal = ({ order, orderRef }: StaffOrderProps) => {
  const { mutateAsync } = useIssueProposal(orderRef)
  const [isFormOpen, setFormOpen] = useState(false)
  const saved = toProposalValues(order)
  const issue = async (values: ProposalValues): Promise<void> => {
    await mutateAsync(toNewProposal(values))
    toast.success('Nova proposta enviada')
    setFormOpen(false)
  }
  // While the customer decides, another version is the exception: the form opens on demand.
  if (order.turn !== 'staff' && !isFormOpen)
    return (
      <Card
        title="Nova proposta"
        facts="no lugar da que o cliente analisa"
        plainHeader
        flush
        extra={
          <PlainButton size="small" onClick={() => setFormOpen(true)}>
            Preparar
          </PlainButton>
        }
      >
        {null}
      </Card>
    )
  return (
    <Card title="Nova proposta" facts="o cliente aceita ou recusa de novo">
      <Formik
        // Other products need a new form.
        key={saved.items.map(({ product_id }) => product_id).join()}
        initialValues={saved}
        validationSchema={proposalForm}
        // The error toast has been shown; the input stays.
        onSubmit={(values, { setFieldValue }) =>
          issue(values).then(
            () => setFieldValue('message', ''),
            () => undefined,
          )
        }
      >
        {({ values, isSubmitting }) => (
          <Form noValidate aria-label="Nova proposta">
            {values.items.map((item, place) => (
              <Line key={item.product_id} role="group" aria-label={item.name}>
                <b>
                  {item.name}
                  <Upgrades item={order.items.find(({ product_id }) => product_id === item.product_id)} />
                </b>
                <FormField name={`items.${String(place)}.quantity`} label="Quantidade">
                  {(control) => <TextInput {...control} inputMode="numeric" />}
                </FormField>
                <FormField name={`items.${String(place)}.price`} label={UNIT_PRICE} hint="por mês">
                  {(control) => <TextInput {...control} prefix="R$" inputMode="decimal" />}
                </FormField>
              </Line>
            ))}
            <Plan>
              <FormField name="duration_months" label="Plano, em meses" hint="um dos planos oferecidos no simulador">
                {(control) => <TextInput {...control} inputMode="numeric" />}
              </FormField>
            </Plan>
            <FormField name="message" label="Mensagem para o cliente" optional>
              {(control) => <TextArea {...control} rows={3} maxLength={2000} />}
            </FormField>
            <SyncSavedValues saved={toFieldTexts(saved)} />
            <FocusFirstError />
            <FormLeaveGuard />
            <PanelButtons>
              <PlainButton type="submit" kind="primary" busy={isSubmitting}>
                Enviar nova proposta
              </PlainButton>
            </PanelButtons>
          </Form>
        )}
      </Formik>
    </Card>
  )
}

/** The upgrades of an item; their quantity follows the item's. */
const Upgrades = ({ item }: { item: OrderItem | undefined }) =>
  item && item.upgrades.length > 0 ? (
    <small>
      Com {item.upgrades.map(({ quantity, name }) => `${String(quantity)} × ${name}`).join(', ')}. Os upgrades seguem,
      no máximo um por unidade.
    </small>
  ) : null

const Plan = styled.div`
  max-width: 260px;
`

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 140px 200px;
  gap: 0 12px;
  align-items: start;
  > b {
    padding-top: 30px;
    font-weight: 550;
  }
  > b small {
    display: block;
    ${font.secondaryMuted};
    font-weight: 400;
  }
  ${below.phone} {
    grid-template-columns: 1fr 1fr;
    > b {
      grid-column: 1 / -1;
      padding: 0 0 8px;
    }
  }
`
