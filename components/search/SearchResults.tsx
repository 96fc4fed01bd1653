import {
  Building2,
  ClipboardList,
  CornerDownLeft,
  Laptop,
  MessageSquare,
  ReceiptText,
  SquareArrowOutUpRight,
} from 'lucide-react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Lateness } from '@/components/ui/display/DueDate'
import { StageTicks } from '@/components/ui/display/StageTicks'
import { useLogin } from '@/contexts/LoginContext'
import { isCustomer } from '@/services/auth/actor.rules'
import { cancelledAt, stageItems } from '@/services/orders/workflow/stage-line.rules'
import type { SearchResult, SearchResultKind } from '@/services/search/search-results.rules'
import { flex, font } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'
import { plainText } from '@/services/format/plain-text.rules'

type Props = {
  id: string
  typed: string
  groups: readonly { title: string; results: readonly SearchResult[] }[]
  active: SearchResult | undefined
  isSearching: boolean
  isFailed: boolean
  onRetry: () => void
  onPoint: (result: SearchResult) => void
  onOpen: (result: SearchResult, inNewTab: boolean) => void
}

const ICONS: Readonly<Record<SearchResultKind, typeof Laptop>> = {
  order: ClipboardList,
  unit: Laptop,
  rental: ClipboardList,
  ticket: MessageSquare,
  invoice: ReceiptText,
  company: Building2,
  page: SquareArrowOutUpRight,
  help: MessageSquare,
}

/** The results by group, below why there are none: then only the way to ask for help is left. */
export const SearchResults = ({ id, typed, groups, active, isSearching, isFailed, onRetry, ...rows }: Props) => {
  const all = groups.flatMap(({ results }) => results)
  return (
    <>
      <Message role="status">
        {isFailed ? (
          <>
            Não foi possível buscar. Verifique a conexão.{' '}
            <PlainButton size="small" onClick={onRetry}>
              Tentar novamente
            </PlainButton>
          </>
        ) : (
          emptyMessage(typed.trim(), all.filter(({ kind }) => kind !== 'help').length, isSearching)
        )}
      </Message>
      <Scroll id={`${id}-list`} role="listbox" aria-label="Resultados" aria-busy={isSearching}>
        {groups.map(({ title, results }) => (
          <Group key={title} role="group" aria-label={title}>
            <p aria-hidden>{title}</p>
            {results.map((result) => (
              <Row
                key={`${result.kind} ${result.title} ${result.href}`}
                id={`${id}-${String(all.indexOf(result))}`}
                result={result}
                typed={typed}
                isActive={result === active}
                {...rows}
              />
            ))}
          </Group>
        ))}
      </Scroll>
    </>
  )
}

function emptyMessage(typed: string, count: number, isSearching: boolean): string | null {
  if (count > 0 || isSearching) return null
  if (typed.length < 2) return 'Digite pelo menos 2 letras ou números.'
  return `Nada encontrado para “${typed}”. Confira o número ou busque pelo começo do serial.`
}

type RowProps = Pick<Props, 'typed' | 'onPoint' | 'onOpen'> & { id: string; result: SearchResult; isActive: boolean }

const Row = ({ id, result, typed, isActive, onPoint, onOpen }: RowProps) => {
  const { actor } = useLogin()
  const Icon = ICONS[result.kind]
  return (
    // The input above handles the keys.
    <Option
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={() => onPoint(result)}
      onClick={(event) => onOpen(result, event.ctrlKey || event.metaKey)}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <div>
        <b>
          <Highlight text={result.title} typed={typed} />
        </b>
        {result.detail && (
          <small>
            <Highlight text={result.detail} typed={typed} />
          </small>
        )}
      </div>
      {result.order && actor && (
        <Ticks>
          <StageTicks
            items={stageItems(result.order, isCustomer(actor) ? 'customer' : 'staff')}
            cancelled={cancelledAt(result.order)}
            label=""
          />
        </Ticks>
      )}
      <Lateness of={result} />
      {result.note && <span>{result.note}</span>}
      {isActive && <CornerDownLeft size={14} strokeWidth={1.75} aria-hidden />}
    </Option>
  )
}

/** The list itself scrolls, so that it is reached by the arrows of its combobox and needs no focus of its own. */
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

const Message = styled.p`
  padding: 20px 18px;
  ${font.secondaryMuted};
  &:empty {
    display: none;
  }
`

/** Marks the typed text, ignoring accents and case. */
const Highlight = ({ text, typed }: { text: string; typed: string }) => {
  const wanted = plainText(typed).trim()
  // Letter by letter, so that positions in the folded text are positions in the text.
  const at = wanted.length < 2 ? -1 : Array.from(text, plainLetter).join('').indexOf(wanted)
  if (at < 0) return text
  const letters = Array.from(text)
  return (
    <>
      {letters.slice(0, at).join('')}
      <mark>{letters.slice(at, at + wanted.length).join('')}</mark>
      {letters.slice(at + wanted.length).join('')}
    </>
  )
}

/** Folds one letter to one letter; ‘ß’ and ligatures stay as they are. */
function plainLetter(letter: string): string {
  const folded = plainText(letter)
  return folded.length === 1 ? folded : letter
}
