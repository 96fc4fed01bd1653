import { ChevronDown, FileUp, Plus, ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import { MenuButton } from '@/components/ui/buttons/MenuButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import { ImportDialog } from '@/components/ui/import/ImportDialog'
import { useImportUnits } from '@/hooks/stock/units.mutations'

// The forms load with the first dialog that opens.
const NewUnitDialogForm = lazyDialog(() => import('./NewUnitDialogForm').then((module) => module.NewUnitDialogForm))
const ScanDialog = lazyDialog(() => import('../scan/ScanDialog').then((module) => module.ScanDialog))

type RegistrationWay = 'one' | 'scan' | 'file'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Menu: create one unit, scan many, or import a file. */
export const RegisterUnits = () => {
  const [way, setWay] = useState<RegistrationWay | null>(null)
  const close = (): void => setWay(null)
  return (
    <>
      <MenuButton
        label="Cadastrar itens"
        align="end"
        entries={[
          {
            key: 'scan',
            label: 'Ler ou colar seriais',
            icon: <ScanBarcode {...icon} />,
            onSelect: () => setWay('scan'),
          },
          { key: 'one', label: 'Um equipamento', icon: <Plus {...icon} />, onSelect: () => setWay('one') },
          { key: 'file', label: 'Importar CSV', icon: <FileUp {...icon} />, onSelect: () => setWay('file') },
        ]}
      >
        {(trigger) => (
          <PlainButton kind="primary" {...trigger}>
            Cadastrar itens <ChevronDown {...icon} />
          </PlainButton>
        )}
      </MenuButton>
      <NewUnitDialogForm open={way === 'one'} onClose={close} />
      <ScanDialog open={way === 'scan'} onClose={close} />
      <ImportUnits open={way === 'file'} onClose={close} />
    </>
  )
}

const NOUN = { one: 'equipamento', many: 'equipamentos' }

const ImportUnits = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { check, confirm, save } = useImportUnits()
  const saveTemplate = async (): Promise<void> =>
    save((await import('@/services/stock/units/unit-template.rules')).unitTemplate(), 'modelo-equipamentos.csv')
  return (
    <ImportDialog
      open={open}
      onClose={onClose}
      title="Importar equipamentos"
      noun={NOUN}
      onTemplate={() => void saveTemplate()}
      check={check}
      confirm={confirm}
      save={save}
    >
      Envie o arquivo que “Baixar CSV” gera, editado na sua planilha, ou preencha o modelo. Uma linha muda grupo, local
      e etiqueta do equipamento com o mesmo serial; as outras cadastram equipamentos novos. Conferimos tudo antes, e
      nada muda até você confirmar.
    </ImportDialog>
  )
}
