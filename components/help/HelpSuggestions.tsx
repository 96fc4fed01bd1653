import { BookOpen, ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Link } from '@/components/ui/navigation/Link'
import { useLogin } from '@/contexts/LoginContext'
import { useDebouncedValue } from '@/services/browser/use-debounced-value'
import { paths } from '@/services/config/paths'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { suggestHelp } from './help-suggestions.rules'
import { HELP, helpFor } from './help.rules'

/** Questions with the words of what is being written; they open in another tab, so that nothing is left behind. */
export const HelpSuggestions = ({ words }: { words: string }) => {
  const { actor } = useLogin()
  const settled = useDebouncedValue(words, 400)
  const questions = actor ? suggestHelp(helpFor(actor, HELP), settled) : []
  if (questions.length === 0) return null
  return (
    <Card title="Talvez resolva agora" flush>
      <ul>
        {questions.map(({ id, question }) => (
          <li key={id}>
            <Row href={`${paths.platform.help()}#${id}`} target="_blank">
              <BookOpen size={16} strokeWidth={1.75} aria-hidden />
              <span>{question}</span>
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
            </Row>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const Row = styled(Link)`
  ${flex.row};
  gap: 12px;
  min-height: 44px;
  padding: 8px 16px 8px 20px;
  ${font.secondary};
  color: ${color.text};
  li + li > & {
    border-top: 1px solid ${color.line};
  }
  span {
    flex: 1;
  }
  svg {
    flex: none;
    color: ${color.t2};
  }
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
`
