import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import type { Company, CompanyPerson } from '@/services/companies/companies.schema'

// The search and antd's Modal arrive with the first buyer who is opened.
const BuyerCompaniesDialog = dynamic(
  () => import('./BuyerCompaniesDialog').then((module) => module.BuyerCompaniesDialog),
  { ssr: false },
)

type Props = { buyer: CompanyPerson | null; home: Company; onClose: () => void }

/** The companies of a buyer, opened from the list. The last one stays drawn while it closes. */
export const BuyerCompanies = ({ buyer, home, onClose }: Props) => {
  const [shown, setShown] = useState(buyer)
  if (buyer && buyer !== shown) setShown(buyer)
  const wasOpened = useOnceOpened(buyer !== null)
  if (!wasOpened || !shown) return null
  const known = [shown.id, ...shown.permitted_companys.map(({ id }) => id)].join(' ')
  return <BuyerCompaniesDialog key={known} buyer={shown} home={home} open={buyer !== null} onClose={onClose} />
}
