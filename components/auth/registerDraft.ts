import { type RegisterForm, restoreDraft, withoutPasswords } from '@/services/auth/register-form.rules'

const KEY = 'arrenda:register'

/** What was typed in this tab before it was refreshed. */
export function readDraft(): RegisterForm {
  try {
    return restoreDraft(JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null'))
  } catch {
    return restoreDraft(null)
  }
}

export function saveDraft(form: RegisterForm): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(withoutPasswords(form)))
  } catch {
    // A browser that keeps nothing: the form works all the same.
  }
}

export function deleteDraft(): void {
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
