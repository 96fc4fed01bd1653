import { useMutation } from '@tanstack/react-query'
import type { Signature } from '@/services/signing/signing.schema'
import { signPaper } from '@/services/signing/signing.service'

/** Signs with the code of the mail. What is wrong stands at its field; a dead link is the screen's to explain. */
export const useSignPaper = (key: string) =>
  useMutation({
    mutationFn: (signature: Signature) => signPaper(key, signature),
    meta: { quietCodes: ['invalid', 'link_not_valid'] },
  })
