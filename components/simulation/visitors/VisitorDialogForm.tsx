import { Form, Formik } from 'formik'
import { useState } from 'react'
import styled from 'styled-components'
import { FormDialog } from '@/components/ui/dialogs/FormDialog'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { FormDraft } from '@/components/ui/forms/FormDraft'
import { refusalErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { MaskedInput } from '@/components/ui/forms/MaskedInput'
import { TextInput } from '@/components/ui/forms/TextInput'
import { Link } from '@/components/ui/navigation/Link'
import { deleteDraft, readDraft } from '@/contexts/stores/drafts.store'
import { useBeginSimulation } from '@/hooks/simulation/useBeginSimulation'
import { paths } from '@/services/config/paths'
import { visitorContact } from '@/services/simulation/visitors/visitor.schema'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type VisitorDialogProps = {
  /** Null while the dialog is closed. */
  simulator: number | null
  onClose: () => void
}

const DRAFT = 'visitor'

/** Name, e-mail and phone, asked before the first question. */
export const VisitorDialogForm = ({ simulator, onClose }: VisitorDialogProps) => {
  const { mutateAsync: begin, isPending } = useBeginSimulation()
  const [initialValues] = useState(() => ({ username: '', email: '', phone: '', ...readDraft(DRAFT) }))
  return (
    <FormDialog
      open={simulator !== null}
      onClose={onClose}
      busy={isPending}
      title="Antes de começar"
      cancelLabel="Voltar"
      submitLabel="Começar a simulação"
    >
      {(id) => (
        <>
          <Lead>
            Guardamos sua simulação por 30 dias e avisamos por e-mail antes de ela vencer. A conta da empresa você só
            cria para enviar o pedido. Já tem conta? <Link href={paths.login(paths.platform.simulators())}>Entrar</Link>
          </Lead>
          <Formik
            initialValues={initialValues}
            validationSchema={visitorContact}
            onSubmit={(values, { setErrors }) =>
              simulator === null
                ? undefined
                : begin({ simulator, contact: visitorContact.cast(values) }).then(
                    () => deleteDraft(DRAFT),
                    (error: unknown) => setErrors(refusalErrors(error)),
                  )
            }
          >
            <Form id={id} noValidate>
              <FormField name="username" label="Nome completo">
                {(control) => <TextInput {...control} maxLength={120} autoComplete="name" />}
              </FormField>
              <FormField name="email" label="E-mail">
                {(control) => <TextInput {...control} type="email" maxLength={200} autoComplete="email" />}
              </FormField>
              <FormField name="phone" label="Celular">
                {(control) => <MaskedInput {...control} mask="phone" />}
              </FormField>
              <FormDraft name={DRAFT} />
              <FocusFirstError />
            </Form>
          </Formik>
          <Small>
            Usamos esses dados só para esta simulação, como diz a{' '}
            <a href={paths.privacyPolicy()} target="_blank" rel="noreferrer">
              política de privacidade<span className="visually-hidden"> (abre em outra aba)</span>
            </a>
            .
          </Small>
        </>
      )}
    </FormDialog>
  )
}

const Lead = styled.p`
  margin-bottom: 18px;
  color: ${color.t2};
  a {
    font-weight: 500;
  }
`

const Small = styled.p`
  ${font.secondaryMuted};
  a {
    ${font.underlined};
  }
`
