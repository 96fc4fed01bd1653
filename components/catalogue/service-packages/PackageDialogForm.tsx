import { FormDialog } from '@/components/ui/dialogs/FormDialog'
import { toast } from '@/components/ui/feedback/toast'
import { orFieldErrors } from '@/components/ui/forms/formErrors'
import { useSavePackage } from '@/hooks/catalogue/useSavePackage'
import {
  type PackageForm as Values,
  toNewPackage,
  toPackageChange,
} from '@/services/catalogue/service-package-form.rules'
import type { ManagedPackage } from '@/services/catalogue/service-packages.schema'
import { PackageForm } from './PackageForm'

type Props = {
  /** The package that is changed; none = a new one. */
  servicePackage: ManagedPackage | undefined
  open: boolean
  onClose: () => void
}

/** Adds a service package to a simulator, or changes one. */
export const PackageDialogForm = ({ servicePackage, open, onClose }: Props) => {
  const { mutateAsync: save, isPending } = useSavePackage()
  const submit = orFieldErrors<Values>(async (values) => {
    const { name } = await save(
      servicePackage ? { id: servicePackage.id, change: toPackageChange(values) } : { create: toNewPackage(values) },
    )
    toast.success(`Pacote ${name} ${servicePackage ? 'alterado' : 'criado'}.`)
    onClose()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={600}
      title={
        servicePackage ? `Pacote ${servicePackage.name} de ${servicePackage.simulator.name}` : 'Novo pacote de serviço'
      }
      submitLabel={servicePackage ? 'Salvar pacote' : 'Criar pacote'}
    >
      {(id) => <PackageForm id={id} servicePackage={servicePackage} onSubmit={submit} />}
    </FormDialog>
  )
}
