import { Check, Search } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { FloatingPanel, useFloating } from '@/components/ui/buttons/useFloating'
import type { PermittedCompany } from '@/services/auth/auth.schema'
import { nameStartsWith } from '@/services/companies/company-list.rules'
import { formatCnpj, formatNumber } from '@/services/format/format.rules'
import { box, flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { Avatar } from '../header/Avatar'

/** Rows rendered at most; the search finds the others. */
const MOST = 200

type Props = {
  companies: readonly PermittedCompany[]
  current: number | null
  anchor: RefObject<HTMLElement | null>
  align: 'start' | 'end'
  onLeave: () => void
  onClose: () => void
  onChoose: (companyId: number) => void
}

const focus = (input: HTMLInputElement | null): void => input?.focus({ preventScroll: true })

/** The permitted companies with a search. Arrow keys, Enter, Esc. */
export const CompanyList = ({ companies, current, anchor, align, onLeave, onClose, onChoose }: Props) => {
  const panel = useFloating<HTMLDivElement>({ anchor, align, onLeave })
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const id = useId()
  const matching = companies.filter(({ corporate_name }) => nameStartsWith(corporate_name, text))
  const found = matching.slice(0, MOST)

  const walk = (to: number): void => {
    const next = Math.max(0, Math.min(to, found.length - 1))
    setActive(next)
    document.getElementById(`${id}-${found[next]?.id ?? ''}`)?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent): void => {
    const chosen = found[active]
    const keys: Record<string, () => void> = {
      ArrowDown: () => walk(active + 1),
      ArrowUp: () => walk(active - 1),
      PageDown: () => walk(active + 6),
      PageUp: () => walk(active - 6),
      Enter: () => chosen && onChoose(chosen.id),
      Escape: onClose,
      Tab: onLeave,
    }
    const act = keys[event.key]
    if (!act) return
    if (event.key !== 'Tab') event.preventDefault()
    // Esc closes only this list, not also the drawer below it.
    event.stopPropagation()
    act()
  }

  return (
    <Panel ref={panel} popover="manual" role="dialog" aria-label="Escolha a empresa">
      <SearchBox>
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <input
          ref={focus}
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={found[active] && `${id}-${found[active].id}`}
          aria-label="Busque uma empresa"
          placeholder="Busque uma empresa"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(0)
          }}
          onKeyDown={press}
        />
      </SearchBox>
      <List id={`${id}-list`} role="listbox" aria-label="Empresas permitidas">
        {found.map((company, index) => (
          <Row
            key={company.id}
            id={`${id}-${company.id}`}
            role="option"
            aria-selected={company.id === current}
            data-active={index === active}
            onPointerMove={() => setActive(index)}
            onClick={() => onChoose(company.id)}
          >
            <Avatar name={company.corporate_name} square />
            <div>
              <b>{company.corporate_name}</b>
              {formatCnpj(company.cnpj)}
            </div>
            {company.id === current && <Check size={18} strokeWidth={2} aria-hidden />}
          </Row>
        ))}
      </List>
      <Count role="status">{countText(matching.length, companies.length, text)}</Count>
    </Panel>
  )
}

function countText(found: number, all: number, text: string): string {
  if (all === 0) return 'Nenhuma empresa permitida. Peça acesso a quem administra os usuários.'
  if (found === 0) return `Nenhuma empresa começa com “${text.trim()}”.`
  if (found > MOST) return `As primeiras ${MOST} de ${formatNumber(found)} empresas. Digite o começo do nome.`
  if (text.trim() !== '') return `${found} de ${all} empresas`
  return all === 1 ? '1 empresa permitida para você' : `${all} empresas permitidas para você`
}

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`

const Panel = styled(FloatingPanel)`
  animation: ${appear} 140ms ease-out;
`

const SearchBox = styled.div`
  position: relative;
  svg {
    position: absolute;
    top: 11px;
    left: 12px;
    pointer-events: none;
  }
  input {
    width: 100%;
    height: 38px;
    padding: 0 12px 0 36px;
    ${box.field};
    color: ${color.text};
    font-size: 14px;
    outline: none;
  }
  input::placeholder {
    color: ${color.t3};
    opacity: 1;
  }
  input:focus {
    ${box.focus};
  }
  @media (pointer: coarse) {
    input {
      height: 44px;
    }
    svg {
      top: 14px;
    }
  }
`

const List = styled.ul`
  max-height: min(324px, 50vh);
  margin-top: 8px;
  overflow-y: auto;
`

const Row = styled.li`
  ${flex.row};
  gap: 10px;
  min-height: 54px;
  padding: 6px 10px;
  border-radius: ${radius.control};
  font-size: 13px;
  line-height: 18px;
  color: ${color.t2};
  cursor: pointer;
  div {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
    ${font.ellipsis};
    color: ${color.text};
    font-weight: 550;
  }
  > svg {
    flex: none;
    color: ${color.brandText};
  }
  &[data-active='true'] {
    background: ${color.sunken};
  }
`

const Count = styled.p`
  margin-top: 8px;
  padding: 8px 10px 4px;
  border-top: 1px solid ${color.line};
  font-size: 13px;
  line-height: 18px;
  color: ${color.t2};
`
