import dynamic from 'next/dynamic'
import { useState } from 'react'
import styled from 'styled-components'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'
import { inAntdTheme } from '@/components/ui/theme/inAntdTheme'
import { readDraft } from '@/contexts/stores/drafts.store'
import { color } from '@/styles/tokens'

const CouponForm = dynamic(() => inAntdTheme(import('./CouponForm').then((module) => module.CouponForm)), {
  ssr: false,
  loading: () => <FormSkeleton fields={1} />,
})

/** 'Tenho um cupom' opens the field; a draft that was not applied yet opens it at once. */
export const CouponField = ({ quotationId }: { quotationId: number }) => {
  const draft = `coupon:${quotationId}`
  const [open, setOpen] = useState(() => readDraft(draft) !== null)
  if (open) return <CouponForm quotationId={quotationId} draft={draft} />
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
