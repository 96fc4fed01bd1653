import { useMutation } from '@tanstack/react-query'
import { declinePaper } from '@/services/signing/signing.service'

/** Declines to sign, with a reason. */
export const useDeclinePaper = (key: string) =>
  useMutation({
    mutationFn: (reason: string) => declinePaper(key, reason),
    meta: { quietCodes: ['invalid', 'link_not_valid'] },
  })
