import { useRouter } from 'next/router'
import styled from 'styled-components'
import { simulationStepAt, simulationSteps } from '@/components/layout/simulation/simulationSteps.rules'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Dialog } from '@/components/ui/dialogs/Dialog'
import { Picture } from '@/components/ui/drawings/Picture'
import { Link } from '@/components/ui/navigation/Link'
import { useQuotation } from '@/contexts/QuotationContext'
import { paths } from '@/services/config/paths'
import { summarizeCart } from '@/services/simulation/products/cart.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { useResumePath } from '../simulationPaths'

export const InProgressPrompt = ({ onClose }: { onClose: () => void }) => {
  const { quotation, reset } = useQuotation()
  const router = useRouter()
  const resumePath = useResumePath()
  const resume = (): void => {
    onClose()
    void router.push(resumePath)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Pedido em Andamento"
      width={420}
      footer={
        <>
          <PlainButton onClick={reset}>Começar de novo</PlainButton>
          <PlainButton kind="primary" onClick={resume}>
            Continuar
          </PlainButton>
        </>
      }
    >
      <Words>Você possui um pedido em andamento. Deseja continuar de onde parou?</Words>
      {quotation && (
        <Row>
          <Picture image={quotation.products[0]?.image ?? quotation.simulator.image} size="thumb" />
          <p>
            <b>{quotationTitle(quotation)}</b>
            {progressLabel(resumePath)}
          </p>
        </Row>
      )}
      <SavedQuotations>
        Começar de novo não apaga nada: ela continua em <Link href={paths.platform.quotations()}>Minhas cotações</Link>.
      </SavedQuotations>
    </Dialog>
  )
}

/** '10 tablets, plano de 24 meses'; before there is a cart, the simulator's name. */
function quotationTitle({ products, plan, simulator }: Quotation): string {
  const what = products.length > 0 ? summarizeCart(products) : simulator.name
  return plan ? `${what}, plano de ${String(plan.duration_months)} meses` : what
}

/** 'Passo 3 de 5, Plano e serviço'. */
function progressLabel(path: string): string {
  const place = simulationStepAt(path)
  return `Passo ${String(place + 1)} de ${String(simulationSteps.length)}, ${simulationSteps[place]?.label ?? ''}`
}

const Words = styled.p`
  color: ${color.t2};
`

const SavedQuotations = styled.p`
  margin-top: 12px;
  ${font.smallMuted};
  a {
    ${font.underlined};
  }
`

const Row = styled.div`
  ${flex.row};
  gap: 16px;
  margin-top: 16px;
  padding: 12px 16px;
  border-radius: ${radius.tile};
  background: ${color.sunken};
  ${font.secondaryMuted};
  b {
    display: block;
    color: ${color.text};
    font-weight: 600;
  }
`
