import { jsonStore } from '@/services/browser/persisted-store'
import { type RegisterForm, restoreDraft, withoutPasswords } from '@/services/auth/register-form.rules'

const store = jsonStore<object | null>({
  key: 'arrenda:register',
  area: 'session',
  parse: (value) => (typeof value === 'object' ? value : null),
  isEmpty: (draft) => draft === null,
})

/** What was typed in this tab before a reload. */
export const readDraft = (): RegisterForm => restoreDraft(store.read())

export const saveDraft = (form: RegisterForm): void => void store.write(withoutPasswords(form))

export const deleteDraft = (): void => void store.write(null)
