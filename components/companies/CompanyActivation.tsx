import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { toast } from '@/components/ui/feedback/toast'
import { useUpdateCompany } from '@/hooks/companies/companies.mutations'
import type { Company } from '@/services/companies/companies.schema'

/** Lets a client in, or closes its access; asks first. */
export const CompanyActivation = ({ company }: { company: Company }) => {
  const { mutateAsync: change } = useUpdateCompany(company.id)
  const [asks, setAsks] = useState(false)
  const isActive = company.status === 'active'
  // What the dialog asks stays while it closes, when the company is already changed.
  const [closes, setCloses] = useState(isActive)
  const ask = (): void => {
    setCloses(isActive)
    setAsks(true)
  }
  const confirm = async (): Promise<void> => {
    await change({ activate: !closes })
    toast.success(
      closes
        ? `O acesso de ${company.corporate_name} foi encerrado.`
        : `${company.corporate_name} está ativa. Avisamos quem administra a conta.`,
    )
  }
  return (
    <>
      <PlainButton kind={isActive ? 'danger' : 'primary'} onClick={ask}>
        {isActive ? 'Encerrar acesso' : 'Ativar empresa'}
      </PlainButton>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={closes ? `Encerrar o acesso de ${company.corporate_name}?` : `Ativar ${company.corporate_name}?`}
        confirmLabel={closes ? 'Encerrar acesso' : 'Ativar empresa'}
        cancelLabel={closes ? 'Manter acesso' : 'Voltar'}
        danger={closes}
        onConfirm={confirm}
      >
        {closes
          ? 'As sessões abertas das pessoas da empresa terminam agora. Os pedidos continuam como estão.'
          : 'As pessoas da empresa passam a usar a plataforma, e quem administra a conta recebe um e-mail.'}
      </ConfirmDialog>
    </>
  )
}
