import { useMutation } from '@tanstack/react-query'
import { uploadPicture } from '@/services/pictures/pictures.service'

type Sending = { onProgress: (sentBytes: number) => void; signal: AbortSignal }

/** Uploads a picture for a file drop and returns its name in the catalogue. The drop shows its own failures. */
export function useUploadPicture() {
  const { mutateAsync } = useMutation({
    mutationFn: ({ file, ...sending }: Sending & { file: File }) => uploadPicture(file, sending),
    meta: { quiet: true },
  })
  return async (file: File, sending: Sending): Promise<string> => (await mutateAsync({ file, ...sending })).src
}
