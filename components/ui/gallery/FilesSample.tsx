import { FileDrop, FileDropView } from '../files/FileDrop'
import { pdfLimits, type UploadState } from '../files/useFileUpload'

const nothing = (): void => undefined
const states: { key: string; state: UploadState; dragging?: string }[] = [
  { key: 'empty', state: { kind: 'idle' } },
  { key: 'over', state: { kind: 'idle' }, dragging: 'contrato-social.pdf' },
  {
    key: 'sending',
    state: { kind: 'sending', name: 'contrato-social.pdf', size: 4_200_000, sent: 2_700_000, secondsLeft: 3 },
  },
  { key: 'failed', state: { kind: 'failed', name: 'contrato-social.pdf', percent: 64, reason: 'A conexão caiu.' } },
  { key: 'done', state: { kind: 'done', name: 'contrato-social.pdf', size: 4_200_000, at: '2026-11-17T12:42:00Z' } },
]

// Simulates a slow connection: sends the bytes little by little, until the signal aborts.
const slowUpload = (file: File, { onProgress, signal }: { onProgress: (sent: number) => void; signal: AbortSignal }) =>
  new Promise<void>((resolve, reject) => {
    let sent = 0
    const timer = setInterval(() => {
      sent += file.size / 40
      onProgress(sent)
      if (sent >= file.size) resolve()
    }, 100)
    signal.addEventListener('abort', () => reject(new Error('cancelled')))
    signal.addEventListener('abort', () => clearInterval(timer))
  })

export const FilesSample = () => (
  <>
    <h2 className="sample">Envio de arquivo</h2>
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 12 }}>
      {states.map(({ key, state, dragging }) => (
        <FileDropView
          key={key}
          label={`Estado ${key}`}
          shape="tile"
          limits={pdfLimits}
          state={state}
          draggingName={dragging}
          onFile={nothing}
          onCancel={nothing}
          onRetry={nothing}
        />
      ))}
    </div>
    <div style={{ display: 'grid', gap: 12, marginTop: 12 }}>
      <FileDrop
        label="Comprovante de endereço"
        reproved="Emitido há mais de 90 dias. Envie um de setembro, outubro ou novembro."
        upload={slowUpload}
      />
      <FileDropView
        label="Contrato social"
        limits={pdfLimits}
        state={{ kind: 'refused', reason: 'Envie um arquivo PDF. “foto.png” é de outro tipo.' }}
        onFile={nothing}
        onCancel={nothing}
        onRetry={nothing}
      />
    </div>
  </>
)
