import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Ago } from '@/components/ui/display/Moment'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { CompanyPerson } from '@/services/companies/companies.schema'
import { formatList, formatPhone } from '@/services/format/format.rules'
import { groupsLabel } from '@/services/users/group-texts.rules'
import { font } from '@/styles/mixins'
import { below } from '@/styles/tokens'

type Props = {
  person: CompanyPerson
  /** The company whose person it is. */
  home: number
  /** For who may choose the companies of a buyer. */
  onPermit?: () => void
}

const NAMED = 3

/** A person of a client: how to reach them, what they are, when they came last. */
export const CompanyPersonRow = ({ person, home, onPermit }: Props) => {
  const isBuyer = person.permissions_groups.includes('VENDEDOR')
  const others = person.permitted_companys.filter(({ id }) => id !== home)
  return (
    <Person>
      <div>
        <b>{person.first_name}</b>
        <small>{[person.email, person.phone && formatPhone(person.phone)].filter(Boolean).join(' · ')}</small>
        {others.length > 0 && <small>Compra também por {namesOf(others)}</small>}
      </div>
      <div>
        {groupsLabel(person.permissions_groups)}
        {!person.active && (
          <>
            {' '}
            <StatusTag tone="neutral">Desativado</StatusTag>
          </>
        )}
        <small>
          {person.is_company_admin && 'administra a conta · '}
          {person.last_login ? (
            <>
              entrou <Ago at={person.last_login} />
            </>
          ) : (
            'nunca entrou'
          )}
        </small>
      </div>
      {isBuyer && onPermit && (
        <PlainButton size="small" aria-label={`Empresas de ${person.first_name}`} onClick={onPermit}>
          Empresas
        </PlainButton>
      )}
    </Person>
  )
}

/** "Atlântica Logística e Aroeira", or "Atlântica, Aroeira, Cedro e mais 4". */
const namesOf = (companies: CompanyPerson['permitted_companys']): string =>
  formatList(
    companies.map(({ corporate_name }) => corporate_name),
    NAMED,
  )

/** The same three columns in every row; on phones the second goes below the first. */
const Person = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 92px;
  align-items: center;
  gap: 4px 16px;
  > div {
    overflow-wrap: anywhere;
  }
  > :nth-child(3) {
    justify-self: end;
  }
  small {
    display: block;
    ${font.captionMuted};
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :nth-child(2) {
      grid-row: 2;
    }
    > :nth-child(3) {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
`
