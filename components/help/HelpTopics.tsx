import { ChevronDown } from 'lucide-react'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Link } from '@/components/ui/navigation/Link'
import { box, flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import type { HelpQuestion, HelpTopic } from './help.types'

/** Anchors to the topics. */
export const HelpTopicLinks = ({ topics }: { topics: readonly HelpTopic[] }) => (
  <Row aria-label="Assuntos">
    {topics.map(({ id, title }) => (
      <a key={id} href={`#${id}`}>
        {title}
      </a>
    ))}
  </Row>
)

const Row = styled.nav`
  ${flex.wrap};
  gap: 8px;
  a {
    ${flex.inlineRow};
    height: 36px;
    padding: 0 12px;
    ${box.control};
    color: ${color.text};
    font-size: 13px;
    font-weight: 500;
  }
  a:hover {
    border-color: ${color.field};
    background: ${color.sunken};
    text-decoration: none;
  }
  @media (pointer: coarse) {
    a {
      height: 44px;
    }
  }
`

type Props = {
  topic: HelpTopic
  /** Opens the answers, when a search found few. */
  isOpen: boolean
}

/** The questions of one topic; each opens its answer. */
export const HelpTopicCard = ({ topic, isOpen }: Props) => (
  <Wrapper id={topic.id}>
    <Card title={topic.title} flush>
      {topic.questions.map((question) => (
        <Question key={`${question.id} ${String(isOpen)}`} question={question} isOpen={isOpen} />
      ))}
    </Card>
  </Wrapper>
)

const Question = ({ question, isOpen }: { question: HelpQuestion; isOpen: boolean }) => (
  <Details id={question.id} open={isOpen}>
    <summary>
      {question.question}
      <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
    </summary>
    <Answer>
      <p>{question.answer}</p>
      <p>
        {question.link && <Link href={question.link.href}>{question.link.label}</Link>}
        <a href={`#${question.id}`} aria-label={`Link para “${question.question}”`}>
          Link desta resposta
        </a>
      </p>
    </Answer>
  </Details>
)

const Wrapper = styled.div`
  scroll-margin-top: calc(var(--header, 60px) + 20px);
`

const Details = styled.details`
  scroll-margin-top: calc(var(--header, 60px) + 20px);
  & + & {
    border-top: 1px solid ${color.line};
  }
  &:target > summary {
    background: ${color.brandSoft};
  }
  summary {
    ${flex.between};
    gap: 16px;
    min-height: 52px;
    padding: 12px var(--card-inset, 20px);
    font-weight: 500;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    background: ${color.sunken};
  }
  summary:focus-visible {
    outline-offset: -2px;
  }
  summary svg {
    flex: none;
    color: ${color.t2};
    transition: transform 140ms;
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
`

const Answer = styled.div`
  padding: 6px calc(var(--card-inset, 20px) + 34px) 18px var(--card-inset, 20px);
  color: ${color.t2};
  p + p {
    ${flex.wrap};
    gap: 4px 20px;
    margin-top: 8px;
    font-size: 13px;
    line-height: 24px;
  }
  a {
    ${font.underlined};
  }
  a + a {
    color: ${color.t2};
  }
`
