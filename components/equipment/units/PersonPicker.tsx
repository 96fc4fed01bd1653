import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { SearchField } from '@/components/ui/tables/SearchField'
import { colleaguesQueryOptions } from '@/hooks/equipment/equipment.queries'
import type { Colleague } from '@/services/equipment/units/equipment.schema'
import { flex } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

type Props = {
  /** Accessible name of the group: "Quem usa". */
  label: string
  chosen: Colleague | null
  onChoose: (person: Colleague) => void
  error?: string
}

/** Picks a user of the company by name or e-mail. */
export const PersonPicker = ({ label, chosen, onChoose, error }: Props) => {
  const [search, setSearch] = useState('')
  const { data: people } = useQuery(colleaguesQueryOptions(search))
  const [name, errorId] = [useId(), useId()]
  return (
    <Body>
      <SearchField
        label="Buscar pessoas"
        placeholder="Nome ou e-mail"
        value={search}
        onSearch={(text) => setSearch(text.trim())}
      />
      <div role="radiogroup" aria-label={label} aria-describedby={error && errorId} aria-invalid={Boolean(error)}>
        {!people && <SkeletonText label="Carregando as pessoas" rows={4} />}
        {people?.length === 0 && <p>Ninguém com essa busca.</p>}
        {people?.map((person) => (
          <label key={person.id}>
            <input type="radio" name={name} checked={person.id === chosen?.id} onChange={() => onChoose(person)} />
            <span>
              <b>{person.first_name}</b>
              {person.email}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <em id={errorId} role="alert">
          {error}
        </em>
      )}
    </Body>
  )
}

const Body = styled.div`
  display: grid;
  gap: 8px;
  > div:last-of-type {
    max-height: 264px;
    padding: 4px;
    overflow-y: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
  }
  label {
    ${flex.row};
    gap: 10px;
    min-height: 44px;
    padding: 4px 8px;
    border-radius: ${radius.tag};
    cursor: pointer;
  }
  label:hover {
    background: ${color.sunken};
  }
  label:has(:checked) {
    background: ${color.brandSoft};
  }
  input[type='radio'] {
    flex: none;
  }
  label span {
    min-width: 0;
    color: ${color.t2};
    font-size: 13px;
    line-height: 18px;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    color: ${color.text};
    font-weight: 550;
  }
  p {
    padding: 8px;
    color: ${color.t2};
  }
  em {
    color: ${color.bad};
    font-size: 13px;
    font-style: normal;
  }
`
