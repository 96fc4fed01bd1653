import { Building2, ClipboardList, CornerDownLeft, Laptop, SquareArrowOutUpRight } from 'lucide-react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { StageTicks } from '@/components/ui/display/StageTicks'
import { useLogin } from '@/contexts/LoginContext'
import { isCustomer } from '@/services/auth/actor.rules'
import { cancelledAt, stageItems } from '@/services/orders/workflow/stage-line.rules'
import type { SearchResult, SearchResultKind } from '@/services/search/search-results.rules'
import { flex, font } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'
import { Highlight } from './Highlight'

type Props = {
  id: string
  typed: string
  groups: readonly { title: string; finds: readonly SearchResult[] }[]
  active: SearchResult | undefined
  isSearching: boolean
  isFailed: boolean
  onRetry: () => void
  onPoint: (find: SearchResult) => void
  onOpen: (find: SearchResult, inNewTab: boolean) => void
}

const ICONS: Readonly<Record<SearchResultKind, typeof Laptop>> = {
  order: ClipboardList,
  unit: Laptop,
  rental: ClipboardList,
  company: Building2,
  page: SquareArrowOutUpRight,
}

/** The rows, group by group, and what stands there when there is none. */
export const SearchResults = ({ id, typed, groups, active, isSearching, isFailed, onRetry, ...rows }: Props) => {
  const all = groups.flatMap(({ finds }) => finds)
  return (
    <Scroll>
      <div id={`${id}-list`} role="listbox" aria-label="Resultados" aria-busy={isSearching}>
        {groups.map(({ title, finds }) => (
          <Group key={title} role="group" aria-label={title}>
            <p aria-hidden>{title}</p>
            {finds.map((find) => (
              <Row
                key={`${find.kind} ${find.title} ${find.href}`}
                id={`${id}-${String(all.indexOf(find))}`}
                find={find}
                typed={typed}
                isActive={find === active}
                {...rows}
              />
            ))}
          </Group>
        ))}
      </div>
      <Silence role="status">
        {isFailed ? (
          <>
            Não foi possível buscar. Verifique a conexão.{' '}
            <PlainButton size="small" onClick={onRetry}>
              Tentar novamente
            </PlainButton>
          </>
        ) : (
          emptyMessage(typed.trim(), all.length, isSearching)
        )}
      </Silence>
    </Scroll>
  )
}

function emptyMessage(typed: string, found: number, isSearching: boolean): string | null {
  if (found > 0 || isSearching) return null
  if (typed.length < 2) return 'Digite pelo menos 2 letras ou números.'
  return `Nada encontrado para “${typed}”. Confira o número ou busque pelo começo do serial.`
}

type RowProps = Pick<Props, 'typed' | 'onPoint' | 'onOpen'> & { id: string; find: SearchResult; isActive: boolean }

const Row = ({ id, find, typed, isActive, onPoint, onOpen }: RowProps) => {
  const { actor } = useLogin()
  const Icon = ICONS[find.kind]
  return (
    // The field above takes the keys; a row is pressed or pointed at.
    <Option
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={() => onPoint(find)}
      onClick={(event) => onOpen(find, event.ctrlKey || event.metaKey)}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <div>
        <b>
          <Highlight text={find.title} typed={typed} />
        </b>
        {find.detail && (
          <small>
            <Highlight text={find.detail} typed={typed} />
          </small>
        )}
      </div>
      {find.order && actor && (
        <Ticks>
          <StageTicks
            items={stageItems(find.order, isCustomer(actor) ? 'customer' : 'staff')}
            cancelled={cancelledAt(find.order)}
            label=""
          />
        </Ticks>
      )}
      {find.note && <span>{find.note}</span>}
      {isActive && <CornerDownLeft size={14} strokeWidth={1.75} aria-hidden />}
    </Option>
  )
}

const Scroll = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
`

const Group = styled.div`
  padding: 10px 8px 8px;
  & + & {
    border-top: 1px solid ${color.line};
  }
  > p {
    padding: 0 10px 4px;
    font-size: 12px;
    line-height: 20px;
    font-weight: 500;
    color: ${color.t2};
  }
`

const Option = styled.div`
  ${flex.row};
  gap: 12px;
  min-height: 44px;
  padding: 7px 10px;
  border-radius: ${radius.control};
  ${font.secondaryMuted};
  cursor: pointer;
  > svg {
    flex: none;
    color: ${color.t2};
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  b,
  small {
    display: block;
    ${font.ellipsis};
    font-size: 13px;
  }
  b {
    color: ${color.text};
    font-weight: 550;
  }
  > span {
    flex: none;
    white-space: nowrap;
  }
  &[aria-selected='true'] {
    background: ${color.brandSoft};
    > svg:first-child {
      color: ${color.brandText};
    }
  }
`

const Ticks = styled.span`
  ${below.phone} {
    display: none;
  }
`

const Silence = styled.p`
  padding: 20px 18px;
  ${font.secondaryMuted};
  &:empty {
    display: none;
  }
`
