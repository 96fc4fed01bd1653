import { useState } from 'react'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { Card } from '@/components/ui/display/Card'
import { Facts } from '@/components/ui/display/Facts'
import { useLogin } from '@/contexts/LoginContext'
import { may } from '@/services/auth/permissions.rules'
import type { Company } from '@/services/companies/companies.schema'
import { formatDay } from '@/services/format/format.rules'

// The form arrives with the first change.
const ClientDataDialog = lazyPart(() => import('./CompanyDataDialog').then((module) => module.CompanyDataDialog))

/** The data of a client, and their change for who may register clients. */
export const CompanyData = ({ company }: { company: Company }) => {
  const { actor } = useLogin()
  const [open, setOpen] = useState(false)
  const wasOpened = useOnceOpened(open)
  return (
    <Card
      title="Dados"
      extra={
        actor &&
        may(actor, 'clients:create') && (
          <PlainButton size="small" onClick={() => setOpen(true)}>
            Editar dados
          </PlainButton>
        )
      }
    >
      <Facts
        items={[
          { key: 'trade', label: 'Nome fantasia', value: company.trade_name },
          { key: 'uf', label: 'UF', value: company.uf },
          { key: 'legal', label: 'Representante legal', value: company.legal_representative ?? 'Não informado' },
          { key: 'due', label: 'Vencimento da fatura', value: `Dia ${String(company.invoice_due_day)}` },
          { key: 'billing', label: 'E-mail de cobrança', value: billingText(company), long: true },
          {
            key: 'activated',
            label: 'Última ativação',
            value: company.activated_at ? formatDay(company.activated_at) : 'Ainda não ativada',
          },
        ]}
      />
      {wasOpened && <ClientDataDialog company={company} open={open} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function billingText({ billing_email: email, billing_email_confirmed_at: at }: Company): string {
  if (!email) return 'Não informado'
  return at ? email : `${email}, ainda não confirmado`
}
