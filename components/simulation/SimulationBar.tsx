import { ArrowLeft, ChevronUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Dialog } from '@/components/ui/dialogs/Dialog'
import { Money } from '@/components/ui/display/Money'
import { BottomBar } from '@/components/ui/navigation/BottomBar'
import type { Bill } from '@/services/simulation/bill.rules'
import { flex, touchArea } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** What closes every page of the simulator: the way back, the one solid action, and what it comes to so far. */
export type SimulationFooter = {
  backHref: string
  action: string
  onAction: () => void
  isBusy?: boolean
  /** '18 notebooks, 24 meses'. */
  facts: string
  bill: Bill | null
  recalculating: boolean
  /** What 'Ver a conta' opens on phones, where no aside shows it. */
  account: ReactNode
}

/** The foot of a page of the simulator on narrow screens. */
export const SimulationBar = ({
  backHref,
  action,
  onAction,
  isBusy,
  facts,
  bill,
  recalculating,
  account,
}: SimulationFooter) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <BottomBar
        facts={
          <>
            {facts}
            <Account type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              Ver a conta <ChevronUp size={14} strokeWidth={2} aria-hidden />
            </Account>
          </>
        }
        sum={
          bill && (
            <>
              {!bill.isFinal && <div>a partir de</div>}
              <Money value={bill.monthlyFee} perMonth size="price" recalculating={recalculating} />
            </>
          )
        }
        secondary={
          <BackSquare href={backHref} aria-label="Voltar">
            <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
          </BackSquare>
        }
        action={
          <PlainButton kind="primary" size="large" busy={isBusy} onClick={onAction}>
            {action}
          </PlainButton>
        }
      />
      <Dialog open={open} onClose={() => setOpen(false)} title="Sua simulação">
        {account}
      </Dialog>
    </>
  )
}

const Account = styled.button`
  ${flex.row};
  gap: 6px;
  min-height: 24px;
  color: ${color.brandText};
  font-weight: 500;
  ${touchArea}
`

const BackSquare = styled(ButtonLink)`
  flex: none;
  width: 48px;
  height: 48px;
  padding: 0;
`
