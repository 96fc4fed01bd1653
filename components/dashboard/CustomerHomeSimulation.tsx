import { useState } from 'react'
import styled from 'styled-components'
import { simulationStepAt, simulationSteps } from '@/components/layout/simulation/simulationSteps.rules'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { Card } from '@/components/ui/display/Card'
import { Money } from '@/components/ui/display/Money'
import { Picture } from '@/components/ui/drawings/Picture'
import { useQuotation } from '@/contexts/QuotationContext'
import { useDiscardQuotation } from '@/hooks/simulation/saved-quotations.mutations'
import { insidePath, paths } from '@/services/config/paths'
import { summarizeCart } from '@/services/simulation/products/cart.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** The simulation in progress with a link back into it, or the start of a new one. */
export const CustomerHomeSimulation = () => {
  const { quotation } = useQuotation()
  return quotation ? <UnderWay quotation={quotation} /> : <Begin />
}

const Begin = () => (
  <Card title="Nova simulação">
    <Begins>
      <Thumb>
        <Picture image="laptop:bars" />
      </Thumb>
      <div>
        <p>Leva cerca de 3 minutos e você vê o preço antes de pedir.</p>
        <ButtonLink href={paths.platform.simulators()} size="small">
          Fazer uma simulação
        </ButtonLink>
        <ButtonLink href={paths.platform.quotations()} kind="text" size="small">
          Minhas cotações
        </ButtonLink>
      </div>
    </Begins>
  </Card>
)

const UnderWay = ({ quotation }: { quotation: Quotation }) => {
  const { lastPage } = useQuotation()
  const { mutateAsync: discard } = useDiscardQuotation()
  const [discarding, setDiscarding] = useState(false)
  const path = insidePath(lastPage) ?? paths.platform.simulation.products(quotation.id)
  const place = simulationStepAt(path)
  return (
    <Card flush>
      <Body>
        <small>Simulação em andamento</small>
        <h2>{quotation.products.length > 0 ? summarizeCart(quotation.products) : quotation.simulator.name}</h2>
        <Where>
          <Thumb>
            <Picture image={quotation.products[0]?.image ?? quotation.simulator.image} />
          </Thumb>
          <div>
            <small>
              Passo {place + 1} de {simulationSteps.length}
            </small>
            <b>{simulationSteps[place]?.label}</b>
            {quotation.products.length > 0 && (
              <small>
                {!quotation.final && 'a partir de '}
                <Money value={quotation.monthly_fee} perMonth />
              </small>
            )}
          </div>
        </Where>
        <Steps aria-hidden>
          {simulationSteps.map((step, at) => (
            <i key={step.label} data-done={at < place} data-here={at === place} />
          ))}
        </Steps>
      </Body>
      <Foot>
        <ButtonLink href={path} kind="primary" size="small" aria-label="Continuar a simulação">
          Continuar
        </ButtonLink>
        <PlainButton kind="text" size="small" onClick={() => setDiscarding(true)}>
          Descartar
        </PlainButton>
        <SavedQuotations href={paths.platform.quotations()} kind="text" size="small">
          Minhas cotações
        </SavedQuotations>
      </Foot>
      <ConfirmDialog
        open={discarding}
        onClose={() => setDiscarding(false)}
        title="Descartar a simulação?"
        confirmLabel="Descartar"
        cancelLabel="Manter simulação"
        danger
        onConfirm={() => discard(quotation.id)}
      >
        As respostas e o carrinho desta simulação não voltam.
      </ConfirmDialog>
    </Card>
  )
}

const SavedQuotations = styled(ButtonLink)`
  margin-left: auto;
`

const Begins = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 16px;
  p {
    margin-bottom: 12px;
    color: ${color.t2};
  }
`

const Body = styled.div`
  padding: 18px 20px 20px;
  small {
    display: block;
    ${font.secondaryMuted};
  }
  h2 {
    ${font.choiceTitle};
  }
`

const Where = styled.div`
  ${flex.row};
  gap: 16px;
  margin: 12px 0 16px;
  b {
    display: block;
    font-weight: 600;
  }
`

const Thumb = styled.div`
  flex: none;
  width: 92px;
  height: 76px;
`

const Steps = styled.div`
  display: flex;
  gap: 4px;
  i {
    flex: 1;
    height: 5px;
    border-radius: 3px;
    background: ${color.seg};
    overflow: hidden;
  }
  i::before {
    content: '';
    display: block;
    width: 0;
    height: 100%;
    background: ${color.fill};
  }
  i[data-done='true']::before {
    width: 100%;
  }
  i[data-here='true']::before {
    width: 50%;
  }
`

const Foot = styled.div`
  display: flex;
  gap: 8px;
  padding: 12px 20px;
  border-top: 1px solid ${color.line};
`
