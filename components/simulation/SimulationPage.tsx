import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Money } from '@/components/ui/display/Money'
import { useIsSaving } from '@/hooks/simulation/offline/save-state'
import { billOf } from '@/services/simulation/bill.rules'
import { flex } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { SimulationBar, type SimulationFooter } from './SimulationBar'

type Props = {
  footer: SimulationFooter
  /** At the right on wide screens. Without it the content takes the full width and the fee stands beside the action. */
  aside?: ReactNode
  children: ReactNode
}

/** A simulator page: content, aside and foot. */
export const SimulationPage = ({ footer, aside, children }: Props) => (
  <>
    <Columns $withAside={aside !== undefined}>
      <div>
        {children}
        <Actions {...footer} withSum={aside === undefined} />
      </div>
      {aside && <aside aria-label="Sua simulação">{aside}</aside>}
    </Columns>
    <SimulationBar {...footer} />
  </>
)

const Actions = ({
  backHref,
  action,
  onAction,
  isBusy,
  quotation,
  bill = billOf(quotation),
  withSum,
}: SimulationFooter & { withSum: boolean }) => {
  const recalculating = useIsSaving(quotation.id)
  return (
    <Row data-print="never">
      <ButtonLink kind="text" href={backHref} icon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden />}>
        Voltar
      </ButtonLink>
      <div>
        {withSum && bill && (
          <span>
            Mensalidade <Money value={bill.monthlyFee} size="price" recalculating={recalculating} />
          </span>
        )}
        <PlainButton kind="primary" busy={isBusy} onClick={onAction} style={{ paddingInline: 24 }}>
          {action}
        </PlainButton>
      </div>
    </Row>
  )
}

const Columns = styled.div<{ $withAside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $withAside }) => ($withAside ? '332px' : '')};
  gap: 48px;
  align-items: start;
  > aside {
    position: sticky;
    top: 20px;
  }
  ${below.aside} {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: 24px;
    > aside {
      display: none;
    }
  }
`

const Row = styled.div`
  ${flex.between};
  margin-top: 36px;
  padding: 20px 0 0;
  border-top: 1px solid ${color.line};
  > a {
    margin-left: -12px;
    padding: 0 12px;
  }
  > div {
    ${flex.row};
    gap: 20px;
    color: ${color.t2};
    b {
      color: ${color.text};
    }
  }
  ${below.aside} {
    display: none;
  }
`
