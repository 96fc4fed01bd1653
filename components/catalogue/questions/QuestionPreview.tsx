import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { QuestionAnswers } from '@/components/ui/display/QuestionAnswers'
import { Notice } from '@/components/ui/feedback/Notice'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { Field } from '@/components/ui/forms/Field'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { simulatorAnswersQueryOptions } from '@/hooks/catalogue/simulators.queries'
import type { QuestionFormValues } from '@/services/catalogue/simulators/simulator-form.rules'
import type { ManagedSimulator } from '@/services/catalogue/simulators/simulators.schema'
import { font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = {
  simulator: ManagedSimulator
  questions: readonly QuestionFormValues[]
  /** The question in sight, from 0. */
  shown: number
  onShow: (at: number) => void
}

/** A question as it will be shown to who has answered no other yet; nothing in it is interactive. */
export const QuestionPreview = ({ simulator, questions, shown, onShow }: Props) => {
  const { data: answers, isError, refetch } = useQuery(simulatorAnswersQueryOptions(simulator.id))
  const at = Math.min(shown, questions.length - 1)
  const question = questions[at]
  if (!question) return <Note>Adicione uma pergunta para ver como ela fica.</Note>
  const title = question.title.trim() || 'Texto da pergunta'
  const options = answers?.filter(({ property_type }) => String(property_type) === question.property_type_id)
  return (
    <>
      <Picker>
        <Field label="Pergunta mostrada">
          {(control) => (
            <NativeSelect
              {...control}
              value={String(at)}
              placeholder={null}
              options={questions.map((one, index) => ({
                value: String(index),
                label: `${String(index + 1)}. ${one.title.trim() || 'Nova pergunta'}`,
              }))}
              onChange={(value) => onShow(Number(value))}
            />
          )}
        </Field>
      </Picker>
      <Shown inert>
        <small>{`${simulator.name} · pergunta ${String(at + 1)} de ${String(questions.length)}`}</small>
        <strong>{title}</strong>
        {question.subtitle.trim() && <p>{question.subtitle.trim()}</p>}
        {!options && !isError && <SkeletonText label="Carregando as respostas" rows={3} />}
        {options && (options.length > 0 || question.optional) && (
          <QuestionAnswers
            step={{ id: 0, title, multiple: question.multiple, optional: question.optional }}
            options={options}
            chosen={[]}
            isAnswered={false}
            onChoose={() => undefined}
            onSkip={() => undefined}
          />
        )}
        {options?.length === 0 && !question.optional && <p>Sem resposta ativa, o cliente não consegue continuar.</p>}
      </Shown>
      {isError && (
        <Notice tone="bad" title="Não foi possível carregar as respostas">
          <button type="button" onClick={() => void refetch()}>
            Tentar novamente
          </button>
        </Notice>
      )}
      <Note>Preços e unidades são os de agora, para quem ainda não respondeu a outras perguntas.</Note>
    </>
  )
}

const Picker = styled.div`
  max-width: 420px;
`

const Shown = styled.div`
  max-width: 820px;
  padding: 20px;
  border: 1px solid ${color.line};
  border-radius: 12px;
  background: ${color.ground};
  > small {
    display: block;
    margin-bottom: 4px;
    ${font.secondaryMuted};
  }
  > strong {
    display: block;
    margin-bottom: 4px;
    font-size: 28px;
    line-height: 36px;
    letter-spacing: -0.018em;
  }
  > p {
    font-size: 15px;
    line-height: 24px;
    color: ${color.t2};
  }
  > fieldset {
    margin-top: 20px;
  }
  ${below.phone} {
    padding: 14px;
    > strong {
      font-size: 23px;
      line-height: 30px;
    }
  }
`

const Note = styled.p`
  margin-top: 12px;
  ${font.captionMuted};
`
