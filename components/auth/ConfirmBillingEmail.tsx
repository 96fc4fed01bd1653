import { useConfirmBillingEmail } from '@/hooks/companies/billing-email.queries'
import { paths } from '@/services/config/paths'
import { ConfirmByLink } from './ConfirmByLink'

/** Confirms a billing e-mail: from then on it gets the company's invoices. */
export const ConfirmBillingEmail = ({ token }: { token: string | null }) => (
  <ConfirmByLink
    token={token}
    by={useConfirmBillingEmail()}
    over="O link vale por 48 horas. Peça à sua empresa que envie outro nas configurações."
    success="E-mail confirmado. As próximas faturas chegam nele."
    next={paths.home()}
    otherwise="nada será enviado."
  />
)
