import { useMutation } from '@tanstack/react-query'
import { saveFile } from '@/services/http/save-file'
import type { Signature, SigningRefusal } from '@/services/signing/signing.schema'
import { declineDocument, getSigningFile, sendSigningCode, signDocument } from '@/services/signing/signing.service'

export const useSendSigningCode = (key: string) =>
  useMutation({ mutationFn: () => sendSigningCode(key), meta: { quietCodes: ['link_not_valid'] } })

/** Signs with the mailed code. Field errors go to the form; the screen explains a closed link. */
export const useSignDocument = (key: string) =>
  useMutation({
    mutationFn: (signature: Signature) => signDocument(key, signature),
    meta: { quietCodes: ['invalid', 'link_not_valid'] },
  })

/** Declines with a reason and the mailed code; errors as above. */
export const useDeclineDocument = (key: string) =>
  useMutation({
    mutationFn: (refusal: SigningRefusal) => declineDocument(key, refusal),
    meta: { quietCodes: ['invalid', 'link_not_valid'] },
  })

/** Saves the PDF as a browser download. */
export const useDownloadSigningFile = (key: string) =>
  useMutation({ mutationFn: async (name: string) => saveFile(await getSigningFile(key), name) })
