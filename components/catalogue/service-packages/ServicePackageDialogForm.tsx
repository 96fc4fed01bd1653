import { FormDialog } from '@/components/ui/dialogs/FormDialog'
import { toast } from '@/components/ui/feedback/toast'
import { orFieldErrors } from '@/components/ui/forms/formErrors'
import { useSaveServicePackage } from '@/hooks/catalogue/service-packages.mutations'
import {
  type ServicePackageFormValues as Values,
  toNewServicePackage,
  toServicePackageChange,
} from '@/services/catalogue/service-packages/service-package-fields.rules'
import type { ManagedServicePackage } from '@/services/catalogue/service-packages/service-packages.schema'
import { ServicePackageForm } from './ServicePackageForm'

type Props = {
  /** The package that is changed; none = a new one. */
  servicePackage: ManagedServicePackage | undefined
  open: boolean
  onClose: () => void
}

/** Adds a service package to a simulator, or changes one. */
export const ServicePackageDialogForm = ({ servicePackage, open, onClose }: Props) => {
  const { mutateAsync: save, isPending } = useSaveServicePackage()
  const submit = orFieldErrors<Values>(async (values) => {
    const { name } = await save(
      servicePackage
        ? { id: servicePackage.id, change: toServicePackageChange(values) }
        : { create: toNewServicePackage(values) },
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
      {(id) => <ServicePackageForm id={id} servicePackage={servicePackage} onSubmit={submit} />}
    </FormDialog>
  )
}
