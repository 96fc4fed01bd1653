import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { CheckField } from '@/components/ui/forms/CheckField'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextInput } from '@/components/ui/forms/TextInput'
import { Link } from '@/components/ui/navigation/Link'
import { propertyTypesQueryOptions } from '@/hooks/catalogue/properties.queries'
import { simulatorAnswersQueryOptions } from '@/hooks/catalogue/simulators.queries'
import type { QuestionFormValues } from '@/services/catalogue/simulators/simulator-form.rules'
import { paths } from '@/services/config/paths'
import { flex, font, oneColumn } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = { at: number; question: QuestionFormValues; simulatorId: number }

/** One question: what it says, what it asks for, and what can be answered to it today. */
export const QuestionFields = ({ at, question, simulatorId }: Props) => {
  const { data: types } = useQuery(propertyTypesQueryOptions())
  const name = (field: keyof QuestionFormValues): string => `steps.${String(at)}.${field}`
  return (
    <>
      <Pair>
        <FormField name={name('title')} label="Texto da pergunta">
          {(control) => <TextInput {...control} maxLength={120} autoComplete="off" />}
        </FormField>
        <FormField name={name('property_type_id')} label="Tipo de propriedade" hint="As respostas são desse tipo.">
          {(control) => (
            <NativeSelect
              {...control}
              placeholder={types ? 'Escolha' : 'Carregando…'}
              options={(types ?? []).map((type) => ({ value: String(type.id), label: type.name }))}
            />
          )}
        </FormField>
      </Pair>
      <FormField name={name('subtitle')} label="Texto de apoio" optional>
        {(control) => <TextInput {...control} maxLength={200} autoComplete="off" />}
      </FormField>
      <Checks>
        <CheckField name={name('multiple')} label="Aceita várias respostas" />
        <CheckField name={name('optional')} label="Opcional" hint="Mostra também “Tanto faz”." />
      </Checks>
      {question.property_type_id && (
        <AnswersOf simulatorId={simulatorId} typeId={Number(question.property_type_id)} optional={question.optional} />
      )}
    </>
  )
}

type AnswersProps = { simulatorId: number; typeId: number; optional: boolean }

const AnswersOf = ({ simulatorId, typeId, optional }: AnswersProps) => {
  const { data } = useQuery(simulatorAnswersQueryOptions(simulatorId))
  if (!data) return null
  const names = data.filter(({ property_type }) => property_type === typeId).map(({ name }) => name)
  return (
    <Answers data-wrong={names.length === 0 && !optional}>
      {names.length === 0 ? 'Nenhuma resposta ativa neste simulador' : `Respostas: ${names.join(', ')}`}
      <Link href={paths.admin.propertiesOf(simulatorId, typeId)}>Ver as propriedades</Link>
    </Answers>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 0 16px;
  ${oneColumn.phone}
`

const Checks = styled.div`
  ${flex.wrap};
  gap: 0 28px;
`

const Answers = styled.p`
  padding: 0 0 14px;
  ${font.secondaryMuted};
  &[data-wrong='true'] {
    color: ${color.warn};
  }
  a {
    margin-left: 12px;
    ${font.underlined};
    white-space: nowrap;
  }
`
