import { useMutation } from '@tanstack/react-query'
import { saveFile } from '@/services/http/save-file'
import type { Signature } from '@/services/signing/signing.schema'
import { declineDocument, getSigningFile, sendSigningCode, signDocument } from '@/services/signing/signing.service'

/** Has a new code mailed. */
export const useSendSigningCode = (key: string) =>
  useMutation({ mutationFn: () => sendSigningCode(key), meta: { quietCodes: ['link_not_valid'] } })

/** Signs with the code of the mail. What is wrong stands at its field; a dead link is the screen's to explain. */
export const useSignDocument = (key: string) =>
  useMutation({
    mutationFn: (signature: Signature) => signDocument(key, signature),
    meta: { quietCodes: ['invalid', 'link_not_valid'] },
  })

/** Declines to sign, with a reason. */
export const useDeclineDocument = (key: string) =>
  useMutation({
    mutationFn: (reason: string) => declineDocument(key, reason),
    meta: { quietCodes: ['invalid', 'link_not_valid'] },
  })

/** Hands the PDF to the browser's downloads. */
export const useDownloadSigningFile = (key: string) =>
  useMutation({ mutationFn: async (name: string) => saveFile(await getSigningFile(key), name) })
