import { useState } from 'react'
import styled from 'styled-components'
import { CompanyChooser } from '@/components/layout/company/CompanyChooser'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { DialogModal } from '@/components/ui/dialogs/DialogModal'
import { toast } from '@/components/ui/feedback/toast'
import { useSaveUser } from '@/hooks/users/users.mutations'
import type { Company, CompanyPerson } from '@/services/companies/companies.schema'
import { color } from '@/styles/tokens'

type Props = { buyer: CompanyPerson; home: Company; open: boolean; onClose: () => void }

/** Chooses the companies that a buyer may act for, and asks once more before it acts. */
export const BuyerCompaniesDialog = ({ buyer, home, open, onClose }: Props) => {
  const { mutateAsync: save, isPending } = useSaveUser()
  const before = withHome(buyer, home)
  const [companies, setCompanies] = useState(before)
  const [asks, setAsks] = useState(false)
  const added = companies.filter(({ id }) => !before.some((one) => one.id === id))
  const removed = before.filter(({ id }) => !companies.some((one) => one.id === id))
  const close = (): void => {
    setCompanies(before)
    setAsks(false)
    onClose()
  }
  const next = (): void => (added.length + removed.length > 0 ? setAsks(true) : close())
  const confirm = async (): Promise<void> => {
    await save({ id: buyer.id, change: { permitted_companys: companies.map(({ id }) => id) } })
    toast.success(`Empresas de ${buyer.first_name} alteradas.`)
    setAsks(false)
    onClose()
  }
  return (
    <DialogModal
      open={open}
      onClose={close}
      busy={isPending}
      width={520}
      title={asks ? `Mudar as empresas de ${buyer.first_name}?` : 'Empresas que pode representar'}
      footer={
        <>
          <PlainButton onClick={asks ? () => setAsks(false) : close} disabled={isPending}>
            {asks ? 'Voltar' : 'Cancelar'}
          </PlainButton>
          {/* A refusal is told by a toast; the choice stays. */}
          <PlainButton kind="primary" busy={isPending} onClick={asks ? () => void confirm().catch(() => null) : next}>
            {asks ? 'Mudar empresas' : 'Continuar'}
          </PlainButton>
        </>
      }
    >
      {asks ? (
        <Summary>
          <Names title="Passa a comprar também por" companies={added} />
          <Names title="Deixa de comprar por" companies={removed} />
          {removed.length > 0 && (
            <p>
              Vale agora: se estiver usando uma empresa retirada, {buyer.first_name} volta para {home.corporate_name}.
              Pedidos já feitos não mudam.
            </p>
          )}
        </Summary>
      ) : (
        <>
          <Lead>
            {buyer.first_name} vê e faz pedidos pelas empresas desta lista, e escolhe em qual está pelo seletor do topo.
          </Lead>
          <CompanyChooser
            title="Empresas"
            value={companies}
            onChange={setCompanies}
            fixed={{ id: home.id, because: 'empresa da pessoa' }}
          />
        </>
      )}
    </DialogModal>
  )
}

type Companies = CompanyPerson['permitted_companys']

const withHome = ({ permitted_companys }: CompanyPerson, { id, corporate_name }: Company): Companies => [
  { id, corporate_name },
  ...permitted_companys.filter((one) => one.id !== id),
]

const Names = ({ title, companies }: { title: string; companies: Companies }) =>
  companies.length > 0 && (
    <div>
      <strong>{title}</strong>
      <ul>
        {companies.map(({ id, corporate_name }) => (
          <li key={id}>{corporate_name}</li>
        ))}
      </ul>
    </div>
  )

const Lead = styled.p`
  margin-bottom: 12px;
  color: ${color.t2};
`

const Summary = styled.div`
  display: grid;
  gap: 12px;
  strong {
    font-weight: 550;
  }
  ul {
    max-height: 224px;
    overflow-y: auto;
    overflow-wrap: anywhere;
  }
  p {
    color: ${color.t2};
  }
`
