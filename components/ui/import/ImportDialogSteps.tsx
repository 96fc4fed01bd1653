import { FileDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { confirmLabel, failedLinesCsv, type Noun, writtenOf } from '@/services/http/import-report.rules'
import { MAX_IMPORT_BYTES } from '@/services/http/import.rules'
import type { ImportReport } from '@/services/http/import.schema'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { PlainButton } from '../buttons/PlainButton'
import { DialogModal } from '../dialogs/DialogModal'
import { FileDrop } from '../files/FileDrop'
import type { FileLimits, Upload, UploadOptions } from '../files/useFileUpload'
import { ImportDone, ImportReportView } from './ImportReportView'

type Checked = { file: File; report: ImportReport }

export type ImportDialogProps = {
  open: boolean
  onClose: () => void
  /** "Importar produtos". */
  title: string
  noun: Noun
  /** Explains the columns of the file. */
  children: ReactNode
  /** Saves a file with the column titles and an example. */
  onTemplate: () => void
  check: (file: File, sending: UploadOptions) => Promise<Checked>
  /** Imports the checked file; `isStale` when the data has changed since the check and nothing was imported. */
  confirm: (file: File, report: ImportReport) => Promise<{ report: ImportReport; isStale: boolean }>
  save: (text: string, name: string) => void
}

const LIMITS: FileLimits = { kind: 'CSV', extensions: ['.csv', '.txt'], maxBytes: MAX_IMPORT_BYTES }

/** Choose a file, review what it would do, see the result. */
export const ImportDialogSteps = ({ open, onClose, title, noun, children, ...on }: ImportDialogProps) => {
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isStale, setStale] = useState(false)
  const [busy, setBusy] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  const begin = (): void => {
    setChecked(null)
    setStale(false)
  }
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) begin()
  }
  const confirm = async ({ file, report }: Checked): Promise<void> => {
    setBusy(true)
    try {
      const answer = await on.confirm(file, report)
      setChecked({ file, report: answer.report })
      setStale(answer.isStale)
    } catch {
      // The error has been shown centrally; the report stays for another try.
    } finally {
      setBusy(false)
    }
  }
  const report = checked?.report
  const saveFailed = (): void => {
    if (checked) on.save(failedLinesCsv(checked.report), failedName(checked.file.name))
  }
  return (
    <DialogModal
      open={open}
      onClose={onClose}
      title={title}
      width={640}
      busy={busy}
      footer={
        report?.imported ? (
          <PlainButton kind="primary" onClick={onClose}>
            Concluir
          </PlainButton>
        ) : (
          <>
            <PlainButton onClick={checked ? begin : onClose} disabled={busy}>
              {checked ? 'Escolher outro arquivo' : 'Cancelar'}
            </PlainButton>
            {checked && writtenOf(checked.report) > 0 && (
              <PlainButton kind="primary" busy={busy} onClick={() => void confirm(checked)}>
                {confirmLabel(checked.report, noun)}
              </PlainButton>
            )}
          </>
        )
      }
    >
      {!checked && (
        <ImportChoice
          limits={LIMITS}
          onTemplate={on.onTemplate}
          upload={async (file, sending) => setChecked(await on.check(file, sending))}
        >
          {children}
        </ImportChoice>
      )}
      {checked && !checked.report.imported && (
        <ImportReportView
          name={checked.file.name}
          noun={noun}
          report={checked.report}
          isStale={isStale}
          onSaveFailed={saveFailed}
        />
      )}
      {report?.imported && <ImportDone report={report} noun={noun} onSaveFailed={saveFailed} />}
    </DialogModal>
  )
}

/** `produtos.csv` → `produtos-corrigir.csv`. */
const failedName = (name: string): string => `${name.replace(/\.\w+$/, '')}-corrigir.csv`

type ImportChoiceProps = { limits: FileLimits; upload: Upload; onTemplate: () => void; children: ReactNode }

/** The first step of an import: explanation, file drop, template. */
export const ImportChoice = ({ limits, upload, onTemplate, children }: ImportChoiceProps) => (
  <Block>
    <div>{children}</div>
    <FileDrop label="Arquivo" limits={limits} upload={upload} />
    <div>
      <PlainButton size="small" icon={<FileDown size={16} strokeWidth={1.75} aria-hidden />} onClick={onTemplate}>
        Baixar modelo
      </PlainButton>
    </div>
  </Block>
)

const Block = styled.div`
  ${flex.stack};
  gap: 16px;
  > div:first-child {
    color: ${color.t2};
  }
`
