import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { Card, CardRow } from '@/components/ui/display/Card'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { Pager } from '@/components/ui/tables/Pager'
import { SearchField } from '@/components/ui/tables/SearchField'
import { useLogin } from '@/contexts/LoginContext'
import { companyPeopleQueryOptions } from '@/hooks/companies/companies.queries'
import { may } from '@/services/auth/permissions.rules'
import type { Company, CompanyPerson } from '@/services/companies/companies.schema'
import { formatNumber } from '@/services/format/format.rules'
import { color } from '@/styles/tokens'
import { CompanyPersonRow } from './CompanyPersonRow'

const PEOPLE_PER_PAGE = 10

/** The people of a client, its admins first; of its buyers, the companies that they may act for. */
export const CompanyPeople = ({ company }: { company: Company }) => {
  const { actor } = useLogin()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [buyer, setBuyer] = useState<CompanyPerson | null>(null)
  const query = { ...(search && { search }), page, page_size: PEOPLE_PER_PAGE }
  const people = useQuery(companyPeopleQueryOptions(company.id, query))
  const permits = actor !== null && may(actor, 'users:manage')
  return (
    <Card title="Usuários" facts={formatNumber(company.users_count)} flush>
      {company.users_count > PEOPLE_PER_PAGE && (
        <CardRow>
          <SearchField
            label="Buscar usuários"
            placeholder="Nome ou e-mail"
            value={search}
            onSearch={(text) => {
              setSearch(text)
              setPage(1)
            }}
          />
        </CardRow>
      )}
      {people.isPending && (
        <CardRow>
          <SkeletonText label="Carregando os usuários" rows={3} />
        </CardRow>
      )}
      {people.isError && !people.data && (
        <CardRow>
          Não foi possível carregar os usuários.{' '}
          <PlainButton kind="link" onClick={() => void people.refetch()}>
            Tentar novamente
          </PlainButton>
        </CardRow>
      )}
      {people.data?.count === 0 && <CardRow>{search ? 'Nenhum usuário com essa busca.' : 'Nenhum usuário.'}</CardRow>}
      {people.data?.results.map((person) => (
        <CardRow key={person.id}>
          <CompanyPersonRow person={person} home={company.id} onPermit={permits ? () => setBuyer(person) : undefined} />
        </CardRow>
      ))}
      {people.data && people.data.count > PEOPLE_PER_PAGE && (
        <Foot>
          <Pager page={page} pageSize={PEOPLE_PER_PAGE} total={people.data.count} onPage={setPage} />
        </Foot>
      )}
      <BuyerCompanies buyer={buyer} home={company} onClose={() => setBuyer(null)} />
    </Card>
  )
}

const Foot = styled.div`
  padding: 0 var(--card-inset, 20px) 12px;
  border-top: 1px solid ${color.line};
`

// The search arrives with the first buyer who is opened.
const BuyerCompaniesDialog = lazyPart(() =>
  import('./BuyerCompaniesDialog').then((module) => module.BuyerCompaniesDialog),
)

type BuyerCompaniesProps = { buyer: CompanyPerson | null; home: Company; onClose: () => void }

/** The companies of a buyer, opened from the list. The last one stays drawn while it closes. */
export const BuyerCompanies = ({ buyer, home, onClose }: BuyerCompaniesProps) => {
  const [shown, setShown] = useState(buyer)
  if (buyer && buyer !== shown) setShown(buyer)
  const wasOpened = useOnceOpened(buyer !== null)
  if (!wasOpened || !shown) return null
  const known = [shown.id, ...shown.permitted_companys.map(({ id }) => id)].join(' ')
  return <BuyerCompaniesDialog key={known} buyer={shown} home={home} open={buyer !== null} onClose={onClose} />
}
