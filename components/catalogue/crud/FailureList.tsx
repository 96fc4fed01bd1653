import styled from 'styled-components'
import { Notice } from '@/components/ui/feedback/Notice'

type Props = {
  /** "Nenhum simulador foi ativado". */
  title: string
  /** Why, one sentence for each of the chosen things that was in the way. */
  sentences: readonly string[]
}

/** Why an action on the selected rows failed; it stays visible to be read row by row. */
export const FailureList = ({ title, sentences }: Props) => (
  <Spaced>
    <Notice tone="warn" title={title}>
      {sentences.map((sentence) => (
        <Sentence key={sentence}>{sentence}</Sentence>
      ))}
    </Notice>
  </Spaced>
)

const Spaced = styled.div`
  margin-bottom: 12px;
`

const Sentence = styled.span`
  display: block;
  overflow-wrap: anywhere;
`
