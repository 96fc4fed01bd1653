import dynamic from 'next/dynamic'
import { useState } from 'react'
import styled from 'styled-components'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'
import { inAntdTheme } from '@/components/ui/theme/inAntdTheme'
import { readDraft } from '@/contexts/stores/drafts.store'
import { color } from '@/styles/tokens'
import { couponDraft } from './couponDraft'

const CouponForm = dynamic(() => inAntdTheme(import('./CouponForm').then((module) => module.CouponForm)), {
  ssr: false,
  loading: () => <FormSkeleton fields={1} />,
})

/** 'Tenho um cupom': the field comes when it is wanted, and is there again for a code that was not applied yet. */
export const CouponField = ({ quotationId }: { quotationId: number }) => {
  const [open, setOpen] = useState(() => readDraft(couponDraft(quotationId)) !== null)
  if (open) return <CouponForm quotationId={quotationId} />
  return (
    <Opener type="button" onClick={() => setOpen(true)}>
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
