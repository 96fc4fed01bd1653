import { FileDropView } from './FileDropView'
import { type FileLimits, pdfLimits, type StoredFile, type Upload, useFileUpload } from './useFileUpload'

type Props = {
  /** What is asked for: "Comprovante de endereço". */
  label: string
  /** Sends the file; tells how many bytes have left; stops when the signal says so. */
  upload: Upload
  onDone?: () => void
  limits?: FileLimits
  /** The file that is there already. */
  file?: StoredFile
  /** Why what was sent was refused; said before the zone is offered again. */
  reproved?: string
  shape?: 'row' | 'tile'
  disabled?: boolean
}

export const FileDrop = ({ upload, onDone, limits = pdfLimits, ...view }: Props) => {
  const { state, send, cancel, retry } = useFileUpload(upload, limits, onDone)
  return <FileDropView {...view} limits={limits} state={state} onFile={send} onCancel={cancel} onRetry={retry} />
}
