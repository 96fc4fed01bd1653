import { Upload } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ImportDialog } from '@/components/ui/import/ImportDialog'
import { useImportCatalogue } from '@/hooks/catalogue/useImportCatalogue'
import type { Noun } from '@/services/http/import-report.rules'

type Props = {
  /** Of the list: `/upgrade-management`. */
  path: string
  noun: Noun
  /** The CSV file with the column titles and an example. */
  template: () => string | Promise<string>
  /** How a line refers to an existing record. */
  children: ReactNode
}

/** Imports catalogue records of one kind from a CSV file, after a dry run. */
export const ImportButton = ({ path, noun, template, children }: Props) => {
  const [open, setOpen] = useState(false)
  const { check, confirm, save } = useImportCatalogue(path)
  const saveTemplate = async (): Promise<void> => save(await template(), `modelo-${noun.many.replaceAll(' ', '-')}.csv`)
  return (
    <>
      <PlainButton
        size="small"
        icon={<Upload size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Importar CSV
      </PlainButton>
      <ImportDialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Importar ${noun.many}`}
        noun={noun}
        onTemplate={() => void saveTemplate()}
        check={check}
        confirm={confirm}
        save={save}
      >
        Envie o arquivo que “Baixar CSV” gera, editado na sua planilha, ou preencha o modelo. {children} Conferimos tudo
        antes, e nada muda até você confirmar.
      </ImportDialog>
    </>
  )
}
