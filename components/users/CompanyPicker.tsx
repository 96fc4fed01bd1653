import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useField } from 'formik'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/IconButton'
import { PlainButton } from '@/components/ui/PlainButton'
import { SearchField } from '@/components/ui/SearchField'
import { companiesQueryOptions } from '@/hooks/companies/companies.queries'
import type { UserForm } from '@/services/users/user-form.rules'
import { color, radius } from '@/styles/tokens'

const FOUND = 6

/** The companies that a salesperson may act for; one of thousands is found by name or CNPJ. */
export const CompanyPicker = () => {
  const [{ value }, , { setValue }] = useField<UserForm['companies']>('companies')
  const [search, setSearch] = useState('')
  const { data } = useQuery({ ...companiesQueryOptions({ search, page_size: FOUND }), enabled: search.trim() !== '' })
  const titleId = useId()
  const found = search.trim() === '' ? [] : (data?.results ?? [])
  const isChosen = (id: number): boolean => value.some((one) => one.id === id)
  return (
    <Box role="group" aria-labelledby={titleId}>
      <strong id={titleId}>Empresas permitidas</strong>
      {value.length === 0 && <p>Nenhuma ainda: busque e adicione.</p>}
      <ul>
        {value.map((company) => (
          <li key={company.id}>
            {company.corporate_name}
            <IconButton
              label={`Tirar ${company.corporate_name}`}
              icon={<X size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => void setValue(value.filter(({ id }) => id !== company.id))}
            />
          </li>
        ))}
      </ul>
      <SearchField label="Buscar empresas" placeholder="Nome ou CNPJ" value={search} onSearch={setSearch} />
      <ul aria-label="Empresas encontradas">
        {found.map(({ id, corporate_name }) => (
          <li key={id}>
            {corporate_name}
            <PlainButton
              size="small"
              disabled={isChosen(id)}
              aria-label={`Adicionar ${corporate_name}`}
              onClick={() => void setValue([...value, { id, corporate_name }])}
            >
              {isChosen(id) ? 'Adicionada' : 'Adicionar'}
            </PlainButton>
          </li>
        ))}
      </ul>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 8px;
  margin-bottom: 18px;
  padding: 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius.tile};
  strong {
    font-size: 13px;
    line-height: 20px;
    font-weight: 500;
  }
  p {
    color: ${color.t2};
    font-size: 13px;
  }
  ul:empty {
    display: none;
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 36px;
    overflow-wrap: anywhere;
  }
`
