import { Form, Formik, type FormikHelpers } from 'formik'
import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { Notice } from '@/components/ui/feedback/Notice'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { nestedRefusalErrors, nestedSchemaErrors } from '@/components/ui/forms/nestedErrors'
import { useSaveQuestions } from '@/hooks/catalogue/simulators.mutations'
import {
  type QuestionsFormValues,
  toQuestions,
  toQuestionsFormValues,
} from '@/services/catalogue/simulators/simulator-form.rules'
import { type ManagedSimulator, questionsBody } from '@/services/catalogue/simulators/simulators.schema'
import { flex } from '@/styles/mixins'
import { QuestionPreview } from './QuestionPreview'
import { QuestionRows } from './QuestionRows'

/** The questions of a simulator, saved all at once, above what a customer will see of them. */
export const Questions = ({ simulator }: { simulator: ManagedSimulator }) => {
  const { mutateAsync: save } = useSaveQuestions(simulator.id)
  /** The version that these edits started from; somebody may save other questions meanwhile. */
  const [base, setBase] = useState(simulator)
  const [shown, setShown] = useState(0)

  const submit = async (values: QuestionsFormValues, form: FormikHelpers<QuestionsFormValues>): Promise<void> => {
    try {
      const saved = await save(toQuestions(values, base.steps_version))
      setBase(saved)
      form.resetForm({ values: toQuestionsFormValues(saved) })
      toast.success('Perguntas salvas.')
    } catch (error) {
      // Other errors were shown in a toast; the input stays.
      form.setErrors(nestedRefusalErrors(error))
    }
  }

  return (
    <Formik
      initialValues={toQuestionsFormValues(base)}
      validate={(values) => nestedSchemaErrors(questionsBody, toQuestions(values, base.steps_version))}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ values, isSubmitting, resetForm }) => (
        <Sheet noValidate aria-label="Perguntas">
          <Card title="Perguntas" facts="Na ordem em que o cliente responde">
            {simulator.steps_version !== base.steps_version && !isSubmitting && (
              <Changed>
                <Notice tone="warn" title="Outra pessoa mudou as perguntas enquanto você editava">
                  O que você fez não foi salvo.{' '}
                  <button
                    type="button"
                    onClick={() => {
                      setBase(simulator)
                      resetForm({ values: toQuestionsFormValues(simulator) })
                    }}
                  >
                    Descartar e ver as perguntas de agora
                  </button>
                </Notice>
              </Changed>
            )}
            <QuestionRows simulatorId={simulator.id} onTouch={setShown} />
            <PlainButton type="submit" kind="primary" busy={isSubmitting}>
              Salvar perguntas
            </PlainButton>
          </Card>
          <Card title="Como o cliente vê" facts="Com o que você está editando, antes de salvar">
            <QuestionPreview simulator={simulator} questions={values.steps} shown={shown} onShow={setShown} />
          </Card>
          <FocusFirstError />
          <FormLeaveGuard />
        </Sheet>
      )}
    </Formik>
  )
}

const Sheet = styled(Form)`
  ${flex.stack};
  gap: 16px;
`

const Changed = styled.div`
  margin-bottom: 16px;
`
