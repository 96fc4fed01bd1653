import { useMutation } from '@tanstack/react-query'
import { sendSigningCode } from '@/services/signing/signing.service'

/** Has a new code mailed. */
export const useSendSigningCode = (key: string) =>
  useMutation({ mutationFn: () => sendSigningCode(key), meta: { quietCodes: ['link_not_valid'] } })
