import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextInput } from '@/components/ui/forms/TextInput'
import { Form, Formik } from 'formik'
import Router from 'next/router'
import { LeaveQuestion } from '@/components/layout/app/LeaveQuestion'
import { FormField } from '@/components/ui/forms/FormField'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { drawAt } from './frame'
// Imported up front: on a busy machine compiling takes longer than a test waits.
import '@/components/ui/dialogs/ConfirmDialogQuestion'

const HERE = '/platform/admin/products/24'
const push = jest.fn<Promise<boolean>, unknown[]>()
let comesBack: (state: { as: string }) => boolean = () => true

beforeEach(() => {
  push.mockReset().mockResolvedValue(true)
  window.history.replaceState({ key: 'here' }, '', HERE)
  const beforePopState = (listener: typeof comesBack) => (comesBack = listener)
  Object.assign(Router, { router: { push, beforePopState, asPath: HERE } })
})
afterEach(() => Object.assign(Router, { router: null }))

/** A page with a form, whose model was changed. */
async function changeModel({ save = () => Promise.resolve() } = {}) {
  drawAt(
    HERE,
    <>
      <Formik
        initialValues={{ model: 'VX14' }}
        onSubmit={async (values, { resetForm }) => {
          await save()
          resetForm({ values })
        }}
      >
        <Form>
          <FormField name="model" label="Modelo">
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormLeaveGuard />
          <button type="submit">Salvar</button>
        </Form>
      </Formik>
      <LeaveQuestion />
    </>,
  )
  await userEvent.type(screen.getByLabelText('Modelo'), ' Plus')
  await userEvent.tab()
}

/** Follows a link, and waits for nothing but what React draws. */
const goTo = (to: string) => act(async () => Promise.resolve(void Router.push(to)))
const closeTab = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return !event.defaultPrevented
}
const answer = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toHaveFocus())
}
const question = () => screen.findByRole('dialog', { name: 'Sair sem salvar?' })

describe('leaving a page with unsaved input', () => {
  it('by a link asks first; who stays keeps the input', async () => {
    await changeModel()
    await goTo('/platform/admin/orders')
    expect(await question()).toHaveTextContent('ainda não foi salvo')
    await answer('Continuar editando')
    expect(push).not.toHaveBeenCalled()
    expect(screen.getByLabelText('Modelo')).toHaveValue('VX14 Plus')
    expect(closeTab()).toBe(false)
  })

  it('goes on for who discards it, and asks no more', async () => {
    await changeModel()
    await goTo('/platform/admin/orders')
    await question()
    await answer('Sair sem salvar')
    expect(push.mock.calls.map(([to]) => to)).toEqual(['/platform/admin/orders'])
    expect(closeTab()).toBe(true)
  })

  it('by Back puts the address back and asks', async () => {
    await changeModel()
    const back = jest.spyOn(window.history, 'back').mockImplementation()
    window.history.replaceState({ key: 'list' }, '', '/platform/admin/products')
    await act(async () => {
      await Promise.resolve()
      expect(comesBack({ as: '/platform/admin/products' })).toBe(false)
    })
    expect([window.location.pathname, window.history.state]).toEqual([HERE, { key: 'here' }])
    await question()
    await answer('Sair sem salvar')
    expect(back).toHaveBeenCalledTimes(1)
    expect(comesBack({ as: '/platform/admin/products' })).toBe(true)
  })

  it.each([`${HERE}?aba=estoque`, '?aba=estoque'])('asks nothing for %s, a part of the same page', async (to) => {
    await changeModel()
    await goTo(to)
    expect(push).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('asks nothing once it is saved, nor after the old text was typed again', async () => {
    await changeModel()
    await userEvent.type(screen.getByLabelText('Modelo'), '{Backspace>5/}')
    expect(closeTab()).toBe(true)
    await userEvent.type(screen.getByLabelText('Modelo'), ' Pro')
    expect(closeTab()).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(closeTab()).toBe(true)
    await goTo('/platform/admin/orders')
    expect(push).toHaveBeenCalledTimes(1)
  })
})
