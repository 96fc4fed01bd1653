import { useMutation } from '@tanstack/react-query'
import { saveFile } from '@/services/http/save-file'
import { getPaper } from '@/services/signing/signing.service'

/** Hands the PDF to the browser's downloads. */
export const useSavePaper = (key: string) =>
  useMutation({ mutationFn: async (name: string) => saveFile(await getPaper(key), name) })
