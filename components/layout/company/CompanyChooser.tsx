import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { SearchField } from '@/components/ui/tables/SearchField'
import { companiesQueryOptions } from '@/hooks/companies/companies.queries'
import { formatCnpj, formatNumber } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

const FOUND = 6

type Chosen = { id: number; corporate_name: string }

type Props<Company extends Chosen> = {
  title: string
  value: readonly Company[]
  onChange: (companies: Chosen[]) => void
  /** A company that cannot be removed, and why. */
  fixed?: { id: number; because: string }
  none?: string
}

/** Selects several companies, searched on the server by the beginning of the name or by CNPJ. */
export const CompanyChooser = <Company extends Chosen>({
  title,
  value,
  onChange,
  fixed,
  none = 'Nenhuma ainda: busque e adicione.',
}: Props<Company>) => {
  const [search, setSearch] = useState('')
  const titleId = useId()
  const { data } = useQuery({
    ...companiesQueryOptions({ starts_with: search, page_size: FOUND }),
    enabled: search.trim() !== '',
  })
  const found = search.trim() === '' ? undefined : data
  const more = (found?.count ?? 0) - FOUND
  const isChosen = (id: number): boolean => value.some((one) => one.id === id)
  return (
    <Box role="group" aria-labelledby={titleId}>
      <strong id={titleId}>{title}</strong>
      {value.length === 0 && <p>{none}</p>}
      <ChosenList>
        {value.map((company) => (
          <li key={company.id}>
            {company.corporate_name}
            {company.id === fixed?.id ? (
              <small>{fixed.because}</small>
            ) : (
              <IconButton
                label={`Tirar ${company.corporate_name}`}
                icon={<X size={16} strokeWidth={1.75} aria-hidden />}
                onClick={() => onChange(value.filter(({ id }) => id !== company.id))}
              />
            )}
          </li>
        ))}
      </ChosenList>
      <SearchField label="Buscar empresas" placeholder="Início do nome ou CNPJ" value={search} onSearch={setSearch} />
      <ul aria-label="Empresas encontradas">
        {(found?.results ?? []).map(({ id, corporate_name, cnpj }) => (
          <li key={id}>
            <span>
              {corporate_name}
              <small>{formatCnpj(cnpj)}</small>
            </span>
            <PlainButton
              size="small"
              disabled={isChosen(id)}
              aria-label={`Adicionar ${corporate_name}`}
              onClick={() => onChange([...value, { id, corporate_name }])}
            >
              {isChosen(id) ? 'Adicionada' : 'Adicionar'}
            </PlainButton>
          </li>
        ))}
      </ul>
      <p role="status">
        {found?.count === 0 && 'Nenhuma empresa começa assim. Confira o nome ou use o CNPJ.'}
        {more > 0 && `Há mais ${formatNumber(more)}. Continue digitando para achar.`}
      </p>
    </Box>
  )
}

const Box = styled.div`
  ${flex.stack};
  gap: 8px;
  padding: 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius.tile};
  strong {
    ${font.secondary};
    font-weight: 500;
  }
  p,
  small {
    ${font.secondaryMuted};
  }
  [role='search'] {
    width: 100%;
  }
  span > small {
    display: block;
    ${font.caption};
  }
  ul:empty,
  p:empty {
    display: none;
  }
  li {
    ${flex.between};
    gap: 8px;
    min-height: 36px;
    overflow-wrap: anywhere;
  }
`

/** Scrolls: a buyer may have hundreds of companies. */
const ChosenList = styled.ul`
  max-height: 224px;
  overflow-y: auto;
`
