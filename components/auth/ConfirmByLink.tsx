import type { UseMutationResult } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import type { ReactNode } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Notice } from '@/components/ui/feedback/Notice'
import { toast } from '@/components/ui/feedback/toast'
import { OtherWay, wideButton } from './dialogParts'

type Props = {
  /** Of the mail's link. */
  token: string | null
  by: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'error' | 'isPending'>
  /** What to do once the link is no longer valid. */
  over: ReactNode
  /** What is said afterwards, and where it leads. */
  success: string
  next: string
  /** For who did not ask for it. */
  otherwise: string
}

/** Confirms an address with the token of a mail. It needs a press: programs that check mails open links too. */
export const ConfirmByLink = ({ token, by: { mutate, error, isPending }, over, success, next, otherwise }: Props) => {
  const { replace } = useRouter()
  if (token === null || (error && 'code' in error && error.code === 'link_not_valid'))
    return (
      <Notice tone="warn" title="Este link não vale mais">
        {over}
      </Notice>
    )
  const confirm = (): void =>
    mutate(token, {
      onSuccess: () => {
        toast.success(success)
        void replace(next)
      },
    })
  return (
    <>
      <PlainButton kind="primary" block busy={isPending} style={wideButton} onClick={confirm}>
        Confirmar e-mail
      </PlainButton>
      <OtherWay>Não foi você? Feche esta página: {otherwise}</OtherWay>
    </>
  )
}
