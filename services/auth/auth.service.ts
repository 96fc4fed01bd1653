import { deleteQuotationKey, deleteSession, readTokens, saveTokens } from '@/services/config/cookies'
import { bodyOf, http } from '@/services/http/client'
import { maySimulate } from './actor.rules'
import type {
  ChangePassword,
  LoginAnswer,
  LoginForm,
  PasswordCheckAnswer,
  PasswordResetConfirm,
  User,
} from './auth.schema'
import type { Register } from './register.schema'
import type { Session } from './sessions.schema'
import { actorOf } from './user.rules'

/** Opens a session and keeps its tokens. A quotation under way goes with it. */
export async function logIn(form: LoginForm, quotationId: number | null): Promise<User> {
  const { data } = await http.post<LoginAnswer>('/login', {
    ...form,
    ...(quotationId !== null && { quotation_id: quotationId }),
  })
  saveTokens(data)
  // The quotation is the company's now. Who may not simulate leaves it where it was.
  if (quotationId !== null && maySimulate({ ...actorOf(data.user), waitsFor: null })) deleteQuotationKey()
  return data.user
}

/** Ends the session. The tokens are deleted also when the call fails (specification, section 8). */
export async function logOut(): Promise<void> {
  const { refresh } = readTokens()
  try {
    if (refresh) await http.post('/logout', { refresh_token: refresh })
  } finally {
    deleteSession()
  }
}

export const getLoggedUser = (signal?: AbortSignal): Promise<User> =>
  bodyOf(http.get<User>('/get_logged_user', { signal }))

type CompanySwitch = { userId: number; companyId: number }

/** Makes a company the one that the user acts for. @returns the user as they are now */
export const switchCompany = ({ userId, companyId }: CompanySwitch): Promise<User> =>
  bodyOf(http.put<User>(`/user-switch-company/${userId}`, { company: companyId }))

/** Opens the account of a company; what came of it is told by mail. */
export async function register(form: Register): Promise<void> {
  await http.post('/register', form)
}

/** Which rules a password keeps, that of the common ones among them. */
export const checkPassword = (password: string, signal?: AbortSignal): Promise<PasswordCheckAnswer> =>
  bodyOf(http.post<PasswordCheckAnswer>('/password-rules/check', { password }, { signal }))

export async function changePassword(passwords: ChangePassword): Promise<void> {
  await http.post('/change_password', passwords)
}

/** Asks for a mail with a link; the answer is the same for every e-mail. */
export async function recoverPassword(email: string): Promise<void> {
  await http.post('/password_reset/', { email })
}

/** Sets a new password with the link of a mail. All sessions of the account end, that of this browser too. */
export async function resetPassword(reset: PasswordResetConfirm): Promise<void> {
  await http.post('/password_reset/confirm/', reset)
  deleteSession()
}

/** The person's own open sessions, the last used first. */
export const getSessions = (signal?: AbortSignal): Promise<Session[]> =>
  bodyOf(http.get<Session[]>('/sessions', { signal }))

/** Ends one session; null ends all but this one. */
export async function endSessions(id: string | null): Promise<void> {
  await http.delete(id === null ? '/sessions' : `/sessions/${id}`)
}
