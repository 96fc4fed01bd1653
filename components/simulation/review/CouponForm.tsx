import { Form, Formik, type FormikHelpers } from 'formik'
import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { FormDraft } from '@/components/ui/forms/FormDraft'
import { FormField } from '@/components/ui/forms/FormField'
import { TextInput } from '@/components/ui/forms/TextInput'
import { deleteDraft, readDraft } from '@/contexts/stores/drafts.store'
import { useApplyCoupon } from '@/hooks/simulation/quotation.mutations'

type Values = { code: string }

const MAX_LENGTH = 40

type Props = {
  quotationId: number
  /** Under this name the browser keeps the code while it is typed. */
  draft: string
}

/** Applies a coupon; a refusal is shown below the code. */
export const CouponForm = ({ quotationId, draft }: Props) => {
  const { mutateAsync: apply } = useApplyCoupon(quotationId)
  const [initialValues] = useState<Values>(() => ({ code: '', ...readDraft(draft) }))
  const submit = async ({ code }: Values, { setFieldError }: FormikHelpers<Values>): Promise<void> => {
    try {
      await apply({ code: code.trim() })
      deleteDraft(draft)
      toast.success('Cupom aplicado.')
    } catch (error) {
      setFieldError('code', error instanceof Error ? error.message : undefined)
    }
  }
  return (
    <Formik initialValues={initialValues} validate={validate} validateOnBlur={false} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Row noValidate>
          <FormField name="code" label="Cupom">
            {(control) => (
              <span>
                <TextInput
                  {...control}
                  maxLength={MAX_LENGTH}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                />
                <PlainButton type="submit" busy={isSubmitting}>
                  Aplicar
                </PlainButton>
              </span>
            )}
          </FormField>
          <FormDraft name={draft} />
          <FocusFirstError />
        </Row>
      )}
    </Formik>
  )
}

const validate = ({ code }: Values): Partial<Values> => (code.trim() === '' ? { code: 'Preencha esse campo' } : {})

const Row = styled(Form)`
  margin-top: 16px;
  > div {
    margin-bottom: 0;
  }
  > div > span {
    display: flex;
    gap: 8px;
  }
`
