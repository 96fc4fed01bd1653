import { ArrowLeft, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Dialog } from '@/components/ui/dialogs/Dialog'
import { Money } from '@/components/ui/display/Money'
import { BottomBar } from '@/components/ui/navigation/BottomBar'
import { useIsSaving } from '@/hooks/simulation/offline/save-state'
import { billOf } from '@/services/simulation/bill.rules'
import { summarizeCart } from '@/services/simulation/products/cart.rules'
import { flex, touchArea } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { type AccountProps, SimulationAccount } from './SimulationAccount'

/** The foot of every simulator page: the link back, the primary action and the fee so far. */
export type SimulationFooter = AccountProps & {
  backHref: string
  action: string
  onAction: () => void
  isBusy?: boolean
  /** '18 notebooks, 24 meses'; by default the kinds in the cart. */
  facts?: string
}

/** The foot on narrow screens, where 'Ver a conta' opens what the aside shows on wide ones. */
export const SimulationBar = ({
  backHref,
  action,
  onAction,
  isBusy,
  quotation,
  bill = billOf(quotation),
  taken,
  facts = summarizeCart(quotation.products),
}: SimulationFooter) => {
  const recalculating = useIsSaving(quotation.id)
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
        <SimulationAccount quotation={quotation} bill={bill} taken={taken} />
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
