import { useId } from 'react'
import styled from 'styled-components'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextInput } from '@/components/ui/forms/TextInput'
import { DEFAULT_PROMISE_TEXT, formatHours } from '@/services/catalogue/service-packages/promise-fields.rules'
import { sentenceCase } from '@/services/format/format.rules'
import { CALENDAR_LABEL, DEFAULT_POLICY, SUPPORT_CALENDARS } from '@/services/tickets/policy.rules'
import { font, oneColumn } from '@/styles/mixins'

const CALENDARS = SUPPORT_CALENDARS.map((value) => ({ value, label: sentenceCase(CALENDAR_LABEL[value]) }))

/** What the package promises when something breaks: the deadlines of tickets and exchanges follow from it. */
export const PromiseFields = () => {
  const heading = useId()
  return (
    <Box role="group" aria-labelledby={heading}>
      <Heading id={heading}>Atendimento</Heading>
      <Hint>{DEFAULT_PROMISE_TEXT}</Hint>
      <Pair>
        <FormField name="support_calendar" label="Atendimento em" optional>
          {(control) => <NativeSelect {...control} options={CALENDARS} placeholder="Como a plataforma" />}
        </FormField>
        <FormField name="first_response_minutes" label="Primeira resposta em até" optional hint="4 ou 1:30">
          {(control) => (
            <TextInput
              {...control}
              suffix="horas"
              autoComplete="off"
              maxLength={8}
              placeholder={formatHours(DEFAULT_POLICY.first_response_minutes)}
            />
          )}
        </FormField>
        <FormField name="resolution_minutes" label="Solução em até" optional hint="9 horas são 1 dia útil">
          {(control) => (
            <TextInput
              {...control}
              suffix="horas úteis"
              autoComplete="off"
              maxLength={8}
              placeholder={formatHours(DEFAULT_POLICY.resolution_minutes)}
            />
          )}
        </FormField>
        <FormField name="exchange_business_days" label="Troca em até" optional hint="Até o novo chegar">
          {(control) => (
            <TextInput
              {...control}
              suffix="dias úteis"
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              placeholder={String(DEFAULT_POLICY.exchange_business_days)}
            />
          )}
        </FormField>
      </Pair>
    </Box>
  )
}

const Box = styled.div`
  margin-bottom: 18px;
`

const Heading = styled.p`
  margin-bottom: 4px;
  font-weight: 600;
`

const Hint = styled.p`
  margin-bottom: 12px;
  ${font.secondaryMuted};
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 12px;
  ${oneColumn.phone}
`
