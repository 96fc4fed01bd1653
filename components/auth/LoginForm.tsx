import { Form, Formik } from 'formik'
import { useRef } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { FormField } from '@/components/ui/forms/FormField'
import { PasswordField } from '@/components/ui/forms/PasswordField'
import { TextInput } from '@/components/ui/forms/TextInput'
import { Link } from '@/components/ui/navigation/Link'
import { useLogin } from '@/contexts/LoginContext'
import { loginForm } from '@/services/auth/auth.schema'
import { paths } from '@/services/config/paths'
import { OtherWay, wideButton } from './dialogParts'
import { useNextPath } from './useNextPath'

type Props = {
  /** Known when a session has ended: only the password is missing then. */
  email?: string
}

/** What happens after a log-in is the gate's business: the login state changes and it goes on. */
export const LoginForm = ({ email }: Props) => {
  const { logIn } = useLogin()
  const next = useNextPath()
  const place = useRef<HTMLDivElement>(null)
  const toPassword = (): void => place.current?.querySelector<HTMLInputElement>('[name="password"]')?.select()
  return (
    <div ref={place}>
      <Formik
        initialValues={{ email: email ?? '', password: '' }}
        validationSchema={loginForm}
        // A refused log-in has its toast; what was typed stays, ready to be corrected.
        onSubmit={(values) => logIn(values).then(() => undefined, toPassword)}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            <FormField name="email" label="E-mail">
              {(control) => <TextInput {...control} type="email" autoComplete="username" />}
            </FormField>
            <div data-focus-first={email && true}>
              <PasswordField
                name="password"
                label="Senha"
                autoComplete="current-password"
                extra={<Forgotten href={paths.recoverPassword()}>Esqueci minha senha</Forgotten>}
              />
            </div>
            <PlainButton kind="primary" type="submit" block busy={isSubmitting} style={wideButton}>
              Entrar
            </PlainButton>
            <FocusFirstError />
          </Form>
        )}
      </Formik>
      {!email && (
        <OtherWay>
          Sua empresa ainda não tem conta? <Link href={paths.register(next)}>Criar conta</Link>
        </OtherWay>
      )}
    </div>
  )
}

const Forgotten = styled(Link)`
  /* As large as a thumb, without moving the line. */
  margin: -12px 0;
  padding: 12px 0;
  font-weight: 500;
`
