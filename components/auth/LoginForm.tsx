import { Button, Input } from 'antd'
import { Form, Formik } from 'formik'
import Link from 'next/link'
import { useRef } from 'react'
import styled from 'styled-components'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { FormField } from '@/components/ui/forms/FormField'
import { PasswordField } from '@/components/ui/forms/PasswordField'
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
              {(control) => <Input {...control} type="email" autoComplete="username" />}
            </FormField>
            <div data-focus-first={email && true}>
              <PasswordField
                name="password"
                label="Senha"
                autoComplete="current-password"
                extra={<Forgotten href={paths.recoverPassword()}>Esqueci minha senha</Forgotten>}
              />
            </div>
            <Button type="primary" htmlType="submit" block loading={isSubmitting} style={wideButton}>
              Entrar
            </Button>
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
