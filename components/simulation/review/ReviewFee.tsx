import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { useStored } from '@/components/ui/browser/useStored'
import { Card } from '@/components/ui/display/Card'
import { Money } from '@/components/ui/display/Money'
import { PriceBreakdown } from '@/components/ui/display/PriceBreakdown'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'
import { readDraft } from '@/contexts/stores/drafts.store'
import { useIsSaving } from '@/hooks/simulation/offline/save-state'
import { useApplyCoupon } from '@/hooks/simulation/quotation.mutations'
import { billOf, contractTotal } from '@/services/simulation/bill.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = { quotation: Quotation; action: ReactNode }

/** The fee line by line, a month and for the whole contract, the coupon, and the button that sends the order. */
export const ReviewFee = ({ quotation, action }: Props) => {
  const recalculating = useIsSaving(quotation.id)
  const bill = billOf(quotation)
  const total = contractTotal(bill)
  return (
    <FeeAside aria-label="Mensalidade">
      <Card title="Mensalidade" extra={bill.months !== null && `${bill.months} meses`}>
        <PriceBreakdown
          lines={bill.lines.map(({ kind, label, amount }, place) => ({
            key: `${kind}-${place}`,
            label,
            value: amount,
            discount: kind === 'coupon',
            action: kind === 'coupon' && <RemoveCoupon quotation={quotation} />,
          }))}
          total={bill.monthlyFee}
          totalNote={bill.isFinal ? undefined : 'a partir de'}
          recalculating={recalculating}
        />
        {total !== null && (
          <Contract>
            <span>Em {bill.months} meses</span>
            <Money value={total} recalculating={recalculating} />
          </Contract>
        )}
        {!quotation.coupon && <CouponField quotationId={quotation.id} />}
        <Send>
          {action}
          <p>Enviar não é aceitar: você ainda recebe a proposta para aceitar ou recusar.</p>
        </Send>
      </Card>
    </FeeAside>
  )
}

const RemoveCoupon = ({ quotation: { id, coupon } }: { quotation: Quotation }) => {
  const { save: apply } = useApplyCoupon(id)
  return (
    <Remove
      type="button"
      aria-label={`Tirar o cupom ${coupon?.discount_code ?? ''}`}
      onClick={() => apply({ code: '' })}
    >
      <X size={14} strokeWidth={1.75} aria-hidden />
    </Remove>
  )
}

const FeeAside = styled.aside`
  position: sticky;
  top: 20px;
  ${below.aside} {
    position: static;
  }
`

const Contract = styled.div`
  display: flex;
  justify-content: space-between;
  ${font.secondaryMuted};
`

const Send = styled.div`
  margin-top: 16px;
  p {
    margin-top: 12px;
    ${font.secondaryMuted};
  }
  ${below.aside} {
    > button {
      display: none;
    }
  }
`

const Remove = styled.button`
  ${flex.center};
  width: 24px;
  height: 24px;
  margin: -2px 0;
  border-radius: 6px;
  color: ${color.t2};
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
    margin: -12px 0;
  }
`

const CouponForm = lazyPart(
  () => import('./CouponForm').then((module) => module.CouponForm),
  () => <FormSkeleton fields={1} />,
)

/** 'Tenho um cupom' opens the field; a draft that was not applied yet opens it at once. */
export const CouponField = ({ quotationId }: { quotationId: number }) => {
  const draft = `coupon:${quotationId}`
  const [isOpened, setOpened] = useState(false)
  const started = useStored(() => readDraft(draft))
  if (isOpened || started) return <CouponForm quotationId={quotationId} draft={draft} />
  return (
    <Opener type="button" onClick={() => setOpened(true)}>
      Tenho um cupom
    </Opener>
  )
}

const Opener = styled.button`
  min-height: 32px;
  margin-top: 8px;
  color: ${color.brandText};
  font-size: 13px;
  font-weight: 500;
  &:hover {
    text-decoration: underline;
  }
`
