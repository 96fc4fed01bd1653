import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FileDrop } from '@/components/ui/files/FileDrop'
import type { UploadOptions } from '@/components/ui/files/useFileUpload'

const pdf = (name = 'contrato.pdf', bytes = 1000): File =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })

const setUp = (extra: { reproved?: string; maxBytes?: number } = {}) => {
  const calls: { file: File; options: UploadOptions; finish: () => void; fail: (error: Error) => void }[] = []
  const upload = (file: File, options: UploadOptions) =>
    new Promise<void>((finish, fail) => calls.push({ file, options, finish, fail }))
  const onDone = jest.fn()
  const limits = { kind: 'PDF', extensions: ['.pdf'], maxBytes: extra.maxBytes ?? 20_000_000 }
  render(<FileDrop label="Contrato social" upload={upload} onDone={onDone} limits={limits} reproved={extra.reproved} />)
  return { calls, onDone, input: screen.getByLabelText('Contrato social: escolher PDF') }
}

/** Ends the request and lets what waits for it go on. */
const settle = (end: () => void): Promise<void> =>
  act(() => {
    end()
    return Promise.resolve()
  })

describe('sending a file', () => {
  it('shows the upload progress and the finished file', async () => {
    const { calls, onDone, input } = setUp()
    await userEvent.upload(input, pdf())
    act(() => calls[0]?.options.onProgress(640))
    expect(screen.getByRole('progressbar', { name: 'Enviando contrato.pdf' })).toHaveAttribute('aria-valuenow', '64')
    await settle(() => calls[0]?.finish())
    expect(screen.getByText('Trocar arquivo')).toBeVisible()
    expect(onDone).toHaveBeenCalledTimes(1)
  })

  it('aborts the request on cancel and shows the drop zone again', async () => {
    const { calls, onDone, input } = setUp()
    await userEvent.upload(input, pdf())
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    expect(calls[0]?.options.signal.aborted).toBe(true)
    expect(screen.getByText(/escolha um arquivo/)).toBeVisible()
    await settle(() => calls[0]?.finish())
    expect(onDone).not.toHaveBeenCalled()
  })

  it('shows where the upload stopped and retries with the same file', async () => {
    const { calls, input } = setUp()
    await userEvent.upload(input, pdf())
    act(() => calls[0]?.options.onProgress(640))
    await settle(() => calls[0]?.fail(new Error('network')))
    expect(screen.getByRole('alert')).toHaveTextContent('O envio parou em 64%')
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(calls).toHaveLength(2)
    expect(calls[1]?.file).toBe(calls[0]?.file)
  })

  it('shows the message of the API when it refuses the file', async () => {
    const { calls, input } = setUp()
    await userEvent.upload(input, pdf())
    const refusal = Object.assign(new Error('415'), { errors: ['O arquivo não é um PDF.'] })
    await settle(() => calls[0]?.fail(refusal))
    expect(screen.getByRole('alert')).toHaveTextContent('O arquivo não é um PDF.')
  })

  it('refuses a wrong type and an oversized file before sending', async () => {
    const { calls, input } = setUp({ maxBytes: 500 })
    await userEvent.upload(input, pdf('foto.png'), { applyAccept: false })
    expect(screen.getByRole('alert')).toHaveTextContent('Envie um arquivo PDF. “foto.png” é de outro tipo.')
    await userEvent.upload(input, pdf())
    expect(screen.getByRole('alert')).toHaveTextContent('O arquivo tem 1 kB e o limite é 500 B.')
    expect(calls).toHaveLength(0)
  })

  it('shows what to correct before asking again', () => {
    setUp({ reproved: 'Emitido há mais de 90 dias.' })
    expect(screen.getByText(/Emitido há mais de 90 dias/)).toBeVisible()
  })
})
