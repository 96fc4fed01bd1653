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
  /** A file with the titles and an example. */
  template: () => string | Promise<string>
  /** By what a line means one that is there. */
  children: ReactNode
}

/** Adds and changes a kind of thing of the catalogue by a CSV file, after a look at what it would do. */
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
